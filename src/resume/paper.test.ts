import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { charactersOf } from '../fonts/characters.ts';
import { chosenBy } from '../fonts/chosen.ts';
import { printFaces } from '../fonts/print.ts';
import { TYPEFACES } from '../model/typefaces.ts';
import { Paper, type Style, type Voices } from './paper.ts';

const PLACES = [
  'Toronto, Canada',
  'Halifax, Nova Scotia',
  'Saint John’s, NL, Canada',
  'Trois-Rivières (Québec)',
  'New York, NY, USA',
  'Łódź, Polska',
  'Hà Nội, Việt Nam',
  'תל אביב',
];
const STYLE: Style = { voice: 'plain', size: 12, colour: '#000' };

test.each(TYPEFACES)('in %s a text that has just its own room stays on one line', async (name) => {
  const root = mkdtempSync(join(tmpdir(), 'paper-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const chosen = await chosenBy(root, { typefaces: { heading: name, text: name } });
  const characters = [...new Set(charactersOf(root) + PLACES.join(''))].join('');
  const faces = await printFaces(root, 'text', 'plain', characters, chosen);
  const voice = { faces, weight: 400 };
  const voices: Voices = { plain: voice, strong: voice, heading: voice };
  const date = new Date(0);
  const info = { Title: 'T', Author: 'A', Subject: 'S', CreationDate: date, ModDate: date };
  const broken = (['LETTER', 'A4'] as const).flatMap((size) => {
    const margin = { side: 54, top: 44 };
    const paper = new Paper({ size, margin, leading: 1, direction: 'ltr', language: 'en', info, voices });
    return PLACES.filter((place) => {
      const { y } = paper;
      // As whoever puts it at the end of a line works it out: what is left beside the rest.
      const from = paper.width - paper.widthOf(place, STYLE);
      paper.text('P', place, STYLE, { from, isAtEnd: true });
      return paper.y - y > STYLE.size;
    }).map((place) => `${place} on ${size}`);
  });
  expect(broken).toEqual([]);
});
