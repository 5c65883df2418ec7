import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SCREENS } from './screens.ts';

/** A way to the server at its end: how to start it there, where it is found, and what kind of line it is. */
export interface Line {
  /** Put before the server’s own command. */
  prefix: string[];
  host: string;
  /** The folder of a key and a certificate. */
  certificate?: string;
  isSlow: boolean;
  /** In words, for the table. */
  name: string;
  remove(): void;
}

const SPACE = 'portfolio-bench';
const [HERE, THERE] = ['10.213.7.1', '10.213.7.2'];

type Run = (command: string[]) => boolean;

/** The commands that make a namespace with one slow line to it. Half of the round trip is spent in each direction. */
export function lineCommands({ roundTrip, speed }: { roundTrip: number; speed: number }): string[][] {
  const slow = `netem delay ${roundTrip / 2}ms rate ${speed}kbit limit 1000`;
  const inside = `ip netns exec ${SPACE}`;
  return [
    `ip netns add ${SPACE}`,
    'ip link add bench-here type veth peer name bench-there',
    `ip link set bench-there netns ${SPACE}`,
    `ip addr add ${HERE}/30 dev bench-here`,
    'ip link set bench-here up',
    `${inside} ip addr add ${THERE}/30 dev bench-there`,
    `${inside} ip link set bench-there up`,
    `${inside} ip link set lo up`,
    `tc qdisc add dev bench-here root ${slow}`,
    `${inside} tc qdisc add dev bench-there root ${slow}`,
  ].map((command) => command.split(' '));
}

/** A real slow line, where this machine can make one; else none, and the browser slows itself down. */
export function layLine(folder: string, form: keyof typeof SCREENS, run: Run = runCommand): Line {
  const remove = () => {
    run(['ip', 'netns', 'del', SPACE]);
    run(['ip', 'link', 'del', 'bench-here']);
  };
  remove(); // what an interrupted run left behind
  if (makeCertificate(folder, run) && lineCommands(SCREENS[form]).every(run)) {
    return {
      prefix: ['ip', 'netns', 'exec', SPACE],
      host: THERE,
      certificate: folder,
      isSlow: true,
      name: 'a real line, with HTTP/2 and TLS',
      remove,
    };
  }
  remove();
  return {
    prefix: [],
    host: 'localhost',
    isSlow: false,
    name: 'a line that the browser slows down',
    remove: () => {},
  };
}

/** A key and a certificate, for this machine and this day. */
function makeCertificate(folder: string, run: Run): boolean {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', `/CN=${THERE}`, '-addext', `subjectAltName=IP:${THERE}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  return run(['openssl', 'req', '-x509', ...curve, ...subject, ...files]);
}

function runCommand([program = '', ...args]: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
