/**
 * Patterns of retext-equality that are right for documentation and wrong for a portfolio. The rest of them stay:
 * “blacklist”, “chairman”, “sanity check”, “crazy” and three hundred more.
 */
export const TOLERATED = [
  // A persona, a portrait or a painting shows a person who has a gender and a family.
  ...[
    'her-him',
    'he-she',
    'herself-himself',
    'gal-guy',
    'gals-man',
    'gals-men',
    'boy-girl',
    'dad-mom',
    'dads-moms',
  ],
  ...['daughter-son', 'daughters-sons', 'brother-sister', 'brothers-sisters', 'aunt-uncle', 'aunts-uncles'],
  ...['husband-wife', 'husbands-wives', 'boyfriend-girlfriend', 'gramps-granny', 'grandfathers-grandmothers'],
  ...['granddaughter-grandson', 'granddaughters-grandsons', 'nephew-niece', 'nephews-nieces', 'bride-groom'],
  ...[
    'host-hostess',
    'hostesses-hosts',
    'king-queen',
    'kings-queens',
    'maternity-paternity',
    'widow-widower',
  ],
  // A designer may say that something became easy.
  ...[
    'easy',
    'just',
    'simple',
    'obvious',
    'of-course',
    'clearly',
    'basically',
    'straightforward',
    'everyone-knows',
  ],
  // Words of the trade: a master file, an invalid field, an art host, a hero at the top of a page.
  ...[
    'add',
    'hang',
    'hero-heroine',
    'heroes-heroines',
    'invalid',
    'master',
    'masters',
    'masterpiece',
    'special',
  ],
];
