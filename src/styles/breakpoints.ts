/**
 * The only place a breakpoint is written. Style sheets say `@media (--phone)` and the build puts these in;
 * an unknown name stops the build (see astro.config.ts).
 */
export const PHONE_MAX = 768;
export const TABLET_MAX = 1280;
/** Below this the two columns of the Work hero become one. */
export const HERO_MAX = 1350;
/** Up to here paintings hang one below the other. */
export const ONE_COLUMN_MAX = 520;

export const mediaQueries = {
  phone: `(width <= ${PHONE_MAX}px)`,
  tablet: `(${PHONE_MAX}px < width <= ${TABLET_MAX}px)`,
  desktop: `(width > ${TABLET_MAX}px)`,
  'tablet-up': `(width > ${PHONE_MAX}px)`,
  'tablet-down': `(width <= ${TABLET_MAX}px)`,
  'hero-one-column': `(width < ${HERO_MAX}px)`,
  'hero-two-columns': `(width >= ${HERO_MAX}px)`,
  'one-column': `(width <= ${ONE_COLUMN_MAX}px)`,
  'two-columns': `(${ONE_COLUMN_MAX}px < width <= ${TABLET_MAX}px)`,
  'motion-ok': '(prefers-reduced-motion: no-preference)',
  'can-hover': '(hover: hover) and (pointer: fine)',
} as const;
