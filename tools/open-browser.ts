import { spawn } from 'node:child_process';

/** Opens the default browser; where there is none, the address stands in the terminal. */
export function openBrowser(address: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address];
  const child = spawn(program ?? '', args, { stdio: 'ignore', detached: true });
  child.on('error', () => {}).unref();
}
