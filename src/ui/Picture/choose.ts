import type { PictureVariant } from '../../model/picture.ts';

/** The smallest file that fills the pixels, as the browser would choose from a srcset. */
export function chooseVariant(
  variants: readonly PictureVariant[],
  { pixels, knowsAvif }: { pixels: number; knowsAvif: boolean },
): PictureVariant | undefined {
  const format = knowsAvif && variants.some((variant) => variant.format === 'avif') ? 'avif' : 'webp';
  const sizes = variants.filter((variant) => variant.format === format).toSorted((a, b) => a.width - b.width);
  return sizes.find(({ width }) => width >= pixels) ?? sizes.at(-1);
}

// One grey pixel. There is no other way to ask.
const AVIF =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=';

let answer: Promise<boolean> | undefined;
export function knowsAvif(): Promise<boolean> {
  answer ??= (async () => {
    const image = new Image();
    image.src = AVIF;
    return image.decode().then(
      () => true,
      () => false,
    );
  })();
  return answer;
}
