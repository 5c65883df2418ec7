// Whatever slips, and wherever in a file: the line that is told is the line that it slipped on.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceOf } from '../source.ts';
import { readYaml } from '../yaml-file.ts';

const LOOK = `look: workshop # the one that comes along
colours: # four, used exactly as written
  ground: '#ffffff' # what everything stands on
  text: '#2b2420' # headings and running text
  accent: '#f4be35' # buttons
typefaces: # each by name
  heading: Lexend # headings
  text: Kumbh Sans # everything else
corners: 16 # pixels
`;
const SKILLS = `intro:
  - Hello, I’m Ada.
resume:
  summary: A designer.
  skills:
    - title: Research
      items: [Interviews, Personas]
    - title: Making
      items: [Paper]
`;
const STUDY = readFileSync(
  `${import.meta.dirname}/../../../tests/content/case-studies/ferry/study.yaml`,
  'utf8',
);
const files = [LOOK, SKILLS, STUDY];

/** Any field, one that others stand below, and one with a text on its line. */
const FIELD = /^ *(- )*[\w-]+:(\s|$)/;
const OVER = /^ *(- )*[\w-]+:\s*$/;
const WITH = /^ *(- )*[\w-]+: [^>|\s#"'[{]/;

test.each<[string, RegExp, (line: string) => string]>([
  ['a bracket behind a name', OVER, (line) => line.replace(/:\s*$/, ': [')],
  ['a curly bracket behind a name', OVER, (line) => line.replace(/:\s*$/, ': {')],
  ['the end of a bracket behind a name', OVER, (line) => line.replace(/:\s*$/, ': ]')],
  ['a bracket before a text', WITH, (line) => line.replace(': ', ': [')],
  ['a curly bracket before a text', WITH, (line) => line.replace(': ', ': {')],
  ['a list in brackets without its end', /: \[.*\]$/, (line) => line.replace(/\]$/, '')],
  ['a name without its colon', WITH, (line) => line.replace(': ', ' ')],
  ['a name without its colon, over a group', OVER, (line) => line.replace(':', '')],
  ['a colon without its space', WITH, (line) => line.replace(': ', ':')],
  ['a colon too many', WITH, (line) => `${line}: more`],
  ['a quote without its end', WITH, (line) => line.replace(': ', ': "')],
  ['an apostrophe before a text', WITH, (line) => line.replace(': ', ": '")],
  ['a dash behind a name', WITH, (line) => line.replace(': ', ': - ')],
  ['a dash without its space', /^ *- \w/, (line) => line.replace('- ', '-')],
  ['one space more', FIELD, (line) => ` ${line}`],
  ['one space less', /^ +(- )*[\w-]+:(\s|$)/, (line) => line.slice(1)],
  ['a tab', /^ {2}\S/, (line) => `\t${line.slice(2)}`],
])('%s is told on its own line, and not in the words of the parser', (_slip, where, slip) => {
  const wrong: string[] = [];
  let tries = 0;
  for (const text of files) {
    const lines = text.split('\n');
    for (const [at, line] of lines.entries()) {
      if (!where.test(line)) continue;
      const found = readYaml(sourceOf('content/x.yaml', lines.with(at, slip(line)).join('\n')));
      // Some of them can be read after all: what stands there then is for whoever knows the fields.
      if (!('problems' in found)) continue;
      tries += 1;
      const [{ line: told, message = '' } = {}] = found.problems;
      if (told !== at + 1 || message.includes('cannot be read ('))
        wrong.push(`${at + 1} (${slip(line).trim()}), told on ${told}: ${message}`);
    }
  }
  expect(tries).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
