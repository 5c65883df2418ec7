import { useCallback, useEffect, useRef, useState } from 'react';
import type { PICTURE_FILES } from '../../../model/fields.ts';
import { isScreen } from '../../../model/places.ts';
import { inPhone } from '../../shared/in-phone.ts';
import { type Edit, valueAt } from '../../shared/value.ts';
import { Field } from '../fields/Field.tsx';
import { FileButton } from '../fields/FileButton.tsx';
import { FILMS, isFilm, PICTURES } from '../fields/files.ts';
import forms from '../fields/forms.module.css';
import { schemaAt, schemaFor } from '../fields/schema.ts';
import { wish } from '../focus.ts';
import { lookOf, wholeOf } from '../look/worn.ts';
import type { Origin } from '../page/marks.ts';
import type { Session, View } from '../session/session.ts';
import { AltQuestion, type Fresh, isSaid } from './AltQuestion.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './PictureDialog.module.css';
import { PictureVersions } from './PictureVersions.tsx';
import { StillChoice } from './StillChoice.tsx';

interface PictureDialogProps {
  session: Session;
  view: View;
  origin: Origin;
  /** A file that was dropped on the picture, or pasted. */
  given?: File | undefined;
  /** Others that were dropped with it. */
  others?: File[] | undefined;
  /** Whether it was added a moment ago: what it shows is asked at once. */
  isNew?: boolean;
  onClose(): void;
}

