import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, GateSettingsError, readGateSettings } from '../../../src/vault/settings.ts';
import { EVERY_PAGE, type Finding, type Rule } from '../finding.ts';

/** Locked studies behind a password that anyone has. How good another one is, `npm run gate` says when it is set. */
export const passwordRule: Rule = ({ root, studies, options }) => {
  const locked = Object.values(studies).filter(({ data }) => data.locked).length;
  if (locked === 0) return [];
  const which = locked === 1 ? 'The locked study opens' : `The ${locked} locked studies open`;
  try {
    const settings = readGateSettings(root, options.env);
    // Trying things out with the demo password is fine; publishing with it is not.
    const severity = options.publish ? 'error' : 'advice';
    if (settings.isDemo) {
      return tell(
        root,
        severity,
        `${which} with the demo password, ${DEMO_PASSWORD}, which anyone can read in the README: run \`npm run gate\` before you publish.`,
      );
    }
    return [];
  } catch (error) {
    if (!(error instanceof GateSettingsError)) throw error;
    return tell(root, 'error', error.message);
  }
};

function tell(root: string, severity: Finding['severity'], sentence: string): Finding[] {
  const file = join(root, '.env');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const line = lines.findIndex((text) => text.startsWith('GATE_')) + 1;
  return [
    { severity, page: EVERY_PAGE, file: '.env', ...(line > 0 ? { line } : {}), rule: 'password', sentence },
  ];
}
