import { join } from 'node:path';
import { caddyFile } from '../../src/publish/host-files.ts';
import type { HostSettings, Started } from './host.ts';

/** A whole Caddy of our own around the published settings: plain http, and nothing outside its folder. */
export function caddy({ site, base, port, scratch }: HostSettings): Started {
  const published = join(scratch, 'portfolio.caddy');
  const config = `{
	admin off
	auto_https off
	storage file_system ${scratch}
	log {
		level ERROR
	}
}

http://localhost:${port} {
	root * "${site}"
	import ${published}
}
`;
  const file = join(scratch, 'Caddyfile');
  return {
    files: { [file]: config, [published]: caddyFile(base) },
    args: ['run', '--adapter', 'caddyfile', '--config', file],
  };
}
