import { defineBoard } from '../../board.ts';
import { Portrait, type PortraitProps } from '../../kit/portrait.tsx';

const margaret: PortraitProps = {
  size: 480,
  skin: 'porcelain',
  hair: { style: 'bob', colour: '#8d8a8c' },
  top: { style: 'blazer', colour: '#14294f', under: '#f4f6fa' },
  ground: '#d5f2ee',
  disc: '#8fd9ce',
  expression: 'calm',
  glasses: 'square',
  age: 'middle',
  earrings: '#17a596',
  turn: -0.4,
  tilt: -2,
};
const devon: PortraitProps = {
  size: 480,
  skin: 'tan',
  hair: { style: 'crop', colour: '#1b1615' },
  top: { style: 'sweater', colour: '#3d5a8f' },
  ground: '#fdf0d2',
  disc: '#f8c566',
  expression: 'smile',
  face: 'oval',
  turn: 0.5,
  tilt: 2,
};

export const board = defineBoard({
  id: 'pledgx/persona',
  size: { width: 480, height: 480 },
  Component: Portrait,
  states: {
    margaret: { out: 'case-studies/pledgx/persona-margaret.png', props: margaret },
    devon: { out: 'case-studies/pledgx/persona-devon.png', props: devon },
  },
});
