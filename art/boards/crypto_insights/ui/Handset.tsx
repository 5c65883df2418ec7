import { type DeviceProps, Phone } from '../../../kit/devices.tsx';
import { green } from './theme.ts';

/** The kit's phone has a white screen behind its content, which shines through at the rounded corners of dark apps. */
export function Handset(props: DeviceProps) {
  return (
    <div className="handset">
      <style>{`.handset [style*="background: rgb(255, 255, 255)"] { background: ${green[950]} !important; }`}</style>
      <Phone {...props} />
    </div>
  );
}
