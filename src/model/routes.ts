/** The addresses of pages, without the slash: no study can take one, whether its page is there or not. */
export const PAGE_ROUTES = ['', 'fun', 'about'] as const;

/** What exists without any study: a study cannot take its address. A test compares this with src/pages. */
export const TAKEN: readonly string[] = [
  ...PAGE_ROUTES,
  '404',
  'index',
  'resume',
  'media',
  'social',
  'vault',
  'frame',
  'blocks',
  'fonts',
  '_astro',
];

/** The pages that are there without any study. There is no Fun page without content/fun.yaml. */
export const pageRoutes = ({ fun }: { fun: unknown }): string[] =>
  PAGE_ROUTES.filter((route) => route !== 'fun' || fun !== undefined);
