import { spawn, spawnSync } from 'node:child_process';
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
  remove(): Promise<void>;
}

/** One of its own for each run: a second one finds the tunnel taken, and leaves the first alone. */
const SPACE = `portfolio-bench-${process.pid}`;
const [HERE, THERE] = ['10.213.7.1', '10.213.7.2'];
const PROGRAM = join(import.meta.dirname, 'line.py');

/** A real slow line, where this machine can make one; else none, and the browser slows itself down. */
export async function layLine(folder: string, form: keyof typeof SCREENS, python = 'python3'): Promise<Line> {
  const { roundTrip, speed } = SCREENS[form];
  const remove = makeCertificate(folder) && (await lay(python, [roundTrip, speed]));
  if (!remove)
    return {
      prefix: [],
      host: 'localhost',
      isSlow: false,
      name: 'a line that the browser slows down',
      remove: async () => {},
    };
  return {
    prefix: ['ip', 'netns', 'exec', SPACE],
    host: THERE,
    certificate: folder,
    isSlow: true,
    name: 'a real line, with HTTP/2 and TLS',
    remove,
  };
}

/** Gives back how to take the line down, or nothing where there is no Python, no root, or no tunnel. */
function lay(python: string, measures: number[]): Promise<Line['remove'] | undefined> {
  const child = spawn(python, [PROGRAM, SPACE, HERE, THERE, ...measures.map(String)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const remove = () => {
    child.kill();
    return ended;
  };
  return new Promise((resolve) => {
    void ended.then(() => resolve(undefined));
    child.stdout.once('data', () => resolve(remove));
  });
}

/** A key and a certificate, for this machine and this day. */
function makeCertificate(folder: string): boolean {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', `/CN=${THERE}`, '-addext', `subjectAltName=IP:${THERE}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', ['req', '-x509', ...curve, ...subject, ...files], { stdio: 'ignore' });
  return made.status === 0;
}
