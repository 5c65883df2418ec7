/**
 * The only place these are written. Style sheets say `@media (--phone)` and `--measure(padding-phone)`, and the build puts them
 * in; an unknown name stops it. What decides in a script how large a picture is shown takes them from here too.
 */
export const PHONE_MAX = 768;
export const TABLET_MAX = 1280;
/** Up to here things of one kind that would make a page long stand in a row; from here they have room side by side. */
export const NARROW_MAX = 1100;
/** Below this the two columns of the Work hero become one. */
export const HERO_MAX = 1350;
/** Up to here a window is a phone’s held upright: pictures that have an upright version show it, paintings and pairs stand one
 * below the other. */
export const UPRIGHT_MAX = 520;
/** Up to here the picture of a card stands above its words. */
export const STACKED_MAX = 900;
/** Up to here paintings hang in two columns. */
export const TWO_COLUMNS_MAX = 900;

/** What stays clear on either side of a page, in pixels. */
export const PAGE_PADDING = { desktop: 200, tablet: 100, phone: 36 } as const;
/** No picture is shown wider. */
export const IMAGE_MAX = 1280;
/** How wide a page grows whose headline fills it. */
export const PAGE_MAX = 2160;

export const mediaQueries = {
  phone: `(width <= ${PHONE_MAX}px)`,
  tablet: `(${PHONE_MAX}px < width <= ${TABLET_MAX}px)`,
  desktop: `(width > ${TABLET_MAX}px)`,
  'tablet-up': `(width > ${PHONE_MAX}px)`,
  'tablet-down': `(width <= ${TABLET_MAX}px)`,
  narrow: `(width <= ${NARROW_MAX}px)`,
  'hero-one-column': `(width < ${HERO_MAX}px)`,
  'hero-two-columns': `(width >= ${HERO_MAX}px)`,
  upright: `(width <= ${UPRIGHT_MAX}px)`,
  'not-upright': `(width > ${UPRIGHT_MAX}px)`,
  stacked: `(width <= ${STACKED_MAX}px)`,
  beside: `(width > ${STACKED_MAX}px)`,
  'two-columns': `(${UPRIGHT_MAX}px < width <= ${TWO_COLUMNS_MAX}px)`,
  'three-columns': `(width > ${TWO_COLUMNS_MAX}px)`,
  'motion-ok': '(prefers-reduced-motion: no-preference)',
  'can-hover': '(hover: hover) and (pointer: fine)',
} as const;

const measured = {
  'padding-desktop': PAGE_PADDING.desktop,
  'padding-tablet': PAGE_PADDING.tablet,
  'padding-phone': PAGE_PADDING.phone,
  'width-image': IMAGE_MAX,
} as const;

/** PostCSS: puts the measures in, and the paper of the site’s language. The platform’s own @custom-media is not there yet. */
export function measures({ paper = 'letter' }: { paper?: string } = {}) {
  const known = <Names extends object>(names: Names, name: string, fail: (message: string) => Error) => {
    if (!Object.hasOwn(names, name)) throw fail(`There is no measure called ${name}.`);
    return names[name as keyof Names];
  };
  return {
    postcssPlugin: 'measures',
    AtRule: {
      media: (rule: { params: string; error(message: string): Error }) => {
        rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) =>
          known(mediaQueries, name, (message) => rule.error(message)),
        );
      },
    },
    Declaration: (declaration: { value: string; error(message: string): Error }) => {
      if (!declaration.value.includes('--measure(')) return;
      declaration.value = declaration.value.replaceAll(/--measure\(([\w-]+)\)/g, (_, name: string) =>
        name === 'paper' ? paper : `${known(measured, name, (message) => declaration.error(message))}px`,
      );
    },
  };
}
