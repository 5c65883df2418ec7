import { createContext, useContext } from 'react';
import { inLanguage } from '../../model/language.ts';

/** The few words on a stage that stand nowhere on the site. The audience sees or hears them, in the talk’s language. */
export interface StageWords {
  /** What a screen reader calls a slide. */
  slide: string;
  /** Before the number in the corner. */
  number: string;
  /** A slide with its place in the talk. */
  named: string;
  /** A number that is being typed. */
  typed: string;
  black: string;
  white: string;
}

const en: StageWords = {
  slide: 'slide',
  number: 'Slide',
  named: 'Slide {at} of {of}: {name}',
  typed: 'To slide {at} of {of}: Enter',
  black: 'The screen is black.',
  white: 'The screen is white.',
};

const fr: StageWords = {
  slide: 'diapositive',
  number: 'Diapositive',
  named: 'Diapositive {at} sur {of}\u00a0: {name}',
  typed: 'À la diapositive {at} sur {of}\u00a0: Entrée',
  black: 'L’écran est noir.',
  white: 'L’écran est blanc.',
};

export const stageWords = (language: string): StageWords => inLanguage({ en, fr }, language);

const StageWordsContext = createContext(en);
export const StageWordsProvider = StageWordsContext.Provider;
export const useStageWords = (): StageWords => useContext(StageWordsContext);

/** A slide with its place in the talk, in words. */
export const namedSlide = (
  { named }: StageWords,
  { at, of, name }: { at: number; of: number; name: string },
): string =>
  named
    .replace('{at}', String(at))
    .replace('{of}', String(of))
    .replace('{name}', () => name);
