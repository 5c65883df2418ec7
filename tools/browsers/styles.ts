import postcss, { type Container, type Document } from 'postcss';

export interface Use {
  /** What a person would call it: `text-wrap: pretty`. */
  what: string;
  key: string;
  line: number;
}

/** Every part of the platform that a style sheet uses and that the tables may know. */
export function usedByStyles(css: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(css).walk((node) => {
    const line = node.source?.start?.line ?? 0;
    const note = (what: string, ...keys: string[]) => uses.push(...keys.map((key) => ({ what, key, line })));
    // What asks first whether the browser knows it has thought of those that do not.
    if (isAsked(node.parent)) return;
    if (node.type === 'atrule') note(`@${node.name}`, `css.at-rules.${node.name}`);
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        note(`:${name}`, `css.selectors.${name}`);
    if (node.type !== 'decl' || node.prop.startsWith('--')) return;
    note(node.prop, `css.properties.${node.prop}`);
    for (const [, word = '', bracket] of node.value.matchAll(/(?<![\w-])([a-z][a-z-]*)(\()?(?![\w-])/g))
      if (bracket) note(`${node.prop}: ${word}()`, `css.types.${word}`, `css.types.color.${word}`);
      else note(`${node.prop}: ${word}`, `css.properties.${node.prop}.${word}`);
  });
  return uses;
}

function isAsked(node: Container | Document | undefined): boolean {
  if (!node || node.type === 'root' || node.type === 'document') return false;
  if (node.type === 'atrule' && 'name' in node && node.name === 'supports') return true;
  return isAsked(node.parent as Container | undefined);
}
