import { useCallback, useEffect, useRef, useState } from 'react';
import { valueAt } from '../yaml/value.ts';
import { Dialog } from './Dialog.tsx';
import styles from './Editor.module.css';
import { FileButton } from './FileButton.tsx';
import { PICTURES } from './files.ts';
import type { Origin } from './marks.ts';
import { OneValue } from './OneValue.tsx';
import { schemaAt, schemaFor } from './schema.ts';
import type { Session, View } from './session.ts';
import { Tool } from './Tool.tsx';

interface PictureDialogProps {
  session: Session;
  view: View;
  origin: Origin;
  /** A file that was dropped on the picture, or pasted. */
  given?: File;
  onClose(): void;
}

/** One picture: drop, paste or choose another, and say what it shows. */
export function PictureDialog({ session, view, origin, given, onClose }: PictureDialogProps) {
  const { file, path } = origin;
  const [faults, setFaults] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const root = schemaFor(session.schemas, file);
  const document_ = view.documents[file];
  const schema = schemaAt(root, path, document_?.written);
  const value = valueAt(document_?.written, path);
  const shown = valueAt(document_?.shown, path) as
    | { fallback?: string; width?: number; height?: number }
    | undefined;
  const place = session.schemas.places[schema?.place ?? ''];
  const portrait = valueAt(value, ['portrait']);

  const take = useCallback(
    async (picture: File | undefined, name: 'file' | 'portrait' = 'file') => {
      if (!picture) return;
      setBusy(true);
      setFaults(await session.upload({ file, path: [...path, name] }, picture, { place: schema?.place }));
      setBusy(false);
    },
    [session, file, path, schema?.place],
  );

  const first = useRef(given);
  useEffect(() => {
    void take(first.current);
    first.current = undefined;
    const onPaste = (event: ClipboardEvent) => void take(event.clipboardData?.files[0]);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take]);

  return (
    <Dialog title="Picture" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button below does the same. */}
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        {shown?.fallback ? <img src={shown.fallback} alt="" /> : <p>No picture yet</p>}
        <p className={styles.help}>
          {isBusy ? 'Taking it in …' : 'Drop a picture here, paste one, or choose a file.'}
          {place &&
            ` ${place.words.charAt(0).toUpperCase()}${place.words.slice(1)} needs ${place.least} pixels of width, and is sharp on every screen from ${place.sharp} on.`}
          {shown?.width && ` This one is ${shown.width} × ${shown.height}.`}
        </p>
        <FileButton label="Choose a file …" accept={PICTURES} onFile={(picture) => void take(picture)} />
      </div>
      <p className={styles.problem} role="alert" hidden={faults.length === 0}>
        {faults.join(' ')}
      </p>
      {value !== undefined && schema?.properties?.alt && (
        <OneValue
          context={{ session, file, root, onPicture: () => {} }}
          name="alt text"
          schema={schema.properties.alt}
          path={[...path, 'alt']}
          value={valueAt(value, ['alt'])}
        />
      )}
      {value !== undefined && (
        <div className={styles.field}>
          <FileButton
            label={
              portrait === undefined ? 'Add an upright version for phones …' : 'Change the upright version …'
            }
            accept={PICTURES}
            onFile={(picture) => void take(picture, 'portrait')}
          />
          {portrait !== undefined && (
            <Tool
              sign="bin"
              label="Remove the upright version"
              onClick={() =>
                session.edit(
                  file,
                  [{ op: 'remove', path: [...path, 'portrait'] }],
                  'the removing of a picture',
                )
              }
            />
          )}
          <p className={styles.help}>
            {portrait === undefined ? schema?.properties?.portrait?.description : String(portrait)}
          </p>
        </div>
      )}
      <button type="button" className={styles.publish} onClick={onClose}>
        Done
      </button>
    </Dialog>
  );
}
