import type { PrintFace } from './print.ts';

/** A stretch of text in one face; none has its letters where there is no face. */
export interface FaceRun {
  text: string;
  face: PrintFace | undefined;
}

const graphemes = new Intl.Segmenter('en-CA');
/** Up to here a text is a line that is seen as one: a name, a title. */
const LINE = 60;

/**
 * Parts a text by the faces that draw it. A short line, else each word, is kept in one family where any has all its
 * letters: a name whose one letter comes from elsewhere looks like a mistake.
 */
export function faceRuns(text: string, faces: readonly PrintFace[]): FaceRun[] {
  const families = [...new Set(faces.map(({ family }) => family))].map((family) =>
    faces.filter((face) => face.family === family),
  );
  const runs: FaceRun[] = [];
  const whole = text.normalize('NFC');
  const familyOf = (letters: readonly string[]) =>
    families.find((some) => letters.every((letter) => faceOf(letter, some)));
  const line = whole.length <= LINE ? familyOf(lettersOf(whole)) : undefined;
  for (const word of whole.split(/(\s+)/)) {
    const letters = lettersOf(word);
    const family = line ?? familyOf(letters);
    for (const letter of letters) {
      // A space is the same everywhere: it stays with the word before it.
      const before = runs.at(-1);
      const face =
        before?.face && isSpace(letter) && hasAll(before.face, letter)
          ? before.face
          : faceOf(letter, family ?? faces);
      if (before && before.face === face) before.text += letter;
      else runs.push({ text: letter, face });
    }
  }
  return runs;
}

/** The letters and digits of a text that no face has, each once. Signs and emoji are not missed. */
export function lettersMissing(text: string, faces: readonly PrintFace[]): string[] {
  const missing = faceRuns(text, faces).flatMap((run) => (run.face ? [] : [...run.text]));
  return [...new Set(missing.filter((letter) => /[\p{L}\p{N}]/u.test(letter)))];
}

const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

const isSpace = (letter: string) => /^\s$/.test(letter);

const faceOf = (letter: string, faces: readonly PrintFace[]) => faces.find((face) => hasAll(face, letter));

/** Joiners and variation selectors only guide the shaping. */
const hasAll = (face: PrintFace, letter: string) =>
  [...letter].every(
    (character) =>
      /^\p{Default_Ignorable_Code_Point}$/u.test(character) || face.has(character.codePointAt(0) ?? 0),
  );
