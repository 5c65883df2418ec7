import { afterEach, describe, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import type { Words } from '../model/words.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { openContent } from './read.ts';

let remove = () => {};
afterEach(() => remove());

/** The site whose settings say this, and nothing of the frame beside. */
async function siteSaying(said: Record<string, unknown>) {
  const files = rightContent();
  const { labels, footer, notFound, gate, ...rest } = files['site.yaml'] ?? {};
  const folder = await contentFolder({ ...files, 'site.yaml': { ...rest, ...said } });
  remove = folder.remove;
  const { site, problems } = await openContent(folder.root);
  return { site: site?.data, told: problems.map(({ message, field }) => `${field}: ${message}`) };
}

/** The mail with a private link is nowhere on the site. */
const frame = ({ mail: _, ...words }: Words) => words;

describe('The words of the frame', () => {
  test('are English where the settings say nothing', async () => {
    const { site, told } = await siteSaying({});
    expect(told).toEqual([]);
    expect(site).toMatchObject({ language: 'en-CA', ...frame(en) });
  });

  test('follow the language', async () => {
    const { site } = await siteSaying({ language: 'fr-ca' });
    expect(site).toMatchObject({ language: 'fr-CA', ...frame(fr) });
  });

  test('give way to the owner’s, one by one', async () => {
    const { site } = await siteSaying({ language: 'fr-CA', gate: { unlock: 'ENTRER' } });
    expect(site?.gate).toEqual({ ...fr.gate, unlock: 'ENTRER' });
  });

  test('of the owner are checked like any other field', async () => {
    const { told } = await siteSaying({ labels: { sumary: 'In short' }, footer: { thanks: '' } });
    expect(told).toEqual([
      'labels.sumary: There is no field called `sumary`. Did you mean `summary`?',
      'footer.thanks: This is empty. Fill it in. It is: the thanks message.',
    ]);
  });

  test('an unknown language is told, with how to write one', async () => {
    const { told } = await siteSaying({ language: 'french' });
    expect(told).toEqual([expect.stringMatching(/^language: This is no language that is known\. .*fr-CA/)]);
  });
});
