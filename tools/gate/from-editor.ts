// The gate as the editor’s page asks for it: the same judge, the same file and the same links as `npm run gate`.
import type { GateAnswer, GateRequest, GateState, Judged } from '../../src/editor/shared/gate.ts';
import { AddressError, publishedAt } from '../../src/reader/published-at.ts';
import { settingsPlaces } from '../../src/vault/host.ts';
import { GateSettingsError, readGateSettings } from '../../src/vault/settings.ts';
import { Refusal } from './env-file.ts';
import {
  addLink,
  addressesOf,
  keptLink,
  keptLinks,
  linksLine,
  mailOf,
  removeLink,
  whyNowhere,
} from './links.ts';

/** Does what is asked for, or says why not. */
export async function askGate(root: string, request: GateRequest): Promise<GateAnswer> {
  try {
    return await answered(root, request);
  } catch (error) {
    const isForOwner = [Refusal, GateSettingsError, AddressError].some((kind) => error instanceof kind);
    if (isForOwner) return { kind: 'refused', says: (error as Error).message };
    throw error;
  }
}

async function answered(root: string, request: GateRequest): Promise<GateAnswer> {
  switch (request.kind) {
    case 'look':
      return { kind: 'state', state: stateOf(root) };
    case 'judge':
    case 'makeUp':
    case 'setPassword':
      return withPassword(root, request);
    case 'makeLink':
    case 'showLink': {
      const link = request.kind === 'makeLink' ? addLink(root, request.name) : keptLink(root, request.name);
      return {
        kind: 'linked',
        name: link.name,
        addresses: addressesOf(root, link),
        mail: mailOf(root, link),
        state: stateOf(root),
      };
    }
    case 'revokeLink':
      removeLink(root, request.name);
      return { kind: 'state', state: stateOf(root) };
    case 'line': {
      const line = request.of === 'GATE_LINKS' ? linksLine(root) : passwordLine(root);
      if (!line) throw new Refusal('There is no such line yet.');
      return { kind: 'line', line };
    }
  }
}

async function withPassword(
  root: string,
  request: GateRequest & { kind: 'judge' | 'makeUp' | 'setPassword' },
): Promise<GateAnswer> {
  // Its dictionaries are large, and nothing else needs them.
  const { bare, keepPassword, SPACES_LEFT_OUT, toldOf } = await import('./password.ts');
  const { judgePassphrase, judgePassword, makePassphrase } = await import('./strength.ts');
  if (request.kind === 'makeUp') {
    const judgement = judgePassphrase();
    const judged = { isEnough: judgement.isEnough, says: [`${toldOf(judgement).join(' ')}.`] };
    return { kind: 'madeUp', password: makePassphrase(), judged };
  }
  const password = bare(request.password);
  const judgement = judgePassword(password);
  const judged: Judged = {
    isEnough: judgement.isEnough,
    says: [
      `${toldOf(judgement).join(' ')}.`,
      ...judgement.advice,
      ...(password === request.password ? [] : [SPACES_LEFT_OUT]),
    ],
  };
  if (request.kind === 'judge') return { kind: 'judged', judged };
  if (!judged.isEnough && !request.isAgreed) return { kind: 'weak', judged };
  // What is broken beside it is told before anything is written, not after.
  keptLinks(root);
  keepPassword(root, password);
  return { kind: 'state', state: stateOf(root) };
}

/** What is kept in .env; what the command was started with is another’s. */
function stateOf(root: string): GateState {
  return {
    hasPassword: !readGateSettings(root, {}).isDemo,
    links: keptLinks(root).map(({ name, made }) => ({ name, made })),
    nowhere: whyNowhere(root),
    origin: publishedAt(root).origin,
    hosts: settingsPlaces(),
  };
}

function passwordLine(root: string): string | undefined {
  const { hash, isDemo } = readGateSettings(root, {});
  return isDemo ? undefined : `GATE_SHA384=${hash}`;
}
