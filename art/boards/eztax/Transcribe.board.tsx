import { defineBoard } from '../../board.ts';
import { Phone } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Icon } from '../../kit/icons.tsx';
import { t4 } from './data.ts';
import { Pip } from './ui/Pip.tsx';
import { P } from './ui/parts.tsx';
import { Ground, moods } from './ui/Stage.tsx';
import { Review, ReviewEdit } from './ui/screens/Review.tsx';
import { T4Slip } from './ui/T4Slip.tsx';
import { c } from './world.ts';

function Upload({ width }: { width: number }) {
  return (
    <div
      style={{
        width,
        borderRadius: 24,
        background: c.paper,
        padding: 14,
        boxShadow: '0 18px 44px rgb(36 71 42 / .2)',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, padding: '0 6px 10px' }}>
        <Icon name="file" size={19} stroke={2.2} colour={c.coralText} />
        <P size={16} weight={700} colour={c.soft}>
          {t4.file}
        </P>
      </div>
      <div style={{ borderRadius: 12, overflow: 'hidden', boxShadow: `0 0 0 2px ${c.line}` }}>
        <T4Slip width={width - 28} mark={{ '16': c.honey }} />
      </div>
    </div>
  );
}

/** A PDF goes in, four lines come out, and the doubtful one is put before a person. */
function Transcribe({ tall }: { tall: boolean }) {
  const m = moods.leaf;
  if (tall) {
    return (
      <Frame ground={m.ground}>
        <Ground width={480} height={600} mood="leaf" keys={false} />
        <At x={12} y={34}>
          <Phone width={224} shade={m.shade}>
            <Review />
          </Phone>
        </At>
        <At x={244} y={100}>
          <Phone width={224} shade={m.shade}>
            <ReviewEdit />
          </Phone>
        </At>
      </Frame>
    );
  }
  return (
    <Frame ground={m.ground}>
      <Ground width={1280} height={800} mood="leaf" keys={false} />
      <At x={44} y={116} turn={-3} origin="50% 50%">
        <Upload width={500} />
      </At>
      <svg
        width="1280"
        height="800"
        viewBox="0 0 1280 800"
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
      >
        <path
          d="M384 512C396 610 470 640 566 600"
          fill="none"
          stroke={c.leafDeep}
          strokeWidth="4"
          strokeDasharray="3 12"
          strokeLinecap="round"
        />
        <path
          d="M556 586L570 598L554 612"
          fill="none"
          stroke={c.leafDeep}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <At x={116} y={520}>
        <Pip size={176} pose="present" eyes="side" mouth="smile" />
      </At>
      <At x={590} y={76}>
        <Phone width={312} shade={m.shade}>
          <Review />
        </Phone>
      </At>
      <At x={934} y={76}>
        <Phone width={312} shade={m.shade}>
          <ReviewEdit />
        </Phone>
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'eztax/transcribe',
  size: { width: 1280, height: 800 },
  Component: Transcribe,
  states: {
    wide: { out: 'case-studies/eztax/review-and-edit.png', props: { tall: false } },
    portrait: {
      out: 'case-studies/eztax/review-and-edit-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 600 },
    },
  },
});
