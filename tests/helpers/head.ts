import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { BUILD } from './host.ts';

/** What the head of a built page says, by name; several of a kind are joined by a line break. */
export function headOf(route: string) {
  const { document } = new Window();
  document.write(
    readFileSync(`${BUILD}${route === '/' ? '/index' : route}.html`, 'utf8').split('<body')[0] ?? '',
  );
  const texts = new Map<string, string>();
  const put = (name: string, value: string) =>
    texts.set(name, texts.has(name) ? `${texts.get(name)}\n${value}` : value);
  put('title', document.querySelector('title')?.textContent ?? '');
  for (const meta of document.querySelectorAll('meta')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property');
    if (name) put(name, meta.getAttribute('content') ?? '');
  }
  for (const link of document.querySelectorAll('link'))
    put(link.getAttribute('rel') ?? '', link.getAttribute('href') ?? '');
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return {
    get: (name: string) => texts.get(name) ?? '',
    has: (name: string) => texts.has(name),
    json: scripts.map(({ textContent }) => textContent),
  };
}
