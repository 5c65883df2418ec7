import { useId, useState } from 'react';
import {
  type BeginningField,
  type BeginningFile,
  beginningFault,
  firstName,
  inAddresses,
} from '../../../model/beginning.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../../model/language.ts';
import type { LookName } from '../../../model/look.ts';
import { PICTURES, pictureFault } from '../fields/files.ts';
import forms from '../fields/forms.module.css';
import { contextOf } from '../look/context.ts';
import { LookPicture } from '../look/LookChoice.tsx';
import { lookOf } from '../look/worn.ts';
import { tellOn } from '../session/lead.ts';
import type { Session, View } from '../session/session.ts';
import styles from './BeginDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { FilePlace } from './FilePlace.tsx';
import { Form } from './Form.tsx';
import { Line } from './Line.tsx';

const QUESTIONS: {
  field: BeginningField & ('role' | 'place' | 'email');
  label: string;
  help: string;
  needed: string;
}[] = [
  {
    field: 'role',
    label: 'What you do',
    help: 'Product designer, Illustrator … It stands large on the first page.',
    needed: 'Say what you do, in a few words.',
  },
  { field: 'place', label: 'City', help: 'Where you work from.', needed: 'Say where you work from.' },
  {
    field: 'email',
    label: 'Mail address',
    help: 'Where “Email me” writes to. Visitors see it.',
    needed: 'Visitors need an address to write to.',
  },
];

/** Languages that the typefaces here can set; any other can be written into the settings later. */
const LANGUAGES =
  'en-CA en-GB en-US fr-CA fr-FR ar cs da de el es fa fi he hu it nb nl pl pt-BR ro sv tr uk'.split(' ');

interface Filled {
  answers: Record<string, string>;
  /** None: the one that the site wears. */
  look?: LookName;
  photo?: File | undefined;
  icon?: File | undefined;
  linkedin?: File | undefined;
}

const NOTHING: Filled = { answers: { language: DEFAULT_LANGUAGE } };

/** What was filled in when the dialog was closed without sending it: a press of Escape throws nothing away. */
let left = NOTHING;

