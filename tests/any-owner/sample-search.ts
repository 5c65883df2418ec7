// Whether anything of the sample is left where a site has become somebody’s own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles, readText } from '../../src/lib/files.ts';
import { kindOf } from '../../src/model/files.ts';
import { hashOfFile, isPictureFile, listSample, tellingTexts } from '../../tools/doctor/sample-list.ts';
import { expect } from '../helpers/test.ts';

const home = process.cwd();

/** Every sentence of the sample; its names and titles as words; the addresses of its studies. */
function said(): { sentences: string[]; names: RegExp[] } {
  const pages = listFiles('content/**/*.yaml', home).flatMap((file) => {
    const kind = kindOf(file);
    return kind ? [{ kind, value: parse(readText(file)) }] : [];
  });
  const titles = pages.flatMap(({ value }) => [
    ...(value.tabTitle ? [value.title, value.tabTitle] : [value.title ?? []].flat()),
    ...(value.paintings ?? []).map(({ title }: { title: string }) => title),
  ]);
  const { owner, url } = parse(readText('content/site.yaml'));
  const routes = listFiles('content/case-studies/*/study.yaml', home).map((file) => file.split('/')[2] ?? '');
  const words = [...titles, ...owner.name.split(' '), owner.email, owner.linkedin, url, ...routes];
  const sentences = pages.flatMap(({ kind, value }) => tellingTexts(kind, value).map(({ text }) => text));
  return {
    sentences: sentences.filter((text) => text.length >= 24),
    names: words.map((word) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(word)}(?![\\p{L}\\d])`, 'u')),
  };
}

const TEXT = /\.(ya?ml|txt|html?|xml|json|webmanifest|svg|css|js|mjs)$|^_headers$/;

/** What of it stands in a folder’s files or their names. */
export function sampleWordsIn(folder: string): string[] {
  const { sentences, names } = said();
  expect(sentences.length).toBeGreaterThan(500);
  expect(names.length).toBeGreaterThan(20);
  return listFiles('**/*', folder)
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const inWords = file.endsWith('js') ? [] : names.filter((name) => name.test(text) || name.test(file));
      return [...sentences.filter((one) => text.includes(one)), ...inWords].map((one) => `${file}: ${one}`);
    });
}

/** The pictures in a folder that are the sample’s to the byte. */
export function samplePicturesIn(folder: string): string[] {
  const { files } = listSample(home);
  return listFiles('**/*', folder).filter(
    (file) => isPictureFile(file) && files.has(hashOfFile(join(folder, file))),
  );
}
