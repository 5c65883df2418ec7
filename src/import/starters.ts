import { inLanguage } from '../model/language.ts';
import { isToWrite, TO_WRITE, toWrite } from '../model/starter.ts';

/** What an import leaves to be written, in French; as `npm run new` says it, where it says the same. */
const FRENCH: Record<string, string> = {
  'what it is about, in one or two sentences.': 'de quoi il s’agit, en une ou deux phrases.',
  'what the picture on the card shows someone who cannot see it.':
    'ce que l’image de la carte montre, pour qui ne la voit pas.',
  'what the large picture shows someone who cannot see it.':
    'ce que la grande image montre, pour qui ne la voit pas.',
  'what this picture shows someone who cannot see it.': 'ce que cette image montre, pour qui ne la voit pas.',
  'your part in it.': 'votre part du travail.',
  'what was hard, and for whom.': 'ce qui était difficile, et pour qui.',
  'your part in it, from when to when.': 'votre part du travail, de quand à quand.',
  'the outcome, in a figure or a sentence.': 'le résultat, en un chiffre ou en une phrase.',
  'a figure': 'un chiffre',
  'what this figure counts.': 'ce que ce chiffre compte.',
  'what this figure means for the work.': 'ce que ce chiffre veut dire pour le projet.',
  'a short name.': 'un nom court.',
  'a heading for this part.': 'un titre pour cette partie.',
  'why it mattered.': 'pourquoi c’était important.',
  'what it showed.': 'ce que cela a montré.',
  'what you learned from it.': 'ce que vous en avez appris.',
  'what they did.': 'ce que cette personne a fait.',
  'what changed, in a few words.': 'ce qui a changé, en quelques mots.',
  'why it changed.': 'pourquoi cela a changé.',
  'who the portrait shows.': 'qui le portrait montre.',
  'what they do.': 'ce que fait cette personne.',
  'two or three words, for example Under deadline.': 'deux ou trois mots, par exemple Toujours pressée.',
  'who they are.': 'qui est cette personne.',
  'how they do it today.': 'comment elle s’y prend aujourd’hui.',
  'what they would say.': 'ce qu’elle dirait.',
  'what they need.': 'ce dont elle a besoin.',
  'what they want to reach.': 'ce qu’elle veut atteindre.',
};

/** Headings that come with a text that is to be written, and only with one: any other is the source’s own. */
const HEADINGS: Record<string, string> = {
  'My Role': 'Mon rôle',
  'The problem': 'Le problème',
  'What I did': 'Ce que j’ai fait',
  'What came of it': 'Ce que cela a donné',
  Role: 'Rôle',
  Behaviours: 'Habitudes',
  Needs: 'Besoins',
};

const WORDS = new Map([
  [TO_WRITE.en as string, TO_WRITE.fr as string],
  ...Object.entries(FRENCH).map(([en, fr]) => [toWrite(en), toWrite(fr, TO_WRITE.fr)] as const),
]);

/** A study with what is left to be written in it said in the site’s language; English where there is no other. */
export const startersIn = <T>(value: T, language: string): T =>
  inLanguage({ en: () => value, fr: () => inFrench(value) as T }, language)();

function inFrench(value: unknown): unknown {
  if (typeof value === 'string') return WORDS.get(value) ?? value;
  if (Array.isArray(value)) return value.map(inFrench);
  if (typeof value !== 'object' || value === null) return value;
  const isStarter = Object.values(value)
    .flat()
    .some((one) => typeof one === 'string' && isToWrite(one));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isStarter && ['title', 'label'].includes(key)
        ? (HEADINGS[one as string] ?? inFrench(one))
        : inFrench(one),
    ]),
  );
}
