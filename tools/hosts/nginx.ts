import { userInfo } from 'node:os';
import { join } from 'node:path';
import { nginxFile } from '../../src/publish/host-files.ts';
import { findBrotliModule } from '../find/servers.mjs';
import type { HostSettings, Started } from './host.ts';

/** A whole nginx of our own around the published settings: no root, no daemon, nothing outside its folder. */
export function nginx({ site, base, port, scratch }: HostSettings): Started {
  const brotli = findBrotliModule();
  const user = userInfo();
  const published = join(scratch, 'portfolio.conf');
  const config = `
daemon off;
pid ${scratch}/nginx.pid;
error_log stderr error;
${user.uid === 0 ? `user ${user.username};` : ''}
${brotli ? `load_module ${brotli};` : ''}
events {}
http {
  include ${MIME_TYPES};
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root "${site}";
    include ${published};
    ${brotli ? 'brotli_static on;' : ''}
  }
}
`;
  const file = join(scratch, 'nginx.conf');
  return {
    files: { [file]: config, [published]: nginxFile(base) },
    args: ['-e', 'stderr', '-p', scratch, '-c', file],
  };
}

const MIME_TYPES = '/etc/nginx/mime.types';
