// The limit: what a page could be at best. Written by hand, once, for every page: its heading and first lines, its
// largest picture, its fonts and a few lines of style, with no script and nothing else to fetch.

/** A bare page with the same fonts as the built page it is given, and the picture that is its largest. */
export function limitPage(html: string, largest: string): string {
  const picture = largest.replaceAll(/ (loading|decoding|fetchpriority)="\w+"/gi, '');
  const fontFaces = html.match(/@font-face\{[^}]*\}/g) ?? [];
  const stack = (role: string) => new RegExp(`--font-${role}:([^;}]+)`).exec(html)?.[1] ?? 'sans-serif';
  const weight = /--heading-weight:(\d+)/.exec(html)?.[1] ?? 600;
  const preloads = html.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Limit</title>
<link rel="icon" href="data:,">${preloads.join('')}
<style>${fontFaces.join('')}
body{margin:0 auto;max-width:1280px;padding:64px 36px;font:1.125rem/1.6 ${stack('body')};color:#2b2420}
h1{font:${weight} 2.5rem/1.2 ${stack('heading')}}img{display:block;max-width:100%;height:auto}</style></head>
<body><h1>${firstOf(html, 'h1')}</h1><p>${firstOf(html, 'p')}</p>${picture.replace('<img', '<img fetchpriority="high"')}</body></html>`;
}

function firstOf(html: string, tag: string): string {
  const inside = html.match(new RegExp(`<${tag}[ >].*?</${tag}>`, 's'))?.[0] ?? '';
  return inside.replaceAll(/<[^>]+>/g, '');
}
