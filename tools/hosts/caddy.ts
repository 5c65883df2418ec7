import { join } from 'node:path';
import type { HostSettings, Started } from './host.ts';

/** A whole Caddy of our own around the published settings: plain http, and nothing outside its folder. */
export function caddy({ root, folder, port, scratch }: HostSettings): Started {
  const config = `{
	admin off
	auto_https off
	storage file_system ${scratch}
	log {
		level ERROR
	}
}

http://localhost:${port} {
	root * ${folder}
	import ${join(root, 'hosting/portfolio.caddy')}
}
`;
  const file = join(scratch, 'Caddyfile');
  return { files: { [file]: config }, args: ['run', '--adapter', 'caddyfile', '--config', file] };
}
