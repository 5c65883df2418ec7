import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import forms from '../fields/forms.module.css';
import { CopyButton } from './CopyButton.tsx';
import styles from './Gate.module.css';

/** A link that was just made, or is looked at again: whole, and as a mail that has everything its reader needs. */
export function MadeLink({ name, addresses, mail }: { name: string; addresses: string[]; mail: string }) {
  return (
    <section
      // Whoever asked for it again did so further down.
      ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
      className={styles.made}
      aria-label={`The link for ${name}`}
    >
      <p role="status">
        <strong>{`Made for ${name}.`}</strong> It works from the next build on, once your host has its line.
        Send it by mail like this: some companies’ mail breaks links, and then the code opens the study.
      </p>
      <pre className={styles.mail}>{mail}</pre>
      <div className={forms.row}>
        <CopyButton
          label="Copy the mail"
          text={async () => mail}
          elsewhere="Select it, and copy it by hand."
        />
      </div>
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
