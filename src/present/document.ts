import { OPENING_ID, type Opening, ROOT_ID } from './client/opening.ts';

interface DocumentParts {
  title: string;
  language: string;
  direction: 'ltr' | 'rtl';
  opening: Opening;
  /** Tags that stand in the head: styles, a policy. */
  head: string;
  /** What runs it, as a tag. */
  script: string;
  /** What a file carries along. */
  carried?: string;
  /** Where changes of the content are told. */
  changes?: string;
}

/** The one document of a talk: stage, presenter window, and what there is to choose from. */
export function talkDocument(parts: DocumentParts): string {
  const { title, language, direction, opening, head, script, carried = '', changes } = parts;
  const attributes = [
    `lang="${safe(language)}"`,
    `dir="${direction}"`,
    ...(direction === 'rtl' ? ['data-mirrored'] : []),
    // The colours of pages that are read: what a study’s drawings were judged on.
    'data-read',
    ...(changes ? [`data-changes="${safe(changes)}"`] : []),
  ];
  return `<!doctype html>
<html ${attributes.join(' ')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${safe(title)}</title>
${head}
</head>
<body>
<div id="${ROOT_ID}"></div>
<noscript>Slides need JavaScript: switch it on for this page.</noscript>
${carried}
<script type="application/json" id="${OPENING_ID}">${inScript(JSON.stringify(opening))}</script>
${script}
</body>
</html>
`;
}

/** Nothing inside can end the element it stands in. */
export const inScript = (text: string): string => text.replaceAll('<', '\\u003c');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const safe = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
