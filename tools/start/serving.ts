import { fork } from 'node:child_process';
import { join } from 'node:path';
import { duration } from '../duration.ts';
import { type FilesElsewhere, type Site, serve } from '../serve.ts';
import type { FromBuilder, ToBuilder } from './messages.ts';

interface Start {
  root: string;
  /** The file that builds, in a process of its own. */
  builder: string;
}

/** Serves what another process builds, and goes on serving when that has ended. */
export function serveWhileBuilding({ root, builder }: Start): void {
  console.log('› Building the site …');
  const start = performance.now();
  const child = fork(builder);
  const asked = new Map<string, PromiseWithResolvers<void>>();
  let site: Promise<Site> | undefined;
  let hasMoved: PromiseWithResolvers<void> | undefined;

  const tell = (message: ToBuilder) => child.connected && child.send(message);
  const make: FilesElsewhere['make'] = (path) => {
    const before = asked.get(path);
    if (before) return before.promise;
    const asking = Promise.withResolvers<void>();
    asked.set(path, asking);
    tell({ kind: 'make', path });
    return asking.promise;
  };

  child.on('message', async (message: FromBuilder) => {
    switch (message.kind) {
      case 'pages': {
        const { folder, base, files } = message;
        const wanted = new Set(files);
        site = serve({ folder, base, files: { has: (path) => wanted.has(path), make } });
        return;
      }
      case 'made':
        return asked.get(message.path)?.resolve();
      case 'failed':
        return asked.get(message.path)?.reject(new Error(message.reason));
      case 'whole':
        hasMoved = Promise.withResolvers();
        // Who asks while the folder is on its way gets the answer a moment later.
        (await site)?.moveTo(join(root, 'dist'), hasMoved.promise);
        tell({ kind: 'move' });
        return;
      case 'moved':
        hasMoved?.resolve();
        console.log(`✓ The build in dist is complete (${duration(performance.now() - start)}).`);
    }
  });
  // The builder has said why.
  child.on('exit', (code) => {
    if (code === null) console.error('✗ The build was stopped. What is in dist is as it was.');
    if (code !== 0) process.exit(1);
  });
}
