import { readWordFile } from './word.ts';

/** A card that says which picture goes there, and how large. What draws it is loaded with the first. */
async function starter(file: string): Promise<Buffer> {
  const [{ starterPicture }, { STARTER_PICTURES }, { places }] = await Promise.all([
    import('../new/starter-picture.ts'),
    import('../new/starter-pictures.ts'),
    import('../../src/model/places.ts'),
  ]);
  return starterPicture(
    STARTER_PICTURES.find((one) => one.file === file) ?? {
      file,
      width: 800,
      height: 800,
      place: places.persona.name,
    },
  );
}

/** What bringing something in takes besides what is in src. */
export const HELPERS = { word: readWordFile, starter };
