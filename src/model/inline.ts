/** Text as data: what inline Markdown may say in a content file, and nothing else. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

export type RichText = Inline[];

/** The words alone, for titles, descriptions and counting. */
export function plainText(text: RichText): string {
  return text.map((part) => (part.kind === 'text' ? part.text : plainText(part.children))).join('');
}
