import { defineBoard } from '../../board.ts';
import { Portrait, type PortraitProps } from '../../kit/portrait.tsx';
import { c } from './world.ts';

const people: Record<'maya' | 'emeka', Omit<PortraitProps, 'size'>> = {
  maya: {
    skin: 'tan',
    hair: { style: 'bob', colour: '#5a2f22' },
    top: { style: 'hoodie', colour: '#f4876c' },
    ground: c.sprout,
    disc: '#c3dfa9',
    expression: 'grin',
    earrings: '#f7c766',
    face: 'round',
    turn: 0.5,
    tilt: 3,
  },
  emeka: {
    skin: 'deep',
    hair: { style: 'buzz', colour: '#1d1513' },
    top: { style: 'sweater', colour: '#4b8c4c' },
    ground: c.blush,
    disc: '#ffbfab',
    expression: 'smile',
    beard: 'full',
    face: 'square',
    turn: -0.5,
    tilt: -2,
  },
};

function Persona({ who }: { who: keyof typeof people }) {
  return <Portrait size={480} {...people[who]} />;
}

export const board = defineBoard<{ who: keyof typeof people }>({
  id: 'eztax/personas',
  size: { width: 480, height: 480 },
  Component: Persona,
  states: {
    maya: { out: 'case-studies/eztax/persona-maya.png', props: { who: 'maya' } },
    emeka: { out: 'case-studies/eztax/persona-emeka.png', props: { who: 'emeka' } },
  },
});
