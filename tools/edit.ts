// `npm run edit`: the site with the editor on it, on this machine alone, opened in the browser.
import { join } from 'node:path';
import { readOptions } from './options.ts';
import { ownPort } from './own-port.ts';

const ROOT = join(import.meta.dirname, '..');

const values = readOptions('edit', {
  port: {
    type: 'string',
    default: String(ownPort(ROOT)),
    value: '20321',
    about: 'The number in its address; the next free one if it is taken.',
    fault: (value) =>
      /^\d+$/.test(value) && Number(value) < 65_536
        ? undefined
        : `--port wants a number up to 65535, or 0 for any that is free, not “${value}”.`,
  },
  'no-open': {
    type: 'boolean',
    default: false,
    about: 'Opens no browser: the address stands in the terminal.',
  },
});

// Only now: whoever asked for help alone, or mistyped, is answered at once.
const { openEditor } = await import('./open-editor.ts');
await openEditor(ROOT, { port: Number(values.port), opens: !values['no-open'] });
