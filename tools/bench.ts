// `npm run bench`: how fast the built site is, beside the fastest it could be. `-- --scale`: how it grows;
// `-- --prototypes`: how soon prototypes answer; `-- --edit`: how quickly the editor follows the hand;
// `-- --talk`: how soon a study is slides, and the studies a PDF; `-- --import`: how soon a long text is a study.
// Options: --runs 5, --only /,/fun, --keep (measure the build that is there), --write (keep the tables in docs),
// --peers FILE (figures of other people's pages, put into the same table).
import { readFileSync, writeFileSync } from 'node:fs';
import { pageRoutes } from '../src/model/routes.ts';
import { readLibrary } from '../src/reader/read.ts';
import { benchEdit, editReport } from './bench/edit.ts';
import { missedGoals } from './bench/goals.ts';
import { benchImport, importReport } from './bench/import.ts';
import { benchPages } from './bench/pages.ts';
import { readPeers } from './bench/peers.ts';
import { benchPrototypes, prototypesReport } from './bench/prototypes.ts';
import { benchScale, scaleReport } from './bench/scale.ts';
import { benchTables } from './bench/table.ts';
import { benchTalk, talkReport } from './bench/talk.ts';
import { benchVault, describeBench } from './bench/vault.ts';
import { buildSite } from './build.ts';
import { readOptions } from './options.ts';

const root = process.cwd();
const values = readOptions('bench', {
  scale: {
    type: 'boolean',
    default: false,
    about: 'How building grows with the site, instead of the pages.',
  },
  vault: { type: 'boolean', default: false, about: 'How long a locked study takes to open.' },
  prototypes: { type: 'boolean', default: false, about: 'What prototypes weigh, and how soon they answer.' },
  edit: { type: 'boolean', default: false, about: 'From a key to the drawn page in the editor.' },
  talk: { type: 'boolean', default: false, about: 'How soon a study is slides, and the studies a PDF.' },
  import: { type: 'boolean', default: false, about: 'How soon a long text is a study, and what it takes.' },
  runs: { type: 'string', default: '3', value: '3', about: 'How often each page is measured.' },
  only: { type: 'string', value: '/,/fun', about: 'These pages alone.' },
  keep: { type: 'boolean', default: false, about: 'Measures the build that is there.' },
  write: { type: 'boolean', default: false, about: 'Keeps the tables in docs.' },
  peers: {
    type: 'string',
    default: `${root}/docs/bench-peers.json`,
    value: 'FILE',
    about: 'Figures of other people’s pages, put into the same table.',
  },
});

const say = (line: string) => console.error(`› ${line}`);
const isGood = values.scale
  ? await scale()
  : values.vault
    ? await vault()
    : values.prototypes
      ? await prototypes()
      : values.edit
        ? await edit()
        : values.talk
          ? await talk()
          : values.import
            ? await bringIn()
            : (await pages()) &&
              (await vault()) &&
              (await prototypes()) &&
              (await edit()) &&
              (await talk()) &&
              (await bringIn());
process.exit(isGood ? 0 : 1);

async function pages(): Promise<boolean> {
  if (!values.keep && !(await buildSite())) return false;
  const { studies, fun } = await readLibrary(root);
  const routes = [...pageRoutes({ fun }), ...Object.keys(studies)].map((route) => `/${route}`);
  const chosen = values.only ? values.only.split(',') : routes;
  const locked = new Set(routes.filter((route) => studies[route.slice(1)]?.locked));
  const benches = await benchPages(`${root}/dist`, {
    routes: chosen,
    runs: Number(values.runs),
    onProgress: say,
  });
  const tables = benchTables(benches, readPeers(values.peers));
  const missed = missedGoals(benches, locked);
  console.log(tables);
  keep('pages', tables);
  for (const sentence of missed) console.error(`✗ ${sentence}`);
  if (missed.length === 0) console.log('✓ Every page reaches every goal.');
  return missed.length === 0;
}

async function vault(): Promise<boolean> {
  const bench = await benchVault();
  console.log(describeBench(bench));
  return bench.ratio <= 3;
}

async function prototypes(): Promise<boolean> {
  const { studies } = await readLibrary(root);
  const { table, missed } = prototypesReport(await benchPrototypes(root, studies));
  console.log(table);
  keep('prototypes', table);
  for (const sentence of missed) console.error(`✗ ${sentence}`);
  return missed.length === 0;
}

async function edit(): Promise<boolean> {
  return isGoodReport(editReport(await benchEdit(root, say)));
}

async function talk(): Promise<boolean> {
  const bench = await benchTalk(root, say);
  if (!bench) return true;
  return isGoodReport(talkReport(bench));
}

async function bringIn(): Promise<boolean> {
  return isGoodReport(importReport(await benchImport(root, say)));
}

function isGoodReport({ lines, missed }: { lines: string[]; missed: string[] }): boolean {
  for (const line of lines) console.log(line);
  for (const sentence of missed) console.error(`✗ ${sentence}`);
  return missed.length === 0;
}

async function scale(): Promise<boolean> {
  const report = scaleReport(await benchScale(root, say));
  console.log(report.table);
  keep('scale', report.table);
  for (const sentence of report.missed) console.error(`✗ ${sentence}`);
  return report.missed.length === 0;
}

/** Puts a table between its marks in docs/bench.md. */
function keep(name: string, table: string): void {
  if (!values.write) return;
  const file = `${root}/docs/bench.md`;
  const marks = new RegExp(`(<!-- ${name} -->).*?(<!-- /${name} -->)`, 's');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marks, (_, start, end) => `${start}\n\n${table}\n\n${end}`),
  );
  say(`The table is in docs/bench.md.`);
}
