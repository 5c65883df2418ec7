import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ABOUT, changed, FUN, type Mistake, SITE, STUDY, title } from './mistake.examples.ts';

const QUOTES = 'Put quotes around it';
const BOOLEAN = 'This should be true or false, but it is text. Write true or false, without quotes.';
const DATE = 'This is not a date the timeline can read. Write a year and a month, for example 2023-05.';
const TAGS = /tags:\n {2}- WEB/;

const poorAddress = (folder: string, better: string): Mistake => ({
  mistake: `an address that is a poor one: ${folder}`,
  file: FUN,
  change: (content) =>
    cpSync(join(content, 'case-studies/beta'), join(content, 'case-studies', folder), { recursive: true }),
  told: `case-studies/${folder}`,
  says: `Use small letters, digits, - and _ only, for example ${better}.`,
});

/** Values of another kind than belongs there, names of nothing, and folders. */
export const values: Mistake[] = [
  changed('yes for true', STUDY, ['tags:', 'locked: yes\ntags:'], BOOLEAN, 'locked: true'),
  changed('off for false', STUDY, ['tags:', 'locked: off\ntags:'], BOOLEAN, 'locked: false'),
  title('a year for a title', '2024', `This should be text, but it is a number. ${QUOTES}`, '"2024"'),
  title('a version for a title', '1.10', `This should be text, but it is a number. ${QUOTES}`, '"1.10"'),
  title('true for a title', 'true', `This should be text, but it is true or false. ${QUOTES}`, '"true"'),
  title('a tilde for a title', '~', 'This field is empty. Fill it in. It is: the title'),
  title('null for a title', 'null', 'This field is empty. Fill it in. It is: the title'),
  title('nothing for a title', '', 'This field is empty. Fill it in. It is: the title'),
  title('spaces for a title', '"  "', 'This is empty. Fill it in.'),
  changed(
    'a text for a list',
    STUDY,
    [TAGS, 'tags: WEB, APP'],
    'should be a list, but it is text. Write one item',
    'tags: [WEB, APP]',
  ),
  changed(
    'a list for a text',
    FUN,
    ['title: Fun', 'title:\n  - Fun'],
    'This should be text, but it is a list.',
  ),
  changed(
    'dashes without a space',
    STUDY,
    [TAGS, 'tags:\n  -WEB\n  -APP'],
    'should be a list, but it is text. Write one item per line, each starting with “- ”.',
  ),
  changed(
    'a colon in an item',
    FUN,
    ['- Paintings.', '- Note: paint.'],
    `but it is a group of fields. ${QUOTES}`,
    '- "Note: paint."',
  ),
  changed('a date in words', ABOUT, ['from: 2020-01', 'from: May 2020'], DATE),
  // What cannot be read is compared with nothing: only the cause is told.
  changed(
    'a date in words, of a job that has ended',
    ABOUT,
    ['from: 2020-01\n      to: present', 'from: April 2024\n      to: 2024-05'],
    DATE,
  ),
  changed('a date that is a number to YAML', ABOUT, ['from: 2020-01', 'from: 2020.10'], DATE),
  changed(
    'a job that ends before it begins',
    ABOUT,
    ['to: present', 'to: 2019-12'],
    'This ends before it begins. It needs a later end',
  ),
  changed(
    'a job that ends a year early',
    ABOUT,
    ['to: present', 'to: 2019'],
    'This ends before it begins. It needs a later end',
  ),

  changed(
    'a misspelt field',
    STUDY,
    ['tags:', 'lokced: true\ntags:'],
    'no field called `lokced`. Did you mean `locked`?',
  ),
  {
    ...changed(
      'a missing field',
      ABOUT,
      ['pageName: About\n', ''],
      'This field is missing. Add it. It is: the page’s name',
    ),
    at: 1,
  },
  changed(
    'no such block',
    STUDY,
    ['type: text', 'type: txet'],
    'There is no block called `txet`. Did you mean `text`?',
  ),
  {
    ...changed(
      'no alt text',
      STUDY,
      ['  alt: A screen\n', ''],
      'This field is missing. Add it. It is: what someone who cannot see',
    ),
    at: 'cover:',
  },
  changed(
    'a file name in other capitals',
    ABOUT,
    ['file: wide.png', 'file: Wide.PNG'],
    'There is no Wide.PNG, but there is wide.png. Write the name with the same capitals as the file.',
    'file: wide.png',
  ),
  {
    ...changed(
      'a dark version in other capitals',
      ABOUT,
      ['file: wide.png', 'file: wide.png\n  dark: Wide.PNG'],
      'There is no Wide.PNG, but there is wide.png. Write the name with the same capitals as the file.',
      'dark: wide.png',
    ),
    at: 'dark:',
  },

  changed(
    'an address without https',
    SITE,
    [/url: .*/, 'url: ada.example'],
    'Write it whole, starting with https://.',
    'url: https://ada.example',
  ),
  changed(
    'a mail address without @',
    SITE,
    [/email: .*/, 'email: ada.example'],
    'This is not an e-mail address. Write one',
  ),
  changed(
    'a page that is not there',
    ABOUT,
    ['(/fun)', '(/fnu)'],
    'There is no page /fnu on this site. Did you mean /fun?',
  ),
  changed(
    'a link without https',
    ABOUT,
    ['(/fun)', '(www.example.com)'],
    'The link www.example.com leads nowhere. Write',
  ),

  {
    mistake: 'a folder without a study',
    file: FUN,
    change: (content) => mkdirSync(join(content, 'case-studies/gamma')),
    told: 'case-studies/gamma/study.yaml',
    says: 'The folder gamma holds no case study, because this file is missing. Remove the folder and run `npm run new -- study gamma`',
  },
  {
    mistake: 'a study under another name',
    file: 'case-studies/gamma/study.yml',
    change: { whole: 'title: Gamma\n' },
    told: 'case-studies/gamma/study.yaml',
    says: 'This file is missing. Add it, or rename study.yml to study.yaml.',
  },
  {
    mistake: 'a study outside of a folder',
    file: 'case-studies/gamma.yaml',
    change: { whole: 'title: Gamma\n' },
    says: 'A case study has a folder of its own, so nobody reads this file. Move it to content/case-studies/gamma/study.yaml.',
  },
  {
    mistake: 'a folder where a file should be',
    file: 'case-studies/gamma/study.yaml/note.txt',
    change: { whole: 'x' },
    told: 'case-studies/gamma/study.yaml',
    says: 'This is a folder, and a file should be there. Rename the folder',
  },
  poorAddress('Gamma', 'gamma'),
  poorAddress('night bus', 'night_bus'),
  poorAddress('zürich', 'zurich'),
];
