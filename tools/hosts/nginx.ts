import { userInfo } from 'node:os';
import { join } from 'node:path';
import { findBrotliModule } from './find.mjs';
import type { HostSettings, Started } from './host.ts';

/** A whole nginx of our own around the published settings: no root, no daemon, nothing outside its folder. */
export function nginx({ root, folder, port, scratch }: HostSettings): Started {
  const brotli = findBrotliModule();
  const user = userInfo();
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
    root ${folder};
    include ${join(root, 'hosting/nginx.conf')};
    ${brotli ? 'brotli_static on;' : ''}
  }
}
`;
  const file = join(scratch, 'nginx.conf');
  return { files: { [file]: config }, args: ['-e', 'stderr', '-p', scratch, '-c', file] };
}

const MIME_TYPES = '/etc/nginx/mime.types';
