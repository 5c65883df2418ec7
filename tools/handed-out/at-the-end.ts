const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const works = new Set<() => void>();

const leave = (signal: NodeJS.Signals) => process.exit(SIGNALS[signal as keyof typeof SIGNALS]);

function workAll(): void {
  for (const work of works) work();
}

/**
 * Does what has to be done, at once, when this process ends before it was taken back: by its own end, by a fault or by a
 * signal such as Ctrl+C. Gives the way to take it back.
 */
export function atTheEnd(work: () => void): () => void {
  if (works.size === 0) {
    process.on('exit', workAll);
    for (const signal of Object.keys(SIGNALS)) process.on(signal, leave);
  }
  works.add(work);
  return () => {
    if (!works.delete(work) || works.size > 0) return;
    process.off('exit', workAll);
    for (const signal of Object.keys(SIGNALS)) process.off(signal, leave);
  };
}
