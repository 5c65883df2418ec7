import type { AstroIntegration, ViteUserConfig } from 'astro';
import { fenceAnswer, markPage } from './answers.ts';
import { isForeign } from './foreign.ts';

/** While editing: what this server hands out is for its own pages alone, and only its pages are pages. */
export function fence(): AstroIntegration {
  return {
    name: 'fence',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        // Vite would let every page of this machine read everything, whatever port it is from.
        updateConfig({ vite: { server: { cors: false }, plugins: [plugin] } });
      },
    },
  };
}

type Plugin = Extract<NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>, { name: string }>;

const plugin: Plugin = {
  name: 'fence',
  // Before all others, so that it is asked first, and again right before Astro draws a page.
  enforce: 'pre',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      fenceAnswer(request, response);
      if (!isForeign(request.headers)) return next();
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Another site cannot read this one while it is edited.\n');
    });
    return () => {
      middlewares.use((_request, response, next) => {
        markPage(response);
        next();
      });
    };
  },
};
