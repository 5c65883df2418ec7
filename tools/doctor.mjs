// `npm run doctor`: what is installed, what is missing, and whether what is built can be published.
// It mends nothing, so it may be run at any time. `--json` for machines; 0 means publishable, 1 that it is not.
import { lookAtMachine } from './doctor/machine.mjs';
import { show, verdict } from './doctor/show.mjs';

const root = process.cwd();
const findings = lookAtMachine(root);
let published;
// The rest is the project's own code, which needs the packages and a Node that reads TypeScript.
if (findings.every(({ level }) => level !== 'mend')) {
  const { examine } = await import('./doctor/examine.ts');
  const rest = await examine(root);
  findings.push(...rest.findings);
  published = rest.published;
}

const isPublishable = findings.every(({ level }) => level !== 'mend');
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ isPublishable, findings, published }, null, 2));
} else {
  console.log(`\n${show(findings, published, Boolean(process.stdout.isTTY))}\n${verdict(findings)}`);
}
process.exitCode = isPublishable ? 0 : 1;
