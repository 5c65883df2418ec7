import { expect, test } from 'vitest';
import { shortened, slug } from './slug.ts';

test.each([
  ['First iterations', 'first-iterations'],
  ['  IMG 2034 (final)! ', 'img-2034-final'],
  ['Crème brûlée', 'creme-brulee'],
  ['Łukaszewicz', 'lukaszewicz'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['Æther & Œuvre', 'aether-oeuvre'],
  ['Đorđe', 'dorde'],
  ['İstanbul ışığı', 'istanbul-isigi'],
  ['Þingvellir, Ísafjörður', 'thingvellir-isafjordur'],
  ['Ħal Għargħur', 'hal-gharghur'],
  ['Ĳmuiden', 'ijmuiden'],
  ['Việt Nam', 'viet-nam'],
  ['ﬁnal ½', 'final-1-2'],
  ['Ｆｕｌｌ', 'full'],
  ['Исследование', 'issledovanie'],
  ['Щука и ёж', 'shchuka-i-ezh'],
  ['Київ', 'kiiv'],
  ['Ђорђе Љубљана', 'djordje-ljubljana'],
  ['Λουλούδι', 'louloudi'],
  ['Ψυχή', 'psychi'],
])('“%s” keeps every letter that can be written: %s', (words, name) => {
  expect(slug(words)).toBe(name);
  // macOS hands out names with their accents apart.
  expect(slug(words.normalize('NFD'))).toBe(name);
});

test.each(['研究', 'ありがとう', 'שלום', '👋', '---', ''])(
  '“%s” gives nothing rather than something else',
  (words) => {
    expect(slug(words)).toBe('');
  },
);

test('what can be written is kept of words that are half in another script', () => {
  expect(slug('研究 2024')).toBe('2024');
});

test('an address may join its words with a low line', () => {
  expect(slug('Crypto Insights – Łódź', '_')).toBe('crypto_insights_lodz');
});

test.each([
  ['Une caisse de cinéma sans file d’attente', 'une_caisse_de_cinema_sans_file'],
  ['Refaire la caisse de tout ce que l’on vend', 'refaire_la_caisse_de_tout_ce_que'],
  ['A quieter way round the harbour: the ferry’s', 'a_quieter_way_round_the_harbour_the'],
  ['Donaudampfschiffahrtselektrizitätenhauptbetriebswerk', 'donaudampfschiffahrtselektrizitatenh'],
])('an address made of “%s” ends with a whole word where there is one: %s', (words, address) => {
  expect(shortened(slug(words, '_'), 36)).toBe(address);
});
