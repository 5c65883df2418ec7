import { places } from '../../src/model/places.ts';
import { starterPicture } from '../new/starter-picture.ts';
import { STARTER_PICTURES } from '../new/starter-pictures.ts';
import { readWordFile } from './word.ts';

/** A card that says which picture goes there, and how large. */
const starter = (file: string): Promise<Buffer> =>
  starterPicture(
    STARTER_PICTURES.find((one) => one.file === file) ?? {
      file,
      width: 800,
      height: 800,
      place: places.persona.name,
    },
  );

/** What bringing something in takes besides what is in src. */
export const HELPERS = { word: readWordFile, starter };
