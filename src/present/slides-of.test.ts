import { describe, expect, test } from 'vitest';
import { lettersOf, wordsIn } from '../../tests/helpers/block-words.ts';
import { examplePicture, prose } from '../blocks/example-media.ts';
import { examples } from '../blocks/examples.ts';
import { examples as screenExamples } from '../blocks/Screens/Screens.examples.ts';
import { isRichText, plainText } from '../model/inline.ts';
import type { AnyBlock, ResolvedStudy } from '../model/resolved.ts';
import { wordsFor } from '../words/words.ts';
import { underPicture } from './caption.ts';
import { talkOf, talkOfStudy, toWriteIn } from './deck.ts';
import { slidesOf, slidesOfBlock } from './slides-of.ts';
import { exampleSpeaker, exampleStudy } from './talk.examples.ts';
import { countWords } from './words.ts';

const { labels } = wordsFor('en-CA');
const made = (blocks: AnyBlock[], more: Partial<ResolvedStudy> = {}) =>
  slidesOf({ ...exampleStudy, ...more, route: 'catalogue', blocks }, { words: labels });
const alone = (block: AnyBlock) =>
  slidesOfBlock('catalogue', { block, index: 0, section: block.section }, labels);

const every = Object.entries(examples).flatMap(([type, named]) =>
  Object.entries<AnyBlock>(named).map(([name, block]) => ({ name: `${type} ${name}`, block })),
);

describe('every block becomes slides', () => {
  test.each(every)('$name: none of its words is lost, each is on a slide or in its notes', ({ block }) => {
    const slides = alone(block);
    expect(slides.length).toBeGreaterThan(0);
    const told = new Set(
      slides.flatMap(({ form, notes, section = '' }) => [
        ...lettersOf(section),
        ...lettersOf(notes.replaceAll('\\', '')),
        ...wordsIn({ form }),
      ]),
    );
    expect(wordsIn(block).filter((word) => !told.has(word))).toEqual([]);
  });

  test.each(every)('$name: no slide shows more than thirty words of running text', ({ block }) => {
    for (const { form } of alone(block)) {
      const running: string[] = [];
      JSON.stringify(form, (_, value) => {
        if (!isRichText(value)) return value;
        running.push(plainText(value));
        return undefined;
      });
      expect(countWords(running.join(' '))).toBeLessThanOrEqual(30);
    }
  });

  test.each(every)('$name: each slide has a name to be read out, and an address of its own', ({ block }) => {
    const slides = alone(block);
    for (const { name } of slides) expect(name.trim()).not.toBe('');
    expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
  });
});

