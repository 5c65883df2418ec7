import type { FirstWords } from './words.ts';

/** As written in Canada: a no-break space before a colon, none before ! ? and ;. */
export const fr: FirstWords = {
  navigation: { work: 'Projets', about: 'À propos', resume: 'CV' },
  site: { description: '{name} présente ici ses projets. {role}, {place}.' },
  work: {
    pageName: 'Projets',
    description: '{name} présente ici ses études de cas. {role}, {place}.',
    greeting: 'Bonjour, je m’appelle {shortName}.',
    headline: '{role}, {place}.',
    blurb:
      'C’est ici que mes projets vont prendre place\u00a0: ce qui était difficile, ce que j’ai fait et ce que cela a donné. Le site se monte en ce moment, une étude de cas à la fois.',
    shelf: 'PROJETS CHOISIS',
  },
  about: {
    pageName: 'À propos',
    description: 'Qui est {name}? {role}, {place}.',
    intro: ['Bonjour, je m’appelle {shortName}.', '{role}, {place}.'],
    bio: 'Il y a encore beaucoup à dire, et je cherche mes mots\u00a0: comment le design est entré dans ma vie, ce qui m’y tient à cœur et comment je travaille avec les autres.',
  },
  resume: { summary: '{role}, {place}.' },
  study: { title: 'Ma première étude de cas', route: 'premiere_etude' },
};
