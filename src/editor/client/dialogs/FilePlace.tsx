import { useEffect, useId, useRef, useState } from 'react';
import { FileButton } from '../fields/FileButton.tsx';
import forms from '../fields/forms.module.css';
import { focusOn } from '../focus.ts';
import type { SignName } from '../Sign.tsx';
import { Tool } from '../Tool.tsx';
import styles from './FilePlace.module.css';

interface FilePlaceProps {
  label: string;
  help: string;
  accept: string;
  sign?: SignName;
  file: File | undefined;
  /** What was wrong with it where it was sent to. */
  problem?: string | undefined;
  /** Why a file cannot be taken, in a sentence: said as soon as it is chosen. */
  fault?(file: File): Promise<string | undefined>;
  onFile(file: File | undefined): void;
}

/** A place for one file: dropped there, or chosen with the button. */
export function FilePlace(props: FilePlaceProps) {
  const { label, help, accept, sign = 'picture', file, problem, fault, onFile } = props;
  const id = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const [isOver, setOver] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const said = wrong ?? problem;
  // It was sent from the foot of the form: who reads on should be where it is said.
  useEffect(() => {
    const button = problem && place.current?.querySelector('button');
    if (button) focusOn(button);
  }, [problem]);
  const leaveOut = () => {
    setWrong(undefined);
    onFile(undefined);
  };
  const choose = async (given: File) => {
    const why = await fault?.(given);
    setWrong(why);
    if (why === undefined) onFile(given);
  };
  return (
    <fieldset
      ref={place}
      className={styles.root}
      aria-describedby={`${id}-problem`}
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
        if (given) void choose(given);
      }}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={forms.row}>
        {file && sign === 'picture' && <Small file={file} />}
        {file && <span className={styles.name}>{file.name}</span>}
        <FileButton
          label={file ? 'Another …' : 'Choose, or drop it here …'}
          accept={accept}
          sign={sign}
          onFile={(given) => void choose(given)}
        />
        {file && <Tool sign="close" label={`Leave ${file.name} out`} onClick={leaveOut} />}
      </div>
      <p id={`${id}-problem`} className={forms.problem} role="alert" hidden={said === undefined}>
        {said}
      </p>
      <p className={forms.help}>{help}</p>
    </fieldset>
  );
}

/** The picture that was chosen, as one knows it again. */
function Small({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img className={styles.small} src={address} alt="" />;
}
