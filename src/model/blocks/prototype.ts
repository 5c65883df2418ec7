import { z } from 'zod';
import { html, line, picture } from '../fields.ts';
import { block } from './base.ts';
import { device } from './product.ts';

const side = (about: string) => z.number().int().min(200).max(2560).describe(about);

const page = {
  file: html('The prototype: one HTML file in the same folder, with everything it needs inside.'),
  width: side('How wide its window is, in pixels: the width it was designed for, for example 1280.'),
  height: side('How high its window is, in pixels.'),
};

export const prototypeBlock = block(
  'prototype',
  'A prototype that visitors can try, in a device. It is fetched when someone asks for it, and can touch nothing but itself.',
  {
    device: device('The frame around it.'),
    task: line('What to try, in one line: a task with an end, for example “Find out why the pump is red”.'),
    ...page,
    still: picture('prototype'),
    portrait: z
      .strictObject(page)
      .optional()
      .describe('An upright version for phones. It may be the same file, if that adapts.'),
  },
).refine((value) => (value.portrait === undefined) === (value.still.portrait === undefined), {
  path: ['still', 'portrait'],
  error:
    'An upright prototype and an upright still go together. Add `portrait:` to both, or take it out of both.',
});