/** Who somebody is, and how it should look: one form, and the sample is theirs. */
export function BeginDialog({ session, view, onClose }: { session: Session; view: View; onClose(): void }) {
  const [filled, setFilled] = useState(left);
  const [fault, setFault] = useState<{ said: string; at?: string | undefined }>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const { answers, photo, icon, linkedin } = filled;
  const look = filled.look ?? lookOf(view.documents).look ?? 'workshop';
  const { name = '', networks = '', photoAlt = '', language = '' } = answers;
  const shortName = answers.shortName ?? firstName(name);
  const fill = (more: Partial<Filled>) => {
    left = { ...left, ...more };
    setFilled(left);
    if (fault?.at && fault.at in more) setFault(undefined);
  };
  const set = (field: string) => (value: string) => fill({ answers: { ...left.answers, [field]: value } });
  const problemAt = (file: BeginningFile) => (fault?.at === file ? fault.said : undefined);
  const foot = fault?.at === undefined && fault?.said;
  const judge = (field: BeginningField) => (value: string) => beginningFault(field, value);

  const submit = async () => {
    setBusy(true);
    setFault(undefined);
    const { role = '', place = '', email = '' } = answers;
    const form = new FormData();
    const said = { name, shortName, role, place, email, networks: inAddresses(networks), language, look };
    form.set('answers', JSON.stringify(said));
    if (photo) form.set('photo', photo);
    if (photo) form.set('photoAlt', photoAlt);
    if (icon) form.set('icon', icon);
    if (linkedin) form.set('linkedin', linkedin);
    const answer = await session.begin(form);
    if (answer.isDone) {
      left = NOTHING;
      await session.server.serves('/');
      return tellOn('/', { text: answer.said, left: answer.left });
    }
    setBusy(false);
    setFault(answer);
  };

  return (
    <Dialog title="Make it mine" onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <p>
          The sample makes room for your own site: your name on every page, a draft for your first case study,
          and nothing of anybody else’s. Undo brings the sample back.
        </p>
        <Line
          label="Your whole name"
          help="At the top of every page, in the footer and on the resume."
          value={name}
          onChange={set('name')}
          needed="Your name is what this is about."
          fault={judge('name')}
          isFirst
        />
        <Line
          label="The name people call you"
          help="It follows from the first; write another if you like."
          value={shortName}
          onChange={set('shortName')}
          needed="Say what people call you."
          fault={judge('shortName')}
        />
        {QUESTIONS.map(({ field, ...question }) => (
          <Line
            key={field}
            {...question}
            value={answers[field] ?? ''}
            onChange={set(field)}
            fault={judge(field)}
          />
        ))}
        <Line
          label="Where else to find you"
          help="The addresses of your pages on LinkedIn, Behance, Dribbble …, with commas between. It can wait."
          value={networks}
          onChange={set('networks')}
          fault={(value) => beginningFault('networks', inAddresses(value))}
        />
        <div className={forms.field}>
          <label htmlFor={`${id}-language`}>Language</label>
          <select
            id={`${id}-language`}
            aria-describedby={`${id}-help`}
            value={language}
            onChange={({ target }) => set('language')(target.value)}
          >
            {LANGUAGES.map((tag) => (
              <option key={tag} value={tag}>
                {languageName(tag, tag)}
              </option>
            ))}
          </select>
          <p id={`${id}-help`} className={forms.help}>
            What you write in. The first texts come in English or French; for any other they are English.
          </p>
        </div>
        <LookQuestion {...{ session, view, look }} onLook={(chosen) => fill({ look: chosen })} />
        <FilePlace
          label="A photo of you"
          help="For the About page; one of more than 6 MB is made smaller. It can wait."
          accept={PICTURES}
          file={photo}
          problem={problemAt('photo')}
          fault={pictureFault}
          onFile={(file) => fill({ photo: file })}
        />
        {photo && (
          <Line
            label="What the photo shows"
            help="As you would tell a friend on the phone: for those who cannot see it."
            value={photoAlt}
            onChange={set('photoAlt')}
            needed="Say in a sentence what is to be seen."
          />
        )}
        <FilePlace
          label="An icon"
          help="For browser tabs, square, SVG or PNG. Without one it is your initial."
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          file={icon}
          problem={problemAt('icon')}
          fault={pictureFault}
          onFile={(file) => fill({ icon: file })}
        />
        <FilePlace
          label="Your LinkedIn export"
          help="The ZIP that LinkedIn makes under Settings, Data privacy, Get a copy of your data: jobs and skills come from it. It is read on this machine alone, and it can wait."
          accept=".zip,application/zip,.json"
          sign="page"
          file={linkedin}
          problem={problemAt('linkedin')}
          onFile={(file) => fill({ linkedin: file })}
        />
        <p className={forms.problem} role="alert" hidden={!foot}>
          {foot}
        </p>
        <button type="submit" className={forms.primary} disabled={isBusy}>
          {isBusy ? 'Making room …' : 'Make it mine'}
        </button>
      </Form>
    </Dialog>
  );
}

interface LookQuestionProps {
  session: Session;
  view: View;
  look: LookName;
  onLook(look: LookName): void;
}

/** The looks as pictures of this very page. */
function LookQuestion({ session, view, look, onLook }: LookQuestionProps) {
  const schema = session.schemas.look.properties?.look;
  const context = contextOf(session, view);
  return (
    <fieldset className={styles.looks}>
      <legend>Look</legend>
      {(schema?.enum as LookName[] | undefined)?.map((word) => (
        <label key={word} className={styles.look}>
          <LookPicture {...{ context, view }} look={word} />
          <span>
            <input type="radio" name="look" checked={word === look} onChange={() => onLook(word)} />
            {schema?.names?.[word] ?? word}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
