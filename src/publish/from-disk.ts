import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allow } from './policy.ts';

/** For whoever double-clicks index.html in dist. No visitor ever meets it, so it is as short as can be. */
export const FROM_DISK =
  'This is the finished site, opened as a file: pictures and links need a server. To look at it, run “npm start” in the project and open the address it prints. To publish it, follow docs/publish.md.';

const SCRIPT = `if(location.protocol=="file:"){let d=document.createElement("dialog");d.style.cssText="margin:auto;max-width:30em;padding:2em;line-height:1.5";d.append(${JSON.stringify(FROM_DISK)});document.body.append(d);d.showModal()}`;

/** Has the first page say what to do where it is opened from a folder, which shows it without its pictures. */
export function tellFromDisk(folder: string): void {
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8').replace('</body>', () => `<script>${SCRIPT}</script></body>`);
  writeFileSync(file, allow('script-src', SCRIPT, page));
}
