import type { ReportOptions } from './finding.ts';
import { printed } from './print.ts';
import { contentReport } from './report.ts';

const FLAGS = ['--online', '--publish', '--json'];

/** `npm run check -- content`: prints the report; true when nothing has to be mended. */
export async function checkContent(root: string, flags: readonly string[]): Promise<boolean> {
  const unknown = flags.filter((flag) => !FLAGS.includes(flag));
  if (unknown.length > 0) {
    console.error(`✗ The content check knows no ${unknown.join(', ')}: it knows ${FLAGS.join(', ')}.`);
    return false;
  }
  const options: ReportOptions = {
    online: flags.includes('--online'),
    publish: flags.includes('--publish'),
    env: process.env,
  };
  const report = await contentReport(root, options);
  if (flags.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else {
    const { isTTY, columns } = process.stdout;
    const colour = isTTY === true && !process.env.NO_COLOR;
    console.log(printed(report, { colour, width: isTTY ? Math.min(columns || 100, 100) : undefined }));
  }
  return report.errors === 0;
}
