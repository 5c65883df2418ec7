import { inLanguage } from '../../src/model/language.ts';
import { TO_WRITE } from '../../src/model/starter.ts';

/** What a new study says before its owner has written anything. All but headings begins with the mark. */
export interface StarterWords {
  mark: (typeof TO_WRITE)[keyof typeof TO_WRITE];
  description: string;
  cover: string;
  hero: string;
  teaser: string;
  info: { role: string; timeline: string; tools: string };
  summary: { title: string; text: string }[];
  figure: string;
  figureLabel: string;
  problem: { section: string; title: string; text: string };
  design: { section: string; title: string; text: string; alt: string; caption: string };
  takeaways: { section: string; title: string; lesson: string; text: string };
}

const en: StarterWords = {
  mark: TO_WRITE.en,
  description: 'what it is about, in one or two sentences.',
  cover: 'what the picture on the card shows someone who cannot see it.',
  hero: 'what the large picture shows someone who cannot see it.',
  teaser: 'what anyone may read while the study is locked, in two or three sentences.',
  info: { role: 'My Role', timeline: 'Timeline', tools: 'Tools' },
  summary: [
    { title: 'The problem', text: 'what was hard, and for whom.' },
    { title: 'What I did', text: 'your part in it, from when to when.' },
    { title: 'What came of it', text: 'the outcome, in a figure or a sentence.' },
  ],
  figure: 'a figure',
  figureLabel: 'what this figure counts.',
  problem: {
    section: 'Problem',
    title: 'the problem, as a sentence that carries the argument.',
    text: 'a paragraph of three sentences or fewer.',
  },
  design: {
    section: 'Design',
    title: 'the decision this picture shows.',
    text: 'why it is this way and not another.',
    alt: 'what this picture shows someone who cannot see it.',
    caption: 'a line under the picture.',
  },
  takeaways: {
    section: 'Takeaways',
    title: 'what you would do the same way again.',
    lesson: 'the lesson, in a sentence.',
    text: 'the lesson, explained.',
  },
};

const fr: StarterWords = {
  mark: TO_WRITE.fr,
  description: 'de quoi il s’agit, en une ou deux phrases.',
  cover: 'ce que l’image de la carte montre, pour qui ne la voit pas.',
  hero: 'ce que la grande image montre, pour qui ne la voit pas.',
  teaser: 'ce que tout le monde peut lire tant que l’étude est verrouillée, en deux ou trois phrases.',
  info: { role: 'Mon rôle', timeline: 'Durée', tools: 'Outils' },
  summary: [
    { title: 'Le problème', text: 'ce qui était difficile, et pour qui.' },
    { title: 'Ce que j’ai fait', text: 'votre part du travail, de quand à quand.' },
    { title: 'Ce que cela a donné', text: 'le résultat, en un chiffre ou en une phrase.' },
  ],
  figure: 'un chiffre',
  figureLabel: 'ce que ce chiffre compte.',
  problem: {
    section: 'Problème',
    title: 'le problème, en une phrase qui porte l’argument.',
    text: 'un paragraphe de trois phrases au plus.',
  },
  design: {
    section: 'Design',
    title: 'la décision que cette image montre.',
    text: 'pourquoi c’est ainsi et pas autrement.',
    alt: 'ce que cette image montre, pour qui ne la voit pas.',
    caption: 'une ligne sous l’image.',
  },
  takeaways: {
    section: 'Leçons',
    title: 'ce que vous referiez de la même façon.',
    lesson: 'la leçon, en une phrase.',
    text: 'la leçon, expliquée.',
  },
};

const LANGUAGES = { en, fr };

/** In the site’s language; English where there are none, or where the settings name no language. */
export const starterWords = (language: string): StarterWords => inLanguage(LANGUAGES, language);

/** What the owner calls their tools on a resume, in any of the languages. */
export const TOOLS: readonly string[] = Object.values(LANGUAGES).map(({ info }) => info.tools);
