import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import forms from '../fields/forms.module.css';
import { CopyButton } from './CopyButton.tsx';
import styles from './Gate.module.css';

/** A link that was just made: whole, this once. */
export function MadeLink({ name, addresses }: { name: string; addresses: string[] }) {
  return (
    <section className={styles.made} aria-label={`The link for ${name}`}>
      <p role="status">
        <strong>{`Made for ${name}.`}</strong> It works from the next build on, once your host has its line.
        Copy it now: it is not shown again.
      </p>
      {addresses.map((address) => (
        <div key={address} className={styles.address}>
          <QrCode text={address} label={`QR code of the link to ${studyOf(address)}`} />
          <div className={styles.hostLine}>
            <code>{address}</code>
            <div className={forms.row}>
              <CopyButton
                label={`Copy the link to ${studyOf(address)}`}
                text={async () => address}
                elsewhere="Select it, and copy it by hand."
              />
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}

/** `https://…/trakt#k=…` → `/trakt`. */
const studyOf = (address: string) => `/${new URL(address).pathname.split('/').at(-1)}`;
