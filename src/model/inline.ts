/** Text as data: what inline Markdown may say in a content file, and nothing else. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

export type RichText = Inline[];

const KINDS: readonly unknown[] = ['text', 'emphasis', 'strong', 'link'] satisfies Inline['kind'][];

export const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.length > 0 && value.every((part) => KINDS.includes(part?.kind));

/** The words alone, for titles, descriptions and counting. */
export function plainText(text: RichText): string {
  return text.map((part) => (part.kind === 'text' ? part.text : plainText(part.children))).join('');
}
