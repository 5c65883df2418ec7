import { expect, test } from 'vitest';
import { listFiles, readText } from '../src/lib/files.ts';
import { optionsFrom } from './options.ts';

const OPTIONS = {
  port: { type: 'string', default: '4321', value: '4321', about: 'Where it listens.' },
  'no-open': { type: 'boolean', default: false, about: 'Opens no browser.' },
} as const;
const told = (...args: string[]) => optionsFrom('edit', OPTIONS, args);

test('options that are known are read', () => {
  expect(told('--port', '5000', '--no-open')).toEqual({ values: { port: '5000', 'no-open': true } });
  expect(told()).toEqual({ values: { port: '4321', 'no-open': false } });
});

test.each(['--help', '-h'])('%s is answered with every option and what it does', (flag) => {
  expect(told(flag)).toEqual({
    isFault: false,
    told: 'npm run edit -- with any of these options:\n  --port 4321   Where it listens.\n  --no-open     Opens no browser.',
  });
});

test.each([
  ['an option that does not exist', ['--opne'], 'Unknown option ‘--opne’.'],
  ['a word by itself', ['now'], 'Unexpected argument ‘now’.'],
  ['an option without its value', ['--port'], 'Option ‘--port <value>’ argument missing.'],
  ['a value where none belongs', ['--no-open=yes'], 'Option ‘--no-open’ does not take an argument.'],
])('%s is answered with a sentence and the options', (_, args, sentence) => {
  const answer = told(...args);
  expect(answer).toMatchObject({ isFault: true });
  expect('told' in answer && answer.told.replaceAll(/'([^']*)'/g, '‘$1’')).toMatch(
    new RegExp(`^✗ ${sentence.replaceAll(/[.]/g, '\\.')}.*\\n\\nnpm run edit -- with`),
  );
});

test('no command reads options of its own, where Node would answer with a trace', () => {
  const reading = listFiles('tools/**/*.{ts,mjs}', process.cwd()).filter((file) => {
    const code = readText(file);
    return code.includes('parseArgs(') && !code.includes('faultOf(');
  });
  // The two kinds of `npm run new` answer together, in tools/new/run.ts.
  expect(reading.toSorted()).toEqual(['tools/new/painting.ts', 'tools/new/study.ts']);
});

test('a value that an option cannot use is told, with what it wants', () => {
  const fault = (value: string) => (value === '1' ? undefined : `--port wants 1, not “${value}”.`);
  const options = { port: { type: 'string', about: 'The port.', value: '1', fault } } as const;
  expect(optionsFrom('edit', options, ['--port', 'abc'])).toMatchObject({
    isFault: true,
    told: expect.stringContaining('✗ --port wants 1, not “abc”.'),
  });
  expect(optionsFrom('edit', options, ['--port', '1'])).toMatchObject({ values: { port: '1' } });
});
