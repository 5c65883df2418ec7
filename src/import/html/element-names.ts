/** The elements that HTML has or had. Any other name between the same two signs is a component’s, or a word. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image
  img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol
  optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select
  slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time
  title tr track tt u ul var video wbr xmp`.split(/\s+/),
);

/** `br`, `BR` and `Br`; but `<Button>` is a button that a person, or React, speaks of. */
export const isHtmlElement = (name: string): boolean =>
  ELEMENTS.has(name.toLowerCase()) && (name.length < 4 || !/^[A-Z].*[a-z]/.test(name));
