import { chmodSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { findApacheModules } from '../find/servers.mjs';
import type { HostSettings, Started } from './host.ts';

const MIME_TYPES = '/etc/mime.types';
const MODULES = [
  'mpm_event',
  'authz_core',
  'autoindex',
  'deflate',
  'dir',
  'filter',
  'headers',
  'mime',
  'negotiation',
  'rewrite',
  'setenvif',
];

/**
 * An Apache as shared hosting has it, around a build that was only uploaded: whatever it does for the site, it read in
 * the site’s own .htaccess. Folders are listed and texts compressed on the way, as many hosts do.
 */
export function apache({ folder, base, port, scratch }: HostSettings): Started {
  const modules = findApacheModules();
  const served = join(scratch, 'served');
  // Started as root it serves as somebody else, who may not look into a checkout.
  cpSync(folder, served + base, { recursive: true });
  chmodSync(scratch, 0o755);
  const config = `
ServerRoot ${scratch}
ServerName localhost
PidFile ${scratch}/apache.pid
ErrorLog ${scratch}/error.log
LogLevel error
Listen 127.0.0.1:${port}
${MODULES.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${existsSync(MIME_TYPES) ? `TypesConfig ${MIME_TYPES}` : ''}
DocumentRoot "${served}"
DirectoryIndex index.html
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<Directory "${served}">
  Options Indexes FollowSymLinks
  AllowOverride FileInfo
  Require all granted
</Directory>
`;
  const file = join(scratch, 'apache.conf');
  return { files: { [file]: config }, args: ['-D', 'FOREGROUND', '-f', file] };
}
