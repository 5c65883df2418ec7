/** What design programs keep their work in, by its ending: whatever its bytes are, the mend is in the program. */
const DESIGNS: Record<string, string> = {
  fig: 'is a Figma file. In Figma, select the frame, Export, PNG 2x.',
  jam: 'is a FigJam file. In FigJam, select what to show, Export, PNG 2x.',
  sketch: 'is a Sketch file. In Sketch, select the artboard, Make Exportable, PNG 2x, Export.',
  xd: 'is an Adobe XD file. In XD, select the artboard, File → Export → Selected, PNG 2x.',
  ai: 'is an Illustrator file. In Illustrator, File → Export → Export As, PNG or SVG.',
};

/** What to do with a file of a design program, in a sentence; undefined if it is none. */
export function whyDesign(file: string): string | undefined {
  const says = DESIGNS[/\.(\w+)$/.exec(file.toLowerCase())?.[1] ?? ''];
  return says && `${file} ${says}`;
}