/** One picture: drop, paste or choose another, and say what it shows. */
export function PictureDialog(props: PictureDialogProps) {
  const { session, view, origin, given, others = [], isNew = false, onClose } = props;
  const { file, path } = origin;
  const [faults, setFaults] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(given !== undefined);
  const [fresh, setFresh] = useState<Fresh>();
  /** Another picture is there; its versions are of the one before. */
  const [isOther, setOther] = useState(false);
  const root = schemaFor(session.schemas, file);
  const document_ = view.documents[file];
  const schema = schemaAt(root, path, document_?.written);
  const value = valueAt(document_?.written, path);
  const shown = valueAt(document_?.shown, path) as
    | { fallback?: string; width?: number; height?: number }
    | undefined;
  const place = session.schemas.places[schema?.place ?? ''];

  // The still of a film stands for the film: what is dropped on it may be either.
  const film = path.at(-1) === 'poster' ? path.slice(0, -1) : undefined;
  const addresses = ['mp4', 'webm']
    .map((form) => film && valueAt(document_?.shown, [...film, form]))
    .filter((address) => typeof address === 'string');
  const title = film ? 'Film' : 'Picture';

  const words = String(valueAt(value, ['alt']) ?? '');
  const take = useCallback(
    async (
      given: File | undefined,
      { name = 'file', others = [] }: { name?: (typeof PICTURE_FILES)[number]; others?: File[] } = {},
    ) => {
      if (!given) return;
      // What was told before is not of this one.
      session.dismiss();
      if (isFilm(given) && !film) {
        setBusy(false);
        return setFaults([NO_FILM(given.name)]);
      }
      setBusy(true);
      const isWished = wish();
      const to = isFilm(given) && film ? [...film, 'mp4'] : [...path, name];
      const said = await session.upload({ file, path: to }, given, { place: schema?.place });
      setBusy(false);
      setFaults(said);
      if (said.length > 0) return;
      setOther(name === 'file' && !isFilm(given));
      if (name !== 'file') return;
      setFresh({ kind: isFilm(given) ? 'film' : 'picture', isWished, before: words, others });
    },
    [session, file, path, schema?.place, film, words],
  );

  const alt = { file, path: [...path, 'alt'] };
  /** What is in the field stays, as it is in the file; with nothing in it, what was there before. */
  const settle = () => {
    if (fresh?.before && words.trim() === '')
      session.type(alt, fresh.before, 'the words of a picture', `kept-${crypto.randomUUID()}`);
    return session.flush();
  };
  const close = () => {
    // Whoever left now would not be asked what the new one shows.
    if (isBusy) return;
    if (fresh) {
      const kept = words.trim() === '' ? fresh.before : words;
      if (!isSaid(kept)) session.tell(TO_BE_SAID);
      else if (kept.trim() === fresh.before.trim()) session.tell(OF_THE_OLD[fresh.kind]);
      void settle();
    }
    onClose();
  };

  const phone =
    shown?.width && shown.height && isScreen({ width: shown.width, height: shown.height })
      ? inPhone(document_?.written, path)
      : undefined;
  const putInPhone = async (edits: Edit[]) => {
    await settle();
    if (await session.edit(file, edits, 'the phone around a picture')) onClose();
  };

  /** Nothing is on its way, and nothing is asked. */
  const isAtRest = !isBusy && !fresh;

  const first = useRef({ given, others });
  useEffect(() => {
    void take(first.current.given, first.current);
    first.current = { given: undefined, others: [] };
    const onPaste = (event: ClipboardEvent) => void take(event.clipboardData?.files[0]);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog has opened.
  useEffect(() => {
    if (isNew) setFresh({ kind: 'picture', isWished: wish(), before: words, others: [] });
  }, []);

  const altField = value !== undefined && schema?.properties?.alt && (
    <Field
      context={{ session, file, root, onPicture: () => {} }}
      name="alt"
      schema={schema.properties.alt}
      path={[...path, 'alt']}
      value={valueAt(value, ['alt'])}
    />
  );

  return (
    <Dialog title={title} onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button below does the same. */}
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file, ...others] = event.dataTransfer.files;
          void take(file, { others });
        }}
      >
        {shown?.fallback ? <img src={shown.fallback} alt="" /> : <p>No picture yet</p>}
        <p className={forms.help}>
          {isBusy ? 'Taking it in …' : INVITATIONS[title]}
          {place &&
            ` ${place.words.charAt(0).toUpperCase()}${place.words.slice(1)} needs ${place.least} pixels of width, and is sharp on every screen from ${place.sharp} on.`}
        </p>
        {shown?.width && shown.height && <p className={forms.help}>{sizeOf(shown, place?.sharp)}</p>}
        {valueAt(value, ['device']) !== undefined && !isBusy && (
          <button
            type="button"
            className={forms.secondary}
            onClick={() => void putInPhone([{ op: 'remove', path: [...path, 'device'] }])}
          >
            Without the phone
          </button>
        )}
        {phone && !isBusy && (
          <div className={forms.row}>
            <span>It is upright, as the screen of a phone is.</span>
            <button type="button" className={forms.secondary} onClick={() => void putInPhone(phone)}>
              In a phone
            </button>
          </div>
        )}
        <div className={forms.row}>
          <FileButton
            label={film ? 'Choose another still …' : 'Choose a file …'}
            accept={PICTURES}
            onFile={(picture) => void take(picture)}
          />
          {film && (
            <FileButton
              sign="film"
              label="Choose another film …"
              accept={FILMS}
              onFile={(given) => void take(given)}
            />
          )}
          {film && (
            <StillChoice
              key={addresses.join()}
              addresses={addresses}
              name={String(valueAt(document_?.written, [...film, 'mp4']))}
              least={place?.least ?? 0}
              isBusy={isBusy}
              onTake={(still) => void take(still)}
            />
          )}
        </div>
      </div>
      <p className={forms.problem} role="alert" hidden={faults.length === 0}>
        {faults.join(' ')}
      </p>
      {fresh && (
        <AltQuestion
          key={`${shown?.fallback}`}
          {...fresh}
          words={words}
          onDecided={async () => {
            await settle();
            // Words that were refused are mended where they stand.
            if (session.problemsOf(alt).length === 0) onClose();
          }}
        >
          {altField}
        </AltQuestion>
      )}
      {isAtRest && altField}
      {(isAtRest || (isOther && !isBusy)) && value !== undefined && (
        <PictureVersions
          value={value}
          isOther={isOther}
          scheme={wholeOf(lookOf(view.documents), session.schemas).scheme}
          onFile={(picture, name) => void take(picture, { name })}
          onRemove={(...names) =>
            session.edit(
              file,
              names.map((name) => ({ op: 'remove', path: [...path, name] })),
              'the removing of a picture',
            )
          }
        />
      )}
      {isAtRest && (
        <button type="button" className={forms.primary} onClick={onClose}>
          Done
        </button>
      )}
    </Dialog>
  );
}

const INVITATIONS = {
  Picture: 'Drop a picture here, paste one, or choose a file.',
  Film: 'Drop a film here, as one MP4, or another still: the picture that is shown first.',
};

const TO_BE_SAID = 'The picture is in. What it shows is still to be written: click it to say it.';
const OF_THE_OLD = {
  picture:
    'The picture is in. Its words still describe the one that was there before: click it to write others.',
  film: 'The film is in. Its words still describe the one that was there before: click it to write others.',
};

const NO_FILM = (name: string) =>
  `${name} is a film, and this place takes a picture. A film has a block of its own: add it with the + on the page.`;

/** How large it is, and what that means here. */
function sizeOf({ width = 0, height = 0 }: { width?: number; height?: number }, sharp = 0): string {
  const size = `This one is ${width} × ${height}`;
  return width < sharp
    ? `${size}: fine on most screens, soft on the sharpest.`
    : `${size}: sharp everywhere.`;
}
