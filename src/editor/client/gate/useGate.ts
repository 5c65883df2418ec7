import { useCallback, useEffect, useState } from 'react';
import type { GateAnswer, GateRequest, GateState } from '../../shared/gate.ts';
import { Fault } from '../session/api.ts';
import type { Session } from '../session/session.ts';

/** Asks the gate. What it says is kept here alone, and goes with the dialog: a secret has no business in a session. */
export function useGate(session: Session) {
  const [state, setState] = useState<GateState>();
  const [fault, setFault] = useState('');
  const ask = useCallback(
    async (request: GateRequest): Promise<GateAnswer | undefined> => {
      try {
        const answer = await session.server.gate(request);
        setFault(answer.kind === 'refused' ? answer.says : '');
        if ('state' in answer) setState(answer.state);
        return answer.kind === 'refused' ? undefined : answer;
      } catch (error) {
        setFault(error instanceof Fault ? error.message : 'Something went wrong. Load the page again.');
        return undefined;
      }
    },
    [session],
  );
  useEffect(() => void ask({ kind: 'look' }), [ask]);
  return { state, fault, ask };
}

export type AskGate = ReturnType<typeof useGate>['ask'];
