import { asYaml } from '../../src/lib/yaml-text.ts';
import { toWrite } from '../../src/model/starter.ts';
import { blockMenu } from './block-menu.ts';
import { STARTER_PICTURES } from './starter-pictures.ts';
import type { StarterWords } from './starter-words.ts';

export interface StudyAnswers {
  route: string;
  title: string;
  /** Empty: asked for in the file. */
  description: string;
  role: string[];
  /** Empty: left out for now. */
  timeline: string[];
  tools: string[];
  tags: string[];
  locked: boolean;
}

/** A study that already builds, with what is still to be written marked, and every kind of block at its end. */
export function studyFile(answers: StudyAnswers, words: StarterWords): string {
  const { route, title, description, role, timeline, tools, tags, locked } = answers;
  const { info, problem, design, takeaways } = words;
  const asked = (what: string) => toWrite(what, words.mark);
  const infoBlock = (name: string, items: string[]) =>
    items.length > 0 ? `  - title: ${name}\n    items: ${list(items)}\n` : '';
  const summary = words.summary.map((part) => `  - title: ${part.title}\n    text: ${asked(part.text)}`);
  return `# “${title}”. This file is the whole case study, and its folder’s name is its address: /${route}.
# What begins with “${words.mark}” is still yours to write; \`npm run doctor\` says how much of it is left.
# Every field is explained in docs/blocks.md, and every kind of block stands at the end of this file.

# ── The card and the header: anyone may read these, locked or not.
title: ${scalar(title)}
description: ${scalar(description || asked(words.description))}
tags: ${list(tags)}
locked: ${locked}
draft: true # Nothing of a draft is published. Take this line out when the study is written.

cover: # ${size('cover.png')}
  file: cover.png
  alt: ${asked(words.cover)}

info:
${infoBlock(info.role, role)}${infoBlock(info.timeline, timeline)}${infoBlock(info.tools, tools)}
${teaser(locked, asked(words.teaser))}

hero: # ${size('hero.png')}; the upright one for phones ${size('hero-portrait.png')}
  file: hero.png
  portrait: hero-portrait.png
  alt: ${asked(words.hero)}

# ── The thirty-second layer: someone who reads only this should still get the argument.
summary:
${summary.join('\n')}

facts:
  - value: ${scalar(timeline[0] ?? asked(words.figure))}
    label: ${asked(words.figureLabel)}

# ── The study itself. A block with \`section\` starts a section; one with only a \`title\` is a part of it.
blocks:
  - type: problem
    section: ${problem.section}
    title: ${asked(problem.title)}
    text:
      - ${asked(problem.text)}

  - type: picture
    section: ${design.section}
    title: ${asked(design.title)}
    text:
      - ${asked(design.text)}
    figure:
      picture: # ${size('screen.png')}
        file: screen.png
        alt: ${asked(design.alt)}
      caption: ${asked(design.caption)}

  - type: takeaways
    section: ${takeaways.section}
    title: ${asked(takeaways.title)}
    takeaways:
      - title: ${asked(takeaways.lesson)}
        text:
          - ${asked(takeaways.text)}

  # ── Every kind of block. Copy one up to where it belongs and take the “# ” away: it works as it stands,
  # ── with the starter picture, and then you make it yours. Delete the rest of this list whenever you like.

${blockMenu()}`;
}

/** What a locked study says in front of its lock; an open one keeps it as a comment. */
function teaser(locked: boolean, asked: string): string {
  const lines = `teaser:\n  - ${asked}`;
  return locked ? lines : `# For the day you lock it.\n${lines.replaceAll(/^/gm, '# ')}`;
}

const size = (name: string) => {
  const picture = STARTER_PICTURES.find(({ file }) => file === name);
  return picture ? `${picture.width} × ${picture.height}, sharp from ${picture.sharpFrom} wide` : '';
};

const scalar = (text: string) => asYaml(text, { lineWidth: 0 });
const list = (items: string[]) =>
  asYaml(items, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false });
