import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../../../src/lib/files.ts';
import { STUDIES } from '../../../src/model/files.ts';
import type { Text } from '../../../src/model/texts.ts';
import { place } from '../../../src/reader/checks.ts';
import { unusedFiles } from '../../../src/reader/unused.ts';
import { sampleIn } from '../../begin/sample.ts';
import type { Finding, Opened, Page, Rule } from '../finding.ts';
import {
  hashOfFile,
  hashOfText,
  isPictureFile,
  KNOWN,
  type SampleList,
  tellingTexts,
} from '../sample-list.ts';

const TOPIC = 'What is still the sample’s';

/** What came with the project and is not the owner’s yet: icons, wordmark, pictures, paintings, studies, texts. */
export const sampleRule: Rule = (opened) =>
  sampleIn(opened.root).isWhole() ? [tell(ALL, { inEditor: ALL_IN_EDITOR })] : stillThere(opened, KNOWN);

const ALL =
  'All of it, down to the name: this is the sample. `npm run begin` makes it yours, and so does “Make it mine” in `npm run edit`.';

const ALL_IN_EDITOR =
  'All of it, down to the name: this is the sample. “Make it mine”, in the bar, makes it yours.';

export function stillThere(opened: Pick<Opened, 'root' | 'pages' | 'files'>, known: SampleList): Finding[] {
  const { root, pages, files } = opened;
  // What no page uses is told of by itself.
  const unused = new Set(unusedFiles(root, files));
  const isSamples = (file: string) =>
    existsSync(join(root, file)) && known.files.has(hashOfFile(join(root, file)));
  const left = listFiles('content/**/*', root).filter(
    (file) => isPictureFile(file) && isSamples(file) && !unused.has(file),
  );
  const isStudy = (page: Page) => page.study !== undefined;
  const leftOn = (page: Page) =>
    tellingTexts(page.kind, page.source.value).filter(({ text }) => known.texts.has(hashOfText(text)));
  return [
    ...pictures(left),
    ...pages.filter((page) => !isStudy(page)).flatMap((page) => words(page, leftOn(page))),
    ...studies(pages.filter(isStudy), left, leftOn),
  ];
}

const tell = (sentence: string, where: Partial<Finding> = {}): Finding => ({
  severity: 'advice',
  topic: TOPIC,
  ...where,
  sentence,
});

/** Single files first, each with what it is; paintings as a number. */
function pictures(left: readonly string[]): Finding[] {
  const named: Record<string, string> = {
    'content/site/icon.svg':
      'The icon in browser tabs and on home screens: put your own in its place, or delete it and get your initial.',
    'content/site/hero.png': 'The cover of the Work page: put your own in its place.',
    'content/site/portrait.png': 'The photo on the About page: put your own in its place.',
    'content/site/social-ground.png':
      'What lies behind the picture of a shared link: keep it if you like it, or put your own in its place.',
  };
  const single = left.flatMap((file) => (named[file] ? [tell(named[file], { file })] : []));
  const others = left.filter((file) => !named[file] && !file.startsWith(STUDIES));
  if (others.length === 0) return single;
  const count = others.length === 1 ? 'One painting or picture' : `${others.length} paintings or pictures`;
  const folders = [...new Set(others.map((file) => posix.dirname(file)))].join(', ');
  return [
    ...single,
    tell(
      `${count} in ${folders}: put your own in their place, or delete content/fun.yaml and have no such page.`,
    ),
  ];
}

function words(page: Page, [first, ...more]: readonly Text[]): Finding[] {
  if (!first) return [];
  const count = more.length === 0 ? 'One text' : `${more.length + 1} texts, this one first`;
  return [tell(`${count}: “${shortened(first.text)}”`, place(page.source, first.path))];
}

/** A study nobody has touched is named; one that is being made one’s own says how much is left. */
function studies(pages: readonly Page[], left: readonly string[], leftOn: (page: Page) => Text[]): Finding[] {
  const whole: string[] = [];
  const partly: Finding[] = [];
  for (const page of pages) {
    const texts = leftOn(page);
    const [first] = texts;
    const files = left.filter((file) => file.startsWith(`${posix.dirname(page.source.file)}/`));
    if (!first && files.length === 0) continue;
    const all = tellingTexts(page.kind, page.source.value).length;
    if (texts.length === all) whole.push(String(page.address));
    else {
      const count = `${texts.length} of ${all} texts and ${files.length} pictures or films of ${page.address}`;
      const where = first ? place(page.source, first.path) : { file: page.source.file };
      partly.push(tell(`${count}${first ? `, first “${shortened(first.text)}”` : ''}`, where));
    }
  }
  if (whole.length === 0) return partly;
  const names = `${whole.length === 1 ? 'The case study' : `${whole.length} case studies`}: ${whole.join(', ')}`;
  const mend =
    'Write your own (`npm run new -- study my_route`), then delete these folders and their lines in content/work.yaml.';
  const inEditor = `${names}. Make your own, by “New study” in the list of pages, then delete these, each in its settings.`;
  return [tell(`${names}. ${mend}`, { inEditor }), ...partly];
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);
