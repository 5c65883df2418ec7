const WIDTH = 28;

/** One line that fills up: a bar, and the counts behind it. */
export function progressLine(what: string, done: number, all: number): string {
  const filled = all === 0 ? WIDTH : Math.round((done / all) * WIDTH);
  return `  ${what}  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${done} of ${all}`;
}

/** Draws the line on a terminal, over itself. In a log, where nothing can be drawn over, only the end is told. */
export function showProgress(
  what: string,
  screen: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): (done: number, all: number) => void {
  return (done, all) => {
    const line = progressLine(what, done, all);
    if (screen.isTTY) screen.write(`\r${line}${done === all ? '\n' : ''}`);
    else if (done === all) screen.write(`${line}\n`);
  };
}