describe('every slide says what it is about', () => {
  const goesOn = 'The heading before it';

  test.each(every)('$name: by its heading, by what it is a part of, or by its words', ({ block }) => {
    for (const { form } of slidesOfBlock('a', { block, index: 0, section: undefined, goesOn }, labels))
      expect(form.title ?? form.over).toBeTruthy();
  });

  test.each(every)('$name: its heading is large once, and small on what follows', ({ block }) => {
    const slides = alone(block);
    const large = slides.map(({ form }) => form.title).filter((title) => title !== undefined);
    expect(new Set(large).size).toBe(large.length);
    if (block.title) for (const { form } of slides.slice(1)) expect(form.over).toBe(block.title);
  });

  test('parts of a block are counted, without the slide that leads to them', () => {
    const slides = alone(screenExamples.everything);
    const of = screenExamples.everything.screens.length;
    expect(slides.map(({ form }) => form.part)).toEqual([
      undefined,
      ...Array.from({ length: of }, (_, index) => ({ at: index + 1, of })),
    ]);
  });

  test('a lone finding and a lone persona keep the heading of their block', () => {
    const finding = { saw: prose('They waited.'), changed: prose('It answers.') };
    const [found] = alone({ type: 'testing', hideOnPhone: false, title: 'Tested', findings: [finding] });
    expect(found?.form).toMatchObject({ kind: 'finding', over: 'Tested' });
    const [persona] = Object.values(examples.personas).flatMap(({ personas }) => personas);
    if (!persona) throw new Error('There is no persona.');
    const [who] = alone({ type: 'personas', hideOnPhone: false, title: 'Drawn for', personas: [persona] });
    expect(who?.form).toMatchObject({ kind: 'persona', over: 'Drawn for', title: persona.title });
  });

  test('a block without a heading goes on with the last one of its section, and no further', () => {
    const picture = examplePicture('wide', 'A drawing.');
    const bare: AnyBlock = { type: 'picture', hideOnPhone: false, figure: { picture } };
    const headed: AnyBlock = { type: 'text', hideOnPhone: false, title: 'Why', section: 'Problem' };
    const slides = made([bare, headed, bare, { ...bare, section: 'End' }]).slice(2);
    expect(slides.map(({ form }) => form.over)).toEqual([exampleStudy.title, undefined, 'Why', undefined]);
  });

  test.each([
    ['The drawer in one theme.', 'The drawer in one theme', undefined],
    ['The drawer. The dock keeps its own colours.', 'The drawer', 'The dock keeps its own colours.'],
    [`The drawer ${'and the dock '.repeat(8)}`, undefined, `The drawer ${'and the dock '.repeat(8)}`],
  ])('the line under a lone picture is its heading where there is none: %s', (caption, title, left) => {
    const picture = examplePicture('wide', 'A drawing.');
    const [slide] = alone({ type: 'picture', hideOnPhone: false, figure: { picture, caption } });
    expect(slide?.form.title).toBe(title);
    expect(underPicture(caption, slide?.form.title)).toBe(left);
  });
});

