// `npm run doctor`: whether the machine, the content and the build are fit to publish, in one list.
// It mends nothing, so it may be run at any time. 0 means publishable, 1 that it is not.
import { lookAtMachine } from './doctor/machine.mjs';
import { isGood, print } from './doctor/print.mjs';

const FLAGS = ['--online', '--json', '--all'];
const flags = process.argv.slice(2);
const unknown = flags.filter((flag) => !FLAGS.includes(flag));

if (unknown.length > 0) {
  console.error(
    `✗ The doctor knows no ${unknown.join(', ')}: it knows ${FLAGS.slice(0, -1).join(', ')} and ${FLAGS.at(-1)}.`,
  );
  process.exitCode = 1;
} else {
  const root = process.cwd();
  const findings = lookAtMachine(root);
  let published;
  // The rest is the project's own code, which needs the packages and a Node that reads TypeScript.
  if (isGood(findings, 'publish')) {
    const { examine } = await import('./doctor/examine.ts');
    const rest = await examine(root, { online: flags.includes('--online') });
    findings.push(...rest.findings);
    published = rest.published;
  }
  const isPublishable = isGood(findings, 'publish');
  if (flags.includes('--json')) console.log(JSON.stringify({ isPublishable, findings, published }, null, 2));
  else console.log(print(findings, 'publish', { published, all: flags.includes('--all') }));
  process.exitCode = isPublishable ? 0 : 1;
}
