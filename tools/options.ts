import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Options of a command, each with its words: `value` stands behind it, `about` says what it does, `fault` what is wrong. */
type Options = NonNullable<ParseArgsConfig['options']> &
  Record<string, { about: string; value?: string; fault?(value: string): string | undefined }>;
type Values<Some extends Options> = ReturnType<typeof parseArgs<{ options: Some }>>['values'];

/** What a command was asked with; or, if that is nothing it knows or its help, the words to answer with. */
export function optionsFrom<Some extends Options>(
  command: string,
  options: Some,
  args: string[],
): { values: Values<Some> } | { told: string; isFault: boolean } {
  const usage = usageOf(command, options);
  if (args.includes('--help') || args.includes('-h')) return { told: usage, isFault: false };
  try {
    const { values } = parseArgs({ args, options });
    const [fault] = Object.entries(options).flatMap(([name, option]) => {
      const value = (values as Record<string, unknown>)[name];
      return (typeof value === 'string' && option.fault?.(value)) || [];
    });
    return fault ? { told: `✗ ${fault}\n\n${usage}`, isFault: true } : { values };
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    return { told: `✗ ${fault}\n\n${usage}`, isFault: true };
  }
}

/** The same for the command that runs: where there is nothing to do but to answer, it ends. */
export function readOptions<Some extends Options>(command: string, options: Some): Values<Some> {
  const read = optionsFrom(command, options, process.argv.slice(2));
  if ('values' in read) return read.values;
  console[read.isFault ? 'error' : 'log'](read.told);
  process.exit(read.isFault ? 1 : 0);
}

/** Node’s first sentence about an option that does not exist, or lacks its value; none if it is about anything else. */
export function faultOf(error: unknown): string | undefined {
  if (!(error instanceof TypeError) || !('code' in error)) return undefined;
  if (!String(error.code).startsWith('ERR_PARSE_ARGS')) return undefined;
  return `${error.message.split(/[.;\n]/)[0]}.`;
}

function usageOf(command: string, options: Options): string {
  const lines = Object.entries(options).map(
    ([name, { value, about }]) => [value ? `--${name} ${value}` : `--${name}`, about] as const,
  );
  const width = Math.max(...lines.map(([flag]) => flag.length));
  return [
    `npm run ${command} -- with any of these options:`,
    ...lines.map(([flag, about]) => `  ${flag.padEnd(width)}   ${about}`),
  ].join('\n');
}
