import type { BlockProps } from '../../model/resolved.ts';
import { examplePrototype, exampleStill, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'prototype',
    hideOnPhone: false,
    device: 'Laptop',
    task: 'Hold a book that is in',
    ...examplePrototype('wide'),
    still: exampleStill('wide', 'A book that is in, with a button that holds it.'),
  },
  everything: {
    type: 'prototype',
    section: 'Try it yourself',
    title: 'From the search to the shelf in two taps',
    hideOnPhone: false,
    device: 'Laptop',
    text: [prose('It is the one we tested, *without* its unfinished corners.')],
    task: 'Find a book, and hold it before somebody else does',
    ...examplePrototype('wide'),
    still: exampleStill('both', 'A book that is in, with a button that holds it.'),
    portrait: examplePrototype('upright'),
  },
  onAPhone: {
    type: 'prototype',
    hideOnPhone: false,
    device: 'Phone',
    task: 'Hold the book, then let it go again',
    ...examplePrototype('upright'),
    still: exampleStill('upright', 'A book that is in, on a phone.'),
  },
  inAWindow: {
    type: 'prototype',
    title: 'The desk, in a browser',
    hideOnPhone: true,
    device: 'DesktopTrakt',
    task: 'Set a book aside for somebody',
    ...examplePrototype('wide'),
    still: exampleStill('wide', 'A book on the desk’s list.'),
  },
} satisfies Record<string, BlockProps<'prototype'>>;
