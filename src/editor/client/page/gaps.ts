const GAP = /(\{\w+\})/;

/** A piece of a text: words, or a gap that the site fills, by its name and what stands in it here. */
export type Piece = { kind: 'words'; text: string } | { kind: 'gap'; name: string; shown: string };

export const gapsIn = (text: string): string[] => text.split(GAP).filter((part) => GAP.test(part));

/** A text in pieces, and what stands before it, as far as the page shows it. */
export function piecesOf(text: string, shown = text): { pieces: Piece[]; lead: string } {
  const parts = text.split(GAP).filter((part) => part !== '');
  const pattern = parts.map((part) => (GAP.test(part) ? '(.*?)' : escaped(part))).join('');
  const [, lead = '', ...fills] = new RegExp(`^(.*?)${pattern}$`, 's').exec(shown) ?? [];
  const pieces = parts.map((part): Piece => {
    if (!GAP.test(part)) return { kind: 'words', text: part };
    return { kind: 'gap', name: part, shown: fills.shift() || inWords(part) };
  });
  return { pieces, lead };
}

/** Where a page does not show what fills it. */
const inWords = (gap: string) => gap.slice(1, -1);

/** A gap is one thing: it can be taken out as a whole, and nothing can be typed into it. */
export function chipOf({ name, shown }: { name: string; shown: string }): HTMLElement {
  const chip = document.createElement('span');
  chip.dataset.gap = name;
  chip.contentEditable = 'false';
  chip.textContent = shown;
  chip.title = 'The site fills this in.';
  return chip;
}

export function fillPieces(field: HTMLElement, pieces: readonly Piece[]): void {
  field.replaceChildren(
    ...pieces.map((piece) => (piece.kind === 'gap' ? chipOf(piece) : document.createTextNode(piece.text))),
  );
}

/** What was typed, as it is written: one line, with its gaps by their names. */
export function readPieces(field: Node): string {
  return [...field.childNodes]
    .map((node) => {
      if (node instanceof HTMLElement && node.dataset.gap) return node.dataset.gap;
      return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : readPieces(node);
    })
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ');
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
