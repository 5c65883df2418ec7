// Loaded into a build that is measured: tells, when it ends, the most memory it held, in kilobytes.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  if (process.env.BENCH_MEMORY_FILE)
    writeFileSync(process.env.BENCH_MEMORY_FILE, String(process.resourceUsage().maxRSS));
});
