import { useState } from 'react';
import { FileButton } from '../fields/FileButton.tsx';
import forms from '../fields/forms.module.css';
import type { SignName } from '../Sign.tsx';
import { Tool } from '../Tool.tsx';
import styles from './FilePlace.module.css';

interface FilePlaceProps {
  label: string;
  help: string;
  accept: string;
  sign?: SignName;
  file: File | undefined;
  onFile(file: File | undefined): void;
}

/** A place for one file: dropped there, or chosen with the button. */
export function FilePlace({ label, help, accept, sign = 'picture', file, onFile }: FilePlaceProps) {
  const [isOver, setOver] = useState(false);
  return (
    <fieldset
      className={styles.root}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        const [given] = event.dataTransfer.files;
        if (given) onFile(given);
      }}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={forms.row}>
        {file && <span className={styles.name}>{file.name}</span>}
        <FileButton
          label={file ? 'Another …' : 'Choose, or drop it here …'}
          accept={accept}
          sign={sign}
          onFile={onFile}
        />
        {file && <Tool sign="close" label={`Leave ${file.name} out`} onClick={() => onFile(undefined)} />}
      </div>
      <p className={forms.help}>{help}</p>
    </fieldset>
  );
}
