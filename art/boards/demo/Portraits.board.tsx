import { defineBoard } from '../../board.ts';
import { Frame, Grid } from '../../kit/frame.tsx';
import { Portrait, type PortraitProps } from '../../kit/portrait.tsx';

const people: Omit<PortraitProps, 'size'>[] = [
  {
    skin: 'tan',
    hair: { style: 'long', colour: '#4a2c20' },
    top: { style: 'blazer', colour: '#3d4468' },
    ground: '#fbe7b2',
    disc: '#f4be35',
    expression: 'smile',
    earrings: '#f4be35',
    turn: -0.5,
    tilt: -3,
  },
  {
    skin: 'peach',
    hair: { style: 'swept', colour: '#6b4226' },
    top: { style: 'shirt', colour: '#dfe6ee' },
    ground: '#dbe6df',
    disc: '#b7cdbd',
    beard: 'stubble',
    face: 'square',
    turn: 0.6,
    tilt: 2,
  },
  {
    skin: 'deep',
    hair: { style: 'afro', colour: '#2a1c18' },
    top: { style: 'sweater', colour: '#c9744f' },
    ground: '#e8e3f4',
    disc: '#c9bfe6',
    expression: 'grin',
    earrings: '#f4be35',
  },
  {
    skin: 'porcelain',
    hair: { style: 'bob', colour: '#b4532e' },
    top: { style: 'turtleneck', colour: '#2f5d54' },
    ground: '#f6ddd2',
    disc: '#eab79f',
    expression: 'calm',
    glasses: 'round',
    turn: 0.5,
  },
  {
    skin: 'brown',
    hair: { style: 'crop', colour: '#241a18' },
    top: { style: 'hoodie', colour: '#5d6fa8' },
    ground: '#e3ecf7',
    disc: '#bcd0ea',
    beard: 'full',
    expression: 'smile',
    face: 'square',
    turn: -0.6,
  },
  {
    skin: 'peach',
    hair: { style: 'hijab', colour: '#7a8fb8' },
    top: { style: 'blazer', colour: '#39445f' },
    ground: '#f7efe2',
    disc: '#ead9bd',
    expression: 'smile',
    turn: 0.4,
    tilt: 2,
  },
  {
    skin: 'porcelain',
    hair: { style: 'swept', colour: '#b9b4ae' },
    top: { style: 'blazer', colour: '#4a4a52' },
    ground: '#e6e4e1',
    disc: '#cfcac4',
    age: 'older',
    glasses: 'square',
    beard: 'moustache',
    face: 'square',
  },
  {
    skin: 'tan',
    hair: { style: 'bun', colour: '#2b1c18' },
    top: { style: 'tee', colour: '#f4be35' },
    ground: '#e4efe6',
    disc: '#bfd8c4',
    expression: 'thoughtful',
    turn: 0.8,
    tilt: 3,
  },
  {
    skin: 'brown',
    hair: { style: 'curls', colour: '#3a2219' },
    top: { style: 'shirt', colour: '#e9dfd0' },
    ground: '#f9d9c9',
    disc: '#f0b498',
    expression: 'grin',
    face: 'round',
  },
  {
    skin: 'peach',
    hair: { style: 'ponytail', colour: '#d2a35c' },
    top: { style: 'sweater', colour: '#7d9a86' },
    ground: '#e9eef6',
    disc: '#c6d4e8',
    turn: -0.7,
    tilt: -3,
  },
  {
    skin: 'deep',
    hair: { style: 'buzz', colour: '#1d1513' },
    top: { style: 'turtleneck', colour: '#e3b23c' },
    ground: '#dfe5dc',
    disc: '#b8c7b0',
    expression: 'calm',
    turn: 0.5,
  },
  {
    skin: 'peach',
    hair: { style: 'bald', colour: '#8a6a50' },
    top: { style: 'shirt', colour: '#5a7d8c' },
    ground: '#f3e3cf',
    disc: '#e2c59c',
    beard: 'full',
    age: 'middle',
    expression: 'smile',
    face: 'round',
  },
];

function Portraits() {
  return (
    <Frame pad={24}>
      <Grid columns={4} gap={16}>
        {people.map((person) => (
          <Portrait key={person.top.colour + person.ground} size={300} radius={16} {...person} />
        ))}
      </Grid>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'demo/portraits',
  size: { width: 1300, height: 980 },
  scale: 1,
  out: 'portraits.png',
  Component: Portraits,
});
