import { defineBoard } from '../../board.ts';
import { Phone, StatusBar } from '../../kit/devices.tsx';
import { At, Frame, Stack } from '../../kit/frame.tsx';
import {
  Sketch,
  SketchBox,
  SketchBrowser,
  SketchButton,
  SketchCircle,
  SketchField,
  SketchLabel,
  SketchNote,
  SketchPhone,
  SketchPicture,
  SketchText,
  Spot,
} from '../../kit/lofi.tsx';
import {
  MidButton,
  MidCard,
  MidChip,
  MidField,
  MidPicture,
  MidScreen,
  MidTabBar,
  MidTabs,
} from '../../kit/midfi.tsx';

function Wireframes() {
  return (
    <Frame>
      <Sketch width={760} height={640}>
        <SketchPhone x={40} y={40} width={240} height={500} />
        <SketchCircle cx={76} cy={104} r={16} />
        <SketchText x={104} y={100} width={110} kind="squiggle" colour="#4b4643" />
        <SketchPicture x={56} y={140} width={208} height={110} />
        <SketchText x={56} y={276} width={200} lines={3} />
        <SketchField x={56} y={350} width={208} label="Amount" />
        <SketchButton x={56} y={410} width={208} label="Continue" filled />
        <SketchNote x={330} y={420} to={[270, 428]}>
          {'One clear action\nper screen'}
        </SketchNote>
        <Spot x={264} y={140} number={1} />
        <SketchBrowser x={330} y={60} width={390} height={280} />
        <SketchBox x={350} y={110} width={90} height={210} fill="#efecea" />
        <SketchText x={462} y={124} width={140} kind="squiggle" colour="#4b4643" />
        <SketchPicture x={462} y={150} width={110} height={80} />
        <SketchPicture x={590} y={150} width={110} height={80} />
        <SketchText x={462} y={260} width={230} lines={4} />
        <SketchLabel x={330} y={380} size={18}>
          Option B: side menu
        </SketchLabel>
      </Sketch>
      <At x={800} y={20}>
        <Phone width={280}>
          <MidScreen>
            <StatusBar colour="#2f2d2c" />
            <Stack gap={18} style={{ padding: 20, height: 690 }}>
              <div style={{ fontSize: 26, fontWeight: 700 }}>Accounts</div>
              <MidTabs tabs={['Everyday', 'Savings', 'Credit']} current="Everyday" />
              <MidCard>
                <MidChip on>Chequing</MidChip>
                <div style={{ fontSize: 30, fontWeight: 700, marginTop: 10 }}>$2,480.15</div>
              </MidCard>
              <MidPicture height={130} label="Spending this month" />
              <MidField label="Send to" hint="Name, email or phone" />
              <MidButton>Send money</MidButton>
            </Stack>
            <MidTabBar
              current="Home"
              items={[
                { icon: 'home', label: 'Home' },
                { icon: 'swap', label: 'Move' },
                { icon: 'card', label: 'Cards' },
                { icon: 'user', label: 'You' },
              ]}
            />
          </MidScreen>
        </Phone>
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'demo/wireframes',
  size: { width: 1120, height: 650 },
  scale: 1.5,
  out: 'wireframes.png',
  Component: Wireframes,
});
