import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

export interface Asker {
  /** Asks for a line; `hidden` shows nothing of what is typed. Undefined when the input has ended. */
  ask(question: string, options?: { hidden?: boolean }): Promise<string | undefined>;
  close(): void;
}

/** Asks on a terminal, or takes the lines of a pipe in turn. */
export function createAsker(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Asker {
  let isHidden = false;
  const screen = new Writable({
    write(chunk, _, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const reader: Interface = createInterface({ input, output: screen, terminal: Boolean(input.isTTY) });
  const lines = reader[Symbol.asyncIterator]();
  // Ctrl+C leaves everything as it was.
  reader.on('SIGINT', () => process.exit(130));
  return {
    async ask(question, { hidden = false } = {}) {
      output.write(question);
      isHidden = hidden;
      const { value, done } = await lines.next();
      isHidden = false;
      if (hidden || !input.isTTY) output.write('\n');
      return done ? undefined : value;
    },
    close: () => reader.close(),
  };
}
