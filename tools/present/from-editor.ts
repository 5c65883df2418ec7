import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refused } from '../../src/editor/server/guard.ts';
import { ContentError } from '../../src/reader/problem.ts';
import { ownPort } from '../own-port.ts';
import { bundle } from './bundle.ts';
import { Door } from './door.ts';
import { TalkServer } from './server.ts';

interface Running {
  talks: TalkServer;
  door: Door;
  server: Server;
}

/**
 * Talks for the editor: the stage is set when it is first asked for, on loopback, and stays until the editor ends, or
 * whoever was let into it must not be in any more. `present` gives the address of a talk or a study, which opens one tab,
 * once.
 */
export function talksForEditor(
  made: (root: string, base: string) => Promise<{ code: string; css: string }> = bundle,
): { present(root: string, name: string): Promise<string>; end(): void } {
  let running: Promise<Running> | undefined;
  async function start(root: string): Promise<Running> {
    const door = new Door({ isOpenedByEditor: true });
    const talks = new TalkServer({ root, door, made: made(root, door.base) });
    return { talks, door, server: await talks.listen(ownPort(`${root}/talks`)) };
  }
  const end = () => {
    void running?.then(({ server }) => {
      server.close();
      server.closeAllConnections();
    });
    running = undefined;
  };
  const present = async (root: string, name: string) => {
    running ??= start(root);
    // What failed is tried again by the next press.
    running.catch(() => {
      running = undefined;
    });
    const { talks, door, server } = await running;
    const known = await talks.talks().catch((error: unknown) => {
      // The stage itself says what is to be mended, and is the talk once it is.
      if (!(error instanceof ContentError)) throw error;
    });
    if (known && !known.choices.some((one) => one.name === name))
      throw new Refused(404, `There is no talk or study called ${name}.`);
    const { port } = server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/open/${door.token}/talk/${encodeURIComponent(name)}`;
  };
  return { present, end };
}
