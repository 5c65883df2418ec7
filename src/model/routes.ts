/** The addresses of pages, without the slash: no study can take one, whether its page is there or not. */
export const PAGE_ROUTES = ['', 'fun', 'about'] as const;

/** The pages that are there without any study. There is no Fun page without content/fun.yaml. */
export const pageRoutes = ({ fun }: { fun: unknown }): string[] =>
  PAGE_ROUTES.filter((route) => route !== 'fun' || fun !== undefined);
