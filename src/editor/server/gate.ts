import type { IncomingMessage } from 'node:http';
import { type GateAnswer, type GateRequest, gateRequestSchema } from '../shared/gate.ts';
import type { Desk } from './desk.ts';
import { bodyOf, Refused } from './guard.ts';

/** The project’s own gate, handed in. */
export type GateCommand = (root: string, request: GateRequest) => Promise<GateAnswer>;

const LARGEST = 10_000;
const MISUNDERSTOOD = 'The editor did not understand its own page. Load the page again.';

/**
 * Passwords and links, apart from everything else that can be asked for: they are no steps, so Undo does not know them,
 * they come in a body, which no log notes down, and what goes wrong is told without the words of the error.
 */
export async function answerGate(desk: Pick<Desk, 'inTurn'>, command: () => ReturnType<GateCommand>) {
  try {
    return await desk.inTurn(command);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Refused(500, `That went wrong${code}: the file .env could not be read or written.`);
  }
}

export async function gateRequestOf(request: IncomingMessage): Promise<GateRequest> {
  const asked = gateRequestSchema.safeParse(parsed(String(await bodyOf(request, LARGEST))));
  if (!asked.success) throw new Refused(400, MISUNDERSTOOD);
  return asked.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
