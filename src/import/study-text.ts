import { Document, visit } from 'yaml';
import { harmless } from '../lib/harmless.ts';
import { coded, needsCodes, needsQuotes, writeTexts } from '../lib/yaml-text.ts';
import { markIn } from '../model/starter.ts';

/** As wide as the sample’s files are. */
const WIDTH = 110;

/** Above these fields a line says what begins there. */
const REMARKS: Record<string, string> = {
  summary: '\n# ── The thirty-second layer: someone who reads only this should still get the argument.',
  blocks:
    '\n# ── The study itself. A block with `section` starts a section; one with only a `title` is a part of it.',
  cover: '',
  info: '',
  hero: '',
  facts: '',
};

/** Behind it, so that it goes with its line. */
const DRAFT = 'draft: true # Nothing of a draft is published. Take this line out when the study is right.\n';

/** study.yaml of a study that was brought in. */
export function studyText(
  value: Record<string, unknown>,
  { route, from, language }: { route: string; from: string; language: string },
): string {
  // A remark has no codes: what no file may hold is not said in it.
  const said = (text: string) => harmless(text).replaceAll('\uFFFD', '');
  const head = `# “${said(String(value.title))}”, brought in from ${said(from)}. Its folder’s name is its address: /${route}.
# What begins with “${markIn(language)}” was not in the source; \`npm run doctor\` says how much of it is left.
# Every field is explained in docs/blocks.md.
`;
  const fields = Object.entries(value).map(([key, one]) => {
    const remark = REMARKS[key];
    if (key === 'draft' && one === true) return DRAFT;
    return `${remark === undefined ? '' : `${remark}\n`}${written({ [key]: one })}`;
  });
  return `${head}\n${fields.join('')}`;
}

function written(value: unknown): string {
  const document = new Document(value);
  writeTexts(document, WIDTH - 30, (text) => needsQuotes(text) || needsCodes(text));
  visit(document, {
    Seq(_, node) {
      // Tags and items of the header stand in a line.
      node.flow =
        node.items.every(
          (item) =>
            typeof (item as { value?: unknown }).value === 'string' &&
            String((item as { value: string }).value).length < 24,
        ) && node.items.length < 5;
    },
  });
  return coded(document.toString({ lineWidth: WIDTH, flowCollectionPadding: false }));
}
