import { describe, expect, test } from 'vitest';
import { inOneLine } from './people.ts';

describe('lines below each other, in one line,', () => {
  test.each([
    [
      'stand apart as sentences, whatever they begin with',
      'Refonte du plan de 68 stations.\n• Tests avec 41 voyageurs\n• −23 % d’appels\n• 4 villes',
      'Refonte du plan de 68 stations. Tests avec 41 voyageurs. −23 % d’appels. 4 villes.',
    ],
    [
      'stand apart where the items of a list begin with small letters',
      'What I did:\n- led the team\n- drew the map',
      'What I did: led the team; drew the map.',
    ],
    [
      'get no second sign where they have one',
      '•Asked: “Why?”\n•Waited…\n•Drew (twice.)\nDone',
      'Asked: “Why?” Waited… Drew (twice.) Done.',
    ],
    [
      'are one sentence where it goes on',
      'Led the team\nthat drew the map.',
      'Led the team that drew the map.',
    ],
    ['stay as they are where there is only one', 'Designer • Writer', 'Designer • Writer'],
  ])('%s', (_, text, line) => {
    expect(inOneLine(text)).toBe(line);
  });
});
