import postcss from 'postcss';

/** Weighs nothing, so that among the owner’s rules the same ones win. */
const NOT_EDITOR = ':where(:not([data-editor],[data-editor] *))';
/** What a selector ends in that is no element: `::before`, `::marker`, `::part(x):hover`. */
const ENDING =
  /(?:::?(?:before|after|first-line|first-letter)|::[\w-]+(?:\([^)]*\))?)?(?::[\w-]+(?:\([^)]*\))?)*$/;

/** The owner’s own style sheet as it is put on while editing: the editor’s parts stand on the same page, and stay as they are. */
export function keptOff(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const isOfKeyframes =
      rule.parent?.type === 'atrule' && /keyframes$/i.test((rule.parent as postcss.AtRule).name);
    if (isOfKeyframes) return;
    rule.selectors = rule.selectors.map((selector) => {
      const at = ENDING.exec(selector)?.index ?? selector.length;
      return `${selector.slice(0, at)}${NOT_EDITOR}${selector.slice(at)}`;
    });
  });
  return sheet.toString();
}
