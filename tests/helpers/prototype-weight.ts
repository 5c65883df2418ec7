import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { moduleAddress } from '../../src/publish/module-address.ts';
import { trimSheet } from '../../src/publish/styles.ts';

const STUDY_SCRIPT = 'src/screens/moving.client.ts';
const STYLE = /<style>(.*?)<\/style>/s;
const SECTION = /<section(?:(?!<section).)*?<prototype-player.*?<\/section>/s;

const weightOf = (text: string) => brotliCompressSync(text).length;

/** The scripts a study starts with, as they are published, with what waits for a press or without. */
async function studyScript(isWith: boolean): Promise<string> {
  const leaveOut: Plugin = {
    name: 'leave-out',
    enforce: 'pre',
    load: (id) => (!isWith && id.endsWith('Prototype.client.ts') ? '' : undefined),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leaveOut, moduleAddress()],
    build: { write: false, rolldownOptions: { input: STUDY_SCRIPT } },
  })) as Rolldown.RolldownOutput;
  const first = output.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(STUDY_SCRIPT));
  return first?.type === 'chunk' ? first.code : '';
}

/** What the block adds to the first load of a built study: its markup, its styles, and its part of the script. */
export async function prototypeWeight(html: string): Promise<number> {
  const before = process.env.NODE_ENV;
  const [script, rest] = await Promise.all([studyScript(true), studyScript(false)]);
  // Vite notes in this process that it builds: a server that a later test starts would take itself for published.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  const css = STYLE.exec(html)?.[1] ?? '';
  const markup = html.replace(STYLE, '').replace(SECTION, '');
  const kept = await trimSheet(css, { markup, code: rest });
  const without = markup.replace('</head>', () => `<style>${kept}</style></head>`);
  return weightOf(html) + weightOf(script) - weightOf(without) - weightOf(rest);
}
