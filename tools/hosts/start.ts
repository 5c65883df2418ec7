// `node tools/hosts/start.ts nginx`: serves the build with the real program and the settings this project publishes,
// under the sub-path in SITE_BASE if there is one.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedAt } from '../../src/reader/published-at.ts';
import { findServer } from '../find/servers.mjs';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';

const hosts = { nginx, caddy, apache };

if (import.meta.main) {
  const name = process.argv[2] as keyof typeof hosts;
  const program = Object.hasOwn(hosts, name) ? findServer(name) : undefined;
  if (!program) {
    console.error(`✗ ${name} is not installed here: \`npm run setup -- --hosts\` brings it on Debian.`);
    process.exit(1);
  }
  const root = join(import.meta.dirname, '../..');
  const port = Number(process.env.PORT ?? 4321);
  const scratch = mkdtempSync(join(tmpdir(), `${name}-`));
  const { base } = publishedAt(root);
  const folder = process.env.SITE_OUT ?? join(root, 'dist');
  const site = base ? join(scratch, 'domain') : folder;
  if (base) {
    mkdirSync(dirname(site + base), { recursive: true });
    symlinkSync(folder, site + base, 'junction');
  }
  const { files, args } = hosts[name]({ folder, site, base, port, scratch });
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
  const child = spawn(program, args, {
    stdio: 'inherit',
    // Caddy would note its settings in the home folder.
    env: { ...process.env, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    rmSync(scratch, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  console.log(`› ${name} serves the site at http://localhost:${port}${base}/`);
}
