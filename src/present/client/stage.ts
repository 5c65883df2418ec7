/** How large a slide is drawn, whatever it is shown on. */
export const STAGE = { width: 1600, height: 900 } as const;
