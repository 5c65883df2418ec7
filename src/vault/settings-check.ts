import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import type { AstroIntegration } from 'astro';
import { DEMO_PASSWORD, readGateSettings } from './settings.ts';

/** Checks the gate’s settings before anything is built, and ends with a warning while they are the demo’s. */
export function checkGateSettings(): AstroIntegration {
  let root = process.cwd();
  const warn = () => {
    if (readGateSettings(root).isDemo) console.warn(demoWarning());
  };
  return {
    name: 'gate-settings',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:start': () => void readGateSettings(root),
      // Last of all, where it is still on the screen when the owner looks.
      'astro:build:done': warn,
      'astro:server:start': warn,
    },
  };
}

export function demoWarning(): string {
  const lines = [
    'THE LOCKED CASE STUDIES ARE NOT PROTECTED.',
    '',
    'This build uses the demo password, which anyone can read in the README:',
    `    ${DEMO_PASSWORD}`,
    '',
    'Before you publish, set your own:   npm run gate',
  ];
  const width = Math.max(...lines.map((line) => line.length)) + 4;
  const row = (line: string) => `║  ${line.padEnd(width - 2)}║`;
  const edge = '═'.repeat(width);
  const box = [`╔${edge}╗`, row(''), ...lines.map(row), row(''), `╚${edge}╝`];
  return `\n${styleText(['bold', 'yellow'], box.join('\n'))}\n`;
}
