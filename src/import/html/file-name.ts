/** Programs write a file’s name where an alternative text belongs: that is none. */
export function isFileName(alt: string, address: string): boolean {
  const file = address.split(/[\\/]/).at(-1) ?? '';
  let name = file;
  try {
    name = decodeURIComponent(file);
  } catch {
    // a percent sign that is one
  }
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\.[a-z0-9]{2,5}$/, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return (
    alt === '' ||
    plain(alt) === plain(name) ||
    /\.(png|jpe?g|gif|webp|svg|heic|tiff?|bmp|avif)$/i.test(alt) ||
    /^(untitled|image|picture|photo|img|screenshot|screen shot)[\s_-]*\d*$/i.test(alt)
  );
}
