import { defineBoard } from '../../board.ts';
import { Frame } from '../../kit/frame.tsx';
import { Text } from '../../kit/text.tsx';
import { Pip, type PipProps } from './ui/Pip.tsx';
import { c, type } from './world.ts';

const moods: { name: string; when: string; ground: string; pip: Omit<PipProps, 'size'> }[] = [
  {
    name: 'Hello',
    when: 'Home, first run',
    ground: c.blush,
    pip: { pose: 'wave', eyes: 'open', mouth: 'grin', tilt: -3 },
  },
  {
    name: 'Let me think',
    when: 'Quiz question',
    ground: c.oat,
    pip: { pose: 'think', eyes: 'up', mouth: 'small' },
  },
  {
    name: 'Not quite',
    when: 'Wrong answer',
    ground: c.wax,
    pip: { pose: 'shrug', eyes: 'down', mouth: 'wobble', tilt: 4 },
  },
  {
    name: 'Yes!',
    when: 'Right answer',
    ground: c.sprout,
    pip: { pose: 'cheer', eyes: 'happy', mouth: 'grin' },
  },
  {
    name: 'Here it is',
    when: 'Tips and links',
    ground: c.blush,
    pip: { pose: 'point', eyes: 'side', mouth: 'smile' },
  },
  {
    name: 'I read it',
    when: 'Transcribed slip',
    ground: c.oat,
    pip: { pose: 'hold', eyes: 'open', mouth: 'smile' },
  },
  {
    name: 'Look',
    when: 'Review, summary',
    ground: c.wax,
    pip: { pose: 'present', eyes: 'wink', mouth: 'smile' },
  },
  {
    name: 'All sent',
    when: 'After NETFILE',
    ground: c.sprout,
    pip: { pose: 'stand', eyes: 'happy', mouth: 'smile', tilt: -2 },
  },
];

function PipSheet({ columns, tile }: { columns: number; tile: { height: number; pip: number } }) {
  return (
    <Frame ground={c.cream} pad={columns === 4 ? 40 : 20}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          gap: columns === 4 ? 24 : 14,
        }}
      >
        {moods.map((m) => (
          <div
            key={m.name}
            style={{
              height: tile.height,
              borderRadius: 32,
              background: m.ground,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              justifyContent: 'flex-end',
              paddingBottom: 20,
            }}
          >
            <Pip size={tile.pip} {...m.pip} />
            <Text font={type.display} size={21} weight={600} colour={c.ink} style={{ marginTop: 14 }}>
              {m.name}
            </Text>
            <Text font={type.body} size={15.5} weight={600} colour={c.soft}>
              {m.when}
            </Text>
          </div>
        ))}
      </div>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'eztax/pip-sheet',
  size: { width: 1280, height: 744 },
  Component: PipSheet,
  states: {
    wide: {
      out: 'case-studies/eztax/assistant-character.png',
      props: { columns: 4, tile: { height: 320, pip: 170 } },
    },
    portrait: {
      out: 'case-studies/eztax/assistant-character-portrait.png',
      props: { columns: 2, tile: { height: 266, pip: 132 } },
      size: { width: 480, height: 1146 },
    },
  },
});
