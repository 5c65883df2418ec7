import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  one: {
    type: 'impact',
    hideOnPhone: false,
    figures: [{ value: '1', label: 'word for “it is in”' }],
    internal: false,
  },
  internal: {
    type: 'impact',
    section: 'Impact',
    title: 'Fewer questions, longer talks',
    hideOnPhone: false,
    text: [prose('Counted by the desk, before and after.')],
    figures: [
      { value: '3 of 4', label: 'trips end with the book' },
      { value: '2x', label: 'as many holds picked up' },
      { value: '48', label: 'pixels, the smallest button' },
      { value: 'About an hour', label: 'a day given back to the desk' },
    ],
    internal: true,
  },
} satisfies Record<string, BlockProps<'impact'>>;
