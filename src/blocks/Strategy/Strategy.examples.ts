import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  two: {
    type: 'strategy',
    hideOnPhone: false,
    nodes: [
      { title: 'Listen', points: ['A week at the desk'] },
      { title: 'Draw', points: ['One flow', 'Nine screens'] },
    ],
  },
  eight: {
    type: 'strategy',
    section: 'Strategy',
    title: 'Eight short steps, each with something to show',
    hideOnPhone: false,
    text: [prose('A step that left nothing on the wall did not count.')],
    nodes: [
      { title: 'Discover', points: ['A week at the desk', 'Pencil strokes per question'] },
      { title: 'Research', points: ['Interviews by the door'] },
      { title: 'Define', points: ['One question'] },
      { title: 'Ideate', points: ['Index cards', 'A vote'] },
      { title: 'Design', points: ['Paper, then pixels'] },
      { title: 'Prototype', points: ['On a real phone'] },
      { title: 'Test', points: ['In the doorway', 'With gloves on'] },
      { title: 'Hand over', points: ['Components and notes'] },
    ],
  },
} satisfies Record<string, BlockProps<'strategy'>>;
