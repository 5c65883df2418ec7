/**
 * A page’s style sheet for a shadow tree, where a slide wears the site’s look in the midst of the editor, which has its
 * own: what it says of the document is said of the slide’s host.
 */
export function inShadow(css: string): string {
  return css
    .replaceAll(
      /(?::root)+((?:\[[^\]]*\]|:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\))*)/g,
      (_, which: string) => (which ? `:host(${which})` : ':host'),
    )
    .replaceAll(/(?<=^|[{},;\s])html(?=[\s{,])/g, ':host');
}
