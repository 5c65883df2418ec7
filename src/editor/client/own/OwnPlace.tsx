import type { ReactNode } from 'react';
import { FileButton } from '../fields/FileButton.tsx';
import forms from '../fields/forms.module.css';
import type { SignName } from '../Sign.tsx';
import { Tool } from '../Tool.tsx';
import styles from './Own.module.css';

interface OwnPlaceProps {
  title: string;
  noun: string;
  sign?: SignName;
  help: string;
  accept: string;
  /** The file that is there. */
  file: string | undefined;
  isBusy: boolean;
  fault: string;
  onFile(given: File): void;
  onRemove(): void;
  /** What the site makes of it. */
  children: ReactNode;
}

/** A place for one file: drop it there, or choose it. */
export function OwnPlace(props: OwnPlaceProps) {
  const {
    title,
    noun,
    sign = 'picture',
    help,
    accept,
    file,
    isBusy,
    fault,
    onFile,
    onRemove,
    children,
  } = props;
  return (
    <fieldset
      className={`${forms.group} ${styles.place}`}
      aria-busy={isBusy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [given] = event.dataTransfer.files;
        if (given) onFile(given);
      }}
    >
      <legend>{title}</legend>
      {children}
      <p className={forms.help}>{help}</p>
      <div className={forms.row}>
        <FileButton
          sign={sign}
          label={isBusy ? 'Taking it in …' : file ? `Change the ${noun} …` : `Choose your ${noun} …`}
          accept={accept}
          onFile={onFile}
        />
        {file && <Tool sign="bin" label={`Remove your ${noun}`} onClick={onRemove} />}
        <span className={forms.help}>{file ?? 'or drop a file here'}</span>
      </div>
      <p className={forms.problem} role="alert" hidden={!fault}>
        {fault}
      </p>
    </fieldset>
  );
}
