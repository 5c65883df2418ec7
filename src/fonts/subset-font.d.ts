declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Narrows a variable font’s axes to a range, or pins them to one value. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Leaves every letter in: the font is only written anew. */
    keepAllGlyphs?: boolean;
    /** Names that would be left out. */
    preserveNameIds?: number[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
