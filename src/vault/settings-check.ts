import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import type { AstroIntegration } from 'astro';
import { DEMO_PASSWORD, readGateSettings, refuseDemo } from './settings.ts';

/** Checks the gate’s settings before anything is built, and ends with a word while they are the demo’s. */
export function checkGateSettings(lockedRoutes: (root: string) => string[]): AstroIntegration {
  let root = process.cwd();
  const warn = () => {
    const { isDemo } = readGateSettings(root);
    if (isDemo) console.warn(lockedRoutes(root).length > 0 ? demoWarning() : DEMO_NOTE);
  };
  return {
    name: 'gate-settings',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:start': () => {
        const settings = readGateSettings(root);
        if (lockedRoutes(root).length > 0) refuseDemo(settings);
      },
      // Last of all, where it is still on the screen when the owner looks.
      'astro:build:done': warn,
      'astro:server:start': warn,
    },
  };
}

/** Nothing is locked, so nothing is at risk: one quiet line, for the day when something will be. */
export const DEMO_NOTE = '› No case study is locked. Before you lock one, set your password: npm run gate';

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
