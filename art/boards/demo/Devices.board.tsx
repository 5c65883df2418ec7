import { defineBoard } from '../../board.ts';
import { Desktop, DesktopTrakt, Laptop, Phone, Phone2, Phone3, StatusBar } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Heading, Text } from '../../kit/text.tsx';

function Wide({ name, hue }: { name: string; hue: string }) {
  return (
    <div style={{ width: '100%', height: '100%', background: hue, padding: 80 }}>
      <Heading size={96}>{name}</Heading>
      <Text size={32}>Draw screens at {name === 'DesktopTrakt' ? '1440 × 860' : '1440 × 900'}.</Text>
    </div>
  );
}

function Tall({ name, hue }: { name: string; hue: string }) {
  return (
    <div style={{ width: '100%', height: '100%', background: hue }}>
      <StatusBar />
      <div style={{ padding: 28 }}>
        <Heading size={44}>{name}</Heading>
        <Text size={18}>Readable, sharp, in its own proportions.</Text>
      </div>
    </div>
  );
}

function Devices() {
  return (
    <Frame ground="#f7f7f7">
      <At x={60} y={50}>
        <Desktop width={520}>
          <Wide name="Desktop" hue="#f4be35" />
        </Desktop>
      </At>
      <At x={640} y={60}>
        <DesktopTrakt width={540}>
          <Wide name="DesktopTrakt" hue="#eef0ff" />
        </DesktopTrakt>
      </At>
      <At x={1230} y={70}>
        <Laptop width={600}>
          <Wide name="Laptop" hue="#e5efe6" />
        </Laptop>
      </At>
      <At x={110} y={540}>
        <Phone width={250}>
          <Tall name="Phone" hue="#fff" />
        </Phone>
      </At>
      <At x={480} y={540}>
        <Phone2 width={250}>
          <Tall name="Phone2" hue="#fff" />
        </Phone2>
      </At>
      <At x={830} y={490}>
        <Phone3 width={640} second={<Tall name="Second" hue="#fbe7b2" />}>
          <Tall name="Phone3" hue="#fff" />
        </Phone3>
      </At>
      <At x={1480} y={520}>
        <Phone3 width={380} tone="sand">
          <Tall name="Phone3" hue="#fff" />
        </Phone3>
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'demo/devices',
  size: { width: 1900, height: 1180 },
  scale: 1,
  out: 'devices.png',
  Component: Devices,
});
