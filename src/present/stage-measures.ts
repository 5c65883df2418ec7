import { mediaQueries } from '../styles/measures.ts';
import { STAGE } from './client/stage.ts';

/** What belongs to the window and not to a slide is measured in it, as ever. */
const OF_THE_WINDOW = /\/src\/present\/client\//;

interface At {
  source?: { input?: { file?: string } } | undefined;
}

/**
 * PostCSS: a slide is always as wide as its stage, whatever window it is scaled to. So what style sheets ask of the
 * window’s width is answered beforehand, and a hundredth of that width is a hundredth of the stage.
 */
export function stageMeasures() {
  const isOnSlide = ({ source }: At) =>
    !OF_THE_WINDOW.test((source?.input?.file ?? '').replaceAll('\\', '/'));
  return {
    postcssPlugin: 'stage-measures',
    AtRule: {
      media: (rule: At & { params: string }) => {
        if (!isOnSlide(rule)) return;
        rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (asked, name: string) => {
          const query = Object.hasOwn(mediaQueries, name)
            ? mediaQueries[name as keyof typeof mediaQueries]
            : undefined;
          return query?.includes('width')
            ? isTrueOnStage(query)
              ? '(width >= 0px)'
              : '(width < 0px)'
            : asked;
        });
      },
    },
    Declaration: (declaration: At & { value: string }) => {
      if (!/\d(vw|vh|dvh|svh|lvh|vi|vb)\b/.test(declaration.value) || !isOnSlide(declaration)) return;
      declaration.value = declaration.value.replaceAll(
        /(-?[\d.]+)(vw|vi|[dsl]?vh|vb)\b/g,
        (_, number: string, unit: string) =>
          `${(Number(number) * (/^v[wi]$/.test(unit) ? STAGE.width : STAGE.height)) / 100}px`,
      );
    },
  };
}

/** `(768px < width <= 1280px)`, and the shorter forms of it. */
function isTrueOnStage(query: string): boolean {
  const [, least, below, most] = /^\((?:(\d+)px <)? ?width ?(?:(<=|<|>|>=) (\d+)px)?\)$/.exec(query) ?? [];
  const { width } = STAGE;
  if (least !== undefined && !(Number(least) < width)) return false;
  const limit = Number(most);
  return (
    { '<=': width <= limit, '<': width < limit, '>': width > limit, '>=': width >= limit }[below ?? '<'] ===
    true
  );
}
