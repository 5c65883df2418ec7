import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LabelsProvider } from '../../ui/Labels/Labels.ts';
import { wordsFor } from '../../words/words.ts';
import { talkOfStudy } from '../deck.ts';
import { exampleSpeaker } from '../talk.examples.ts';
import { SlideView } from './SlideView.tsx';
import { namedSlide, StageWordsProvider, stageWords } from './stage-words.ts';

test('a slide of a French talk is named in French', () => {
  const { labels } = wordsFor('fr-CA');
  const [slide] = talkOfStudy('catalogue', exampleSpeaker(labels)).parts.flatMap(({ slides }) => slides);
  if (!slide) throw new Error('There is no slide.');
  const drawn = renderToStaticMarkup(
    <StageWordsProvider value={stageWords('fr-CA')}>
      <LabelsProvider value={labels}>
        <SlideView slide={slide} number={3} of={7} />
      </LabelsProvider>
    </StageWordsProvider>,
  );
  expect(drawn).toContain('aria-roledescription="diapositive"');
  expect(drawn).toContain(`Diapositive 3 sur 7\u00a0: ${slide.name}`);
  expect(drawn).not.toMatch(/Slide |"slide"/);
});

test('what a slide is called is taken as it is', () => {
  expect(namedSlide(stageWords('en'), { at: 1, of: 2, name: 'What $& costs' })).toBe(
    'Slide 1 of 2: What $& costs',
  );
});
