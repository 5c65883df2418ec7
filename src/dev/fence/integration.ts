import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { markPage } from './answers.ts';
import { fenceRequest } from './request.ts';

/** While editing: what this server hands out is for its own pages alone, and only its pages are pages. */
export function fence(): AstroIntegration {
  return {
    name: 'fence',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        // Vite would let every page of this machine read everything, whatever port it is from.
        updateConfig({ vite: { server: { cors: false }, plugins: [pages, gate] } });
      },
    },
  };
}

type Plugin = Extract<NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>, { name: string }>;

/** Asked right before Astro draws a page. */
const pages: Plugin = {
  name: 'fence-pages',
  enforce: 'pre',
  configureServer:
    ({ middlewares }) =>
    () => {
      middlewares.use((_request, response, next) => {
        markPage(response);
        next();
      });
    },
};

/** Asked before all others: those too that Astro puts before everything, which answer some addresses by themselves. */
const gate: Plugin = {
  name: 'fence-gate',
  enforce: 'post',
  configureServer:
    ({ middlewares, config: { root } }) =>
    () => {
      middlewares.stack.unshift({
        route: '',
        handle: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
          fenceRequest(request, response, next, root),
      });
    },
};
