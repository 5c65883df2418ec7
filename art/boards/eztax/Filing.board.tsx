import { defineBoard } from '../../board.ts';
import { Phone } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Ground, moods } from './ui/Stage.tsx';
import { FilingSlips, FilingTuition, FilingYou } from './ui/screens/Filing.tsx';

/** Three of the five steps, side by side. */
function Filing({ tall }: { tall: boolean }) {
  const screens = [<FilingYou key="you" />, <FilingSlips key="slips" />, <FilingTuition key="tuition" />];
  if (tall) {
    return (
      <Frame ground={moods.cream.ground}>
        <Ground width={480} height={1000} mood="cream" keys={false} />
        {screens.map((screen, i) => (
          <At key={screen.key} x={i % 2 ? 245 : 13} y={28 + i * 242}>
            <Phone width={222} shade={moods.cream.shade}>
              {screen}
            </Phone>
          </At>
        ))}
      </Frame>
    );
  }
  return (
    <Frame ground={moods.cream.ground}>
      <Ground width={1280} height={800} mood="cream" keys={false} />
      {screens.map((screen, i) => (
        <At key={screen.key} x={92 + i * 384} y={62}>
          <Phone width={328} shade={moods.cream.shade}>
            {screen}
          </Phone>
        </At>
      ))}
    </Frame>
  );
}

export const board = defineBoard({
  id: 'eztax/filing',
  size: { width: 1280, height: 800 },
  Component: Filing,
  states: {
    wide: { out: 'case-studies/eztax/guided-filing.png', props: { tall: false } },
    portrait: {
      out: 'case-studies/eztax/guided-filing-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 1000 },
    },
  },
});