describe('a study', () => {
  const text = (title: string, more: Partial<AnyBlock> = {}) =>
    ({ type: 'text', title, hideOnPhone: false, ...more }) as AnyBlock;

  test('begins with its title, who did what, and its summary', () => {
    const [title, summary] = made([text('One')]);
    expect(title?.form).toMatchObject({ kind: 'title', title: exampleStudy.title, info: exampleStudy.info });
    expect(summary?.form).toMatchObject({ kind: 'figures', over: 'The problem' });
    expect(summary?.name).toBe('The problem');
    expect(summary?.notes).toContain('**What I did.** I sat at the desk for a week');
  });

  test('ends with what came of it, then with what was learned, wherever they stand', () => {
    const [lessons] = Object.values(examples.takeaways);
    const [impact] = Object.values(examples.impact);
    const kinds = made([lessons, impact, text('The middle')] as AnyBlock[]).map(({ from }) => from?.block);
    expect(kinds).toEqual([undefined, undefined, 2, 1, 0]);
  });

  test('shows parts with a picture one by one, after what they are parts of', () => {
    const { screens } = screenExamples.everything;
    const slides = alone(screenExamples.everything);
    expect(slides.map(({ form }) => form.kind)).toEqual(['statement', ...screens.map(() => 'pictures')]);
    expect(slides.slice(1).map(({ name }) => name)).toEqual(screens.map(({ title }) => title));
  });

  describe('shows a finding', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `Word${at}`).join(' ');
    const shownOf = (saw: string, changed: string) => {
      const findings = [{ saw: prose(saw), changed: prose(changed) }];
      const [slide] = alone({ type: 'testing', hideOnPhone: false, findings } as AnyBlock);
      if (slide?.form.kind !== 'finding') throw new Error('This is no finding.');
      const { saw: seen, changed: done } = slide.form;
      return { shown: [seen, done].map(({ text = [] }) => plainText(text)), notes: slide.notes };
    };

    test('in whole sentences, where the first ones fit together', () => {
      const { shown, notes } = shownOf(`${words(9)}. ${words(7)}.`, `${words(17)}.`);
      expect(shown).toEqual([`${words(9)}.`, `${words(17)}.`]);
      expect(notes).toContain(words(7));
    });

    test('with the shorter half whole and the other up to a clause, where they do not', () => {
      const long = `${words(11)}, so ${words(12)}.`;
      expect(shownOf(`${words(16)}.`, long).shown).toEqual([`${words(16)}.`, `${words(11)} …`]);
      const { shown, notes } = shownOf(long, `${words(16)}.`);
      expect(shown).toEqual([`${words(11)} …`, `${words(16)}.`]);
      expect(notes).toContain(long);
    });

    test('with a clause of each, where both are long', () => {
      const long = `${words(12)}, and ${words(20)}.`;
      expect(shownOf(long, long).shown).toEqual([`${words(12)} …`, `${words(12)} …`]);
    });
  });

  test('leaves a block out, or says its heading shorter, where the owner wants it so', () => {
    const slides = made([
      text('Gone', { slide: false }),
      text('A long way to say it', { slide: { title: 'Short' } }),
    ]);
    expect(slides.map(({ name }) => name).slice(2)).toEqual(['Short']);
    expect(slides[2]).toMatchObject({ id: 'catalogue/1/0', notes: 'A long way to say it' });
  });

  test('gives the owner’s notes first, then what is not shown', () => {
    const long = Array.from({ length: 40 }, () => 'word').join(' ');
    const [slide] = alone(
      text('One', { notes: '- Breathe.\n- Smile.', text: [prose('Shown.'), prose(long)] }),
    );
    expect(slide?.form).toMatchObject({ text: [prose('Shown.')] });
    expect(slide?.notes).toBe(`- Breathe.\n- Smile.\n\n${long}`);
    expect(slide?.reading.passages).toEqual([
      { kind: 'prose', text: prose('Shown.') },
      { kind: 'prose', text: prose(long) },
    ]);
  });

  test('knows the section of every slide, until the next begins', () => {
    const slides = made([
      text('One', { section: 'Problem' }),
      text('Two'),
      text('Three', { section: 'End' }),
    ]);
    expect(slides.slice(2).map(({ section }) => section)).toEqual(['Problem', 'Problem', 'End']);
  });

  test('of a text show its list, or as much of its quotation as there is room for, and say the rest', () => {
    const [one, two] = [prose('One.'), prose('Two.')];
    const [list] = alone(text('List', { numbers: [one, two], quote: [prose('Said.')] }));
    expect(list?.form).toMatchObject({
      kind: 'points',
      isNumbered: true,
      points: [{ title: 'One.' }, { title: 'Two.' }],
    });
    const long = prose(Array.from({ length: 40 }, () => 'word').join(' '));
    const [quote] = alone(text('Quote', { quote: [one], bullets: [long, two] }));
    expect(quote?.form).toMatchObject({ kind: 'statement', text: [one] });
    expect(quote?.notes).toContain('word');
    expect(quote?.reading.passages).toHaveLength(3);
  });

  test('of one block has three slides, and of none its title and its summary', () => {
    expect(made([text('Only')]).map(({ name }) => name)).toEqual([exampleStudy.title, 'The problem', 'Only']);
    expect(made([])).toHaveLength(2);
  });

  test('of sixty blocks has every slide once, and each says what it is about', () => {
    const blocks = Array.from({ length: 60 }, (_, index) => every[index % every.length]?.block).filter(
      (block) => block !== undefined,
    );
    const slides = made(blocks);
    expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
    for (const { form, section } of slides.slice(2)) expect(form.title ?? form.over ?? section).toBeTruthy();
  });

  test('of two hundred pictures shows all of them, four on a slide at most', () => {
    const figures = [1, 2, 3, 4].map((at) => ({ picture: examplePicture('wide', `Picture ${at}.`) }));
    const row: AnyBlock = { type: 'gallery', hideOnPhone: false, figures };
    const counts = made(Array.from({ length: 50 }, () => row))
      .slice(2)
      .map(({ form }) => (form.kind === 'pictures' ? form.pictures.length : 0));
    expect(counts).toEqual(Array.from({ length: 50 }, () => 4));
  });

  test('of the longest kind is there in less than five milliseconds', () => {
    const blocks = Array.from({ length: 60 }, (_, index) => every[index % every.length]?.block).filter(
      (block) => block !== undefined,
    );
    made(blocks);
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      made(blocks);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(5);
  });
});

