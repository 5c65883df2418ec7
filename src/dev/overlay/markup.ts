import type { ExcerptLine, Mistake, Report } from './report.ts';

/** More than anyone mends before saving. */
const SHOWN = 50;

/** The inside of the overlay, as HTML. The owner's own words are in it, so everything is escaped. */
export function drawReport({ mistakes }: Report): string {
  return `
<div class="head">
  <p class="kicker">Only you see this</p>
  <h1 id="title">${heading(mistakes.length)}</h1>
  <button type="button" data-hide autofocus>Hide <kbd>Esc</kbd></button>
</div>
<div id="list" role="region" tabindex="0" aria-label="What to mend">
  <ol>${mistakes.slice(0, SHOWN).map(drawMistake).join('')}</ol>
  ${mistakes.length > SHOWN ? `<p class="more">And ${mistakes.length - SHOWN} more, which show as these are mended.</p>` : ''}
</div>
<p class="foot">Save the file and this goes away by itself. Visitors see nothing of it: a build stops here.</p>`;
}

export const heading = (count: number): string =>
  count === 1 ? 'One thing in the content to mend' : `${count} things in the content to mend`;

function drawMistake({ file, line, field, fault, mend, right, excerpt }: Mistake): string {
  const at = line === undefined ? file : `${file}:${line}`;
  return `<li>
  <p class="where"><code class="file">${safe(at)}</code>${field ? `<span class="field">${safe(field)}</span>` : ''}</p>
  <h2>${words(fault)}</h2>
  ${excerpt.length > 0 ? `<pre><code>${excerpt.map(drawLine).join('')}</code></pre>` : ''}
  ${mend ? `<div class="mend"><p>${words(mend)}</p>${right ? `<p class="right">So: <code>${safe(right)}</code></p>` : ''}</div>` : ''}
</li>`;
}

/** The line that is wrong is marked by colour, by an arrow, and in words for those who see neither. */
function drawLine({ number, text, isMarked }: ExcerptLine): string {
  const spoken = isMarked ? '<span class="spoken">this line: </span>' : '';
  return `<span class="line"${isMarked ? ' data-marked' : ''}><span class="number" aria-hidden="true">${number}</span>${spoken}<span class="text">${safe(text)}</span></span>`;
}

/** Names in backticks are set as code. */
const words = (text: string) => safe(text).replaceAll(/`([^`]+)`/g, '<code class="named">$1</code>');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
