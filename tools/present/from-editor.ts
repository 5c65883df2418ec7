import type { AddressInfo } from 'node:net';
import { Refused } from '../../src/editor/server/guard.ts';
import { ContentError } from '../../src/reader/problem.ts';
import { ownPort } from '../own-port.ts';
import { bundle } from './bundle.ts';
import { Door } from './door.ts';
import { TalkServer } from './server.ts';

interface Running {
  server: TalkServer;
  door: Door;
  port: number;
}

/**
 * Talks for the editor: the stage is set when it is first asked for, on loopback, and stays until the editor ends. Gives
 * the address of a talk or a study, which opens one tab, once.
 */
export function talksForEditor(
  made: (root: string, base: string) => Promise<{ code: string; css: string }> = bundle,
): (root: string, name: string) => Promise<string> {
  let running: Promise<Running> | undefined;
  async function start(root: string): Promise<Running> {
    const door = new Door({ isOpenedByEditor: true });
    const server = new TalkServer({ root, door, made: made(root, door.base) });
    const { port } = (await server.listen(ownPort(`${root}/talks`))).address() as AddressInfo;
    return { server, door, port };
  }
  return async (root, name) => {
    running ??= start(root);
    // What failed is tried again by the next press.
    running.catch(() => {
      running = undefined;
    });
    const { server, door, port } = await running;
    const talks = await server.talks().catch((error: unknown) => {
      // The stage itself says what is to be mended, and is the talk once it is.
      if (!(error instanceof ContentError)) throw error;
    });
    if (talks && !talks.choices.some((one) => one.name === name))
      throw new Refused(404, `There is no talk or study called ${name}.`);
    return `http://127.0.0.1:${port}/open/${door.token}/talk/${encodeURIComponent(name)}`;
  };
}
