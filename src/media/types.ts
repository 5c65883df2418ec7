/** Every kind of file made here, by its ending. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  txt: 'text/plain; charset=utf-8',
  bin: 'application/octet-stream',
};

/** The media type of a file. One that is not known here is a mistake in the code, and stops the build. */
export function mediaType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const type = TYPES[ending];
  if (!type || !Object.hasOwn(TYPES, ending))
    throw new Error(`The media type of ${file} is not known. Add it to src/media/types.ts.`);
  return type;
}
