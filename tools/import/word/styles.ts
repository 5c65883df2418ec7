import { all, child, isOn, value } from './dom.ts';

/** What a style says that the library does not ask it for. */
export interface Style {
  /** In small letters. */
  name: string;
  /** The level of a heading, from 0 on. */
  outline?: number | undefined;
  list?: string | undefined;
  level?: string | undefined;
  isHidden: boolean;
}

export function stylesIn(document: Document | undefined): Map<string, Style> {
  const styles = new Map<string, Style>();
  if (!document) return styles;
  const elements = new Map(all(document, ['w:style']).map((style) => [value(style, 'styleId') ?? '', style]));
  for (const [id, element] of elements) {
    const chain: Element[] = [];
    for (
      let one: Element | undefined = element;
      one && !chain.includes(one);
      one = elements.get(value(child(one, 'w:basedOn'), 'val') ?? '')
    )
      chain.push(one);
    const first = <T>(read: (style: Element) => T | undefined): T | undefined =>
      chain.map(read).find((said) => said !== undefined);
    const named = (style: Element) => (value(child(style, 'w:name'), 'val') ?? '').toLowerCase();
    const outline = first((style) => {
      const [, number] = /^heading ([1-9])$/.exec(named(style)) ?? [];
      const said = value(child(style, 'w:pPr', 'w:outlineLvl'), 'val');
      return said !== undefined ? Number(said) : number ? Number(number) - 1 : undefined;
    });
    styles.set(id, {
      name: named(element),
      outline,
      list: first((style) => value(child(style, 'w:pPr', 'w:numPr', 'w:numId'), 'val')),
      level: first((style) => value(child(style, 'w:pPr', 'w:numPr', 'w:ilvl'), 'val')),
      isHidden: first((style) => hiddenBy(child(style, 'w:rPr'))) ?? false,
    });
  }
  return styles;
}

/** Whether it is said that words are hidden, or that they are not. */
export function hiddenBy(about: Element | undefined): boolean | undefined {
  const said = child(about, 'w:vanish');
  return said && isOn(said);
}
