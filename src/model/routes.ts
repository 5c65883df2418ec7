/** The pages that are there without any study, by their addresses without the slash. */
export const PAGE_ROUTES = ['', 'fun', 'about'] as const;
