import type { FirstWords } from './words.ts';

export const en: FirstWords = {
  navigation: { work: 'Work', about: 'About', resume: 'Resume' },
  site: { description: 'The work of {name}. {role}, {place}.' },
  work: {
    pageName: 'Work',
    description: 'Case studies by {name}. {role}, {place}.',
    greeting: 'Hello, I’m {shortName}.',
    headline: '{role}, based in {place}.',
    blurb:
      'This is where my work is going to live: what was hard, what I did about it, and what came of it. I’m setting it up right now, one case study at a time.',
    shelf: 'SELECTED WORK',
  },
  about: {
    pageName: 'About',
    description: 'About {name}. {role}, {place}.',
    intro: ['Hello, I’m {shortName}.', '{role}, based in {place}.'],
    bio: 'There is more to tell, and I’m still finding the words: how I came to design, what I care about in it, and what I’m like to work with.',
  },
  resume: { summary: '{role}, based in {place}.' },
  study: { title: 'My first case study', route: 'first_study' },
};