describe('a talk', () => {
  const speaker = exampleSpeaker(labels);

  test('of one study is that study', () => {
    const talk = talkOfStudy('catalogue', speaker);
    expect(talk).toMatchObject({
      title: exampleStudy.title,
      by: 'Ada Example',
      language: 'en-CA',
      direction: 'ltr',
    });
    expect(talk.parts.map(({ study }) => study)).toEqual(['catalogue']);
  });

  test('of a deck has an opening from About, its studies with their time, and a closing', () => {
    const talk = talkOf(
      {
        title: 'Calm',
        for: 'A company',
        minutes: 45,
        opening: { notes: 'Wave.', minutes: 5 },
        studies: [{ study: 'catalogue', minutes: 30, sections: ['Research'], notes: 'Begin with the desk.' }],
        closing: { title: 'What stays', points: [prose('Ask first.')], notes: 'Thank them.' },
      },
      speaker,
    );
    expect(talk.parts.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['Calm', 5],
      [exampleStudy.title, 30],
      ['What stays', undefined],
    ]);
    const [opening, study, closing] = talk.parts.map(({ slides }) => slides);
    expect(opening?.[0]?.form).toMatchObject({
      kind: 'person',
      lines: speaker.about.intro,
      for: 'A company',
    });
    expect(opening?.[0]?.notes).toBe('Wave.\n\nI began at a library desk.');
    expect(study?.[0]?.notes).toMatch(/^Begin with the desk\./);
    expect(new Set(study?.slice(2).map(({ section }) => section))).toEqual(new Set(['Research']));
    expect(closing?.[0]).toMatchObject({ id: 'closing', notes: 'Thank them.', form: { kind: 'points' } });
  });

  test('shows nobody what is still to be written, and names it', () => {
    const closing = {
      title: 'Write here — the last heading.',
      points: [prose('Ask first.'), prose('Write here — one point.')],
    };
    const deck = {
      title: 'Calm',
      for: 'Write here — whom it is for.',
      opening: { lines: ['Write here — one line.'] },
      studies: [{ study: 'catalogue' }],
      closing,
    };
    const talk = talkOf(deck, speaker);
    expect(JSON.stringify(talk)).not.toContain('Write here');
    expect(talk.parts[0]?.slides[0]?.form).toMatchObject({ lines: speaker.about.intro });
    expect(talk.parts.at(-1)).toMatchObject({ name: 'Ask first.', slides: [{ form: { kind: 'points' } }] });
    expect(toWriteIn(deck)).toEqual([
      'Write here — whom it is for.',
      'Write here — one line.',
      'Write here — the last heading.',
      'Write here — one point.',
    ]);
  });

  test('has no last slide where nothing of it is written, and a heading alone where no point is', () => {
    const deck = { title: 'Calm', studies: [{ study: 'catalogue' }] };
    const points = [prose('Write here — one point.')];
    const bare = talkOf({ ...deck, closing: { title: 'Write here — the last heading.', points } }, speaker);
    expect(bare.parts.map(({ study }) => study)).toEqual(['catalogue']);
    const headed = talkOf({ ...deck, closing: { title: 'Questions?', points } }, speaker);
    expect(headed.parts.at(-1)?.slides).toMatchObject([{ form: { kind: 'statement', title: 'Questions?' } }]);
  });

  test('says the owner’s own lines instead of About’s', () => {
    const own = { title: 'Calm', opening: { lines: ['I draw.'] }, studies: [{ study: 'catalogue' }] };
    const [slide] = talkOf(own, speaker).parts[0]?.slides ?? [];
    expect(slide).toMatchObject({ notes: '', form: { lines: ['I draw.'] } });
  });
});
