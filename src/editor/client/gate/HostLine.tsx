import { useId, useState } from 'react';
import type { GateState } from '../../shared/gate.ts';
import forms from '../fields/forms.module.css';
import { CopyButton } from './CopyButton.tsx';
import styles from './Gate.module.css';
import type { AskGate } from './useGate.ts';

interface HostLineProps {
  of: 'GATE_SHA384' | 'GATE_LINKS';
  hosts: GateState['hosts'];
  ask: AskGate;
}

/** The line that a host has to be given, which is as good as a key: it is copied, not shown. And where it goes. */
export function HostLine({ of, hosts, ask }: HostLineProps) {
  const [host, setHost] = useState('');
  const id = useId();
  const line = async () => {
    const answer = await ask({ kind: 'line', of });
    if (answer?.kind !== 'line') throw new Error('There is no line.');
    return answer.line;
  };
  return (
    <div className={styles.hostLine}>
      <p>
        Your host needs this line too. Whoever has it can open your studies: give it to your host’s settings
        and to nobody else.
      </p>
      <div className={styles.line}>
        <code>{`${of}=…`}</code>
        <CopyButton
          label="Copy the line"
          text={line}
          elsewhere="It stands in the file .env, in the project’s folder."
        />
      </div>
      <div className={forms.field}>
        <label htmlFor={id}>Where it goes</label>
        <select id={id} value={host} onChange={({ target }) => setHost(target.value)}>
          <option value="">Choose your host</option>
          {hosts.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
          <option value={OWN}>My own server, or shared hosting</option>
        </select>
        <p className={forms.help} role="status">
          {placeOf(host, hosts, of)}
        </p>
      </div>
    </div>
  );
}

const OWN = 'own';

function placeOf(chosen: string, hosts: GateState['hosts'], of: string): string {
  if (chosen === OWN)
    return 'Nowhere: the site is built on this machine, which knows it already. Build it and upload it anew.';
  const host = hosts.find(({ name }) => name === chosen);
  if (!host) return '';
  return `${host.name}: ${host.where}. The name is ${of}, the value what stands after the =; the whole line will do as well. Then publish.`;
}
