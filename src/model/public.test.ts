import { describe, expect, test } from 'vitest';
import { PUBLIC_FIELDS, publicPart } from './public.ts';

describe('the public part of a study', () => {
  test('is the fields that are named, and a field nobody thought of is sealed', () => {
    const study = { title: 'Open', teaser: ['Also open'], blocks: ['Closed'], somethingNew: 'Closed' };
    expect(publicPart(study)).toEqual({ title: 'Open', teaser: ['Also open'] });
  });

  test('is the card, the header and the teaser, and no more', () => {
    expect([...PUBLIC_FIELDS].toSorted()).toEqual([
      'cover',
      'description',
      'draft',
      'formerly',
      'info',
      'locked',
      'outcome',
      'tabTitle',
      'tags',
      'teaser',
      'title',
    ]);
  });
});
