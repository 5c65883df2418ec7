import { useState } from 'react';
import forms from '../fields/forms.module.css';
import { Tool } from '../Tool.tsx';

interface CopyButtonProps {
  label: string;
  /** Fetched when the button is pressed, and not before. */
  text(): Promise<string>;
  /** Where it is, if the browser does not let it be copied. */
  elsewhere: string;
}

/** Copies a text, and says whether it has. */
export function CopyButton({ label, text, elsewhere }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      const type = 'text/plain';
      const blob = text().then((words) => new Blob([words], { type }));
      // Handed over before it is there: Safari lets a page copy only in the moment of the press.
      await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
      setSaid('Copied.');
    } catch {
      setSaid(`It could not be copied. ${elsewhere}`);
    }
  };
  return (
    <>
      <Tool sign="copy" label={label} isNamed onClick={copy} />
      <span className={forms.help} role="status">
        {said}
      </span>
    </>
  );
}
