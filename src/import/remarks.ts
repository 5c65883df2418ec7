import type { NotCarried } from './source.ts';

/** Remarks that no reader of the page sees, and what is shown from another note. */
export function withoutRemarks(
  text: string,
  notCarried: NotCarried[],
  asWritten: (piece: string) => string,
): string {
  const tell = (what: string, why: string, words: string) => {
    notCarried.push({ what, place: 'in the file', why, words: asWritten(words.trim()) });
    return '';
  };
  return text
    .replaceAll(/!\[\[([^[\]\n]+)\]\]/g, (link, words: string) =>
      /\.(?!md)\w+$/i.test(words.replace(/[|#].*$/, '').trim())
        ? link
        : tell(
            'a part of another note',
            'It shows what another page says. Bring that page too, and put in what you need of it.',
            words,
          ),
    )
    .replaceAll(REMARK, (_, ...said: (string | undefined)[]) => {
      const remark = said.find((one) => one !== undefined) ?? '';
      return remark.trim() && !OF_PROGRAMS.test(remark)
        ? tell('a remark', 'Nobody who reads the page sees it.', remark)
        : '';
    })
    .replaceAll(
      /^export (?:default|const|let|function|async|class) [\s\S]*?(?=\n\s*\n|(?![\s\S]))/gm,
      (lines) => tell('lines of a program', 'What a page does is never carried, only what it says.', lines),
    );
}

/** `<!-- … -->`, Obsidian’s `%%…%%`, MDX’s braces, and a definition that leads nowhere: `[//]: # (…)`. */
const REMARK =
  /<!--([\s\S]*?)-->|\{\/\*([\s\S]*?)\*\/\}|%%([^%\n]+)%%|^%%[ \t]*\n([\s\S]*?)\n%%[ \t]*$|^ {0,3}\[[^[\]\n]*\]:[ \t]*(?:#|<>)[ \t]+(?:\((.*)\)|"(.*)"|'(.*)')[ \t]*$/gm;

/** What programs note for themselves: how large a picture is, where a beginning ends, which block this was. */
const OF_PROGRAMS =
  /^\s*(?:\{.*\}|\/?wp:.*|\/?kg-card.*|more|truncate|excerpt|\/?toc|prettier-.*|markdownlint-.*|#?(?:end)?region.*)\s*$/is;
