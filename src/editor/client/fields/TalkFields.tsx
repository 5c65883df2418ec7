import { useId } from 'react';
import { type Schema, settled } from '../../../model/json-schema.ts';
import { PRIVATE_FIELDS } from '../../../model/private.ts';
import { inWords } from '../../shared/field-names.ts';
import { type Path, valueAt } from '../../shared/value.ts';
import { wish } from '../focus.ts';
import { Field, type FieldContext } from './Field.tsx';
import { focusField, placeOf } from './focus.ts';
import forms from './forms.module.css';
import { helpOf } from './schema.ts';
import { SLIDE_CHOICES, SLIDE_STEPS, type SlideChoice, slideChoice, slideEdit } from './slide-choice.ts';

/** Whether a field of a block belongs to the talk, and to no page. */
export const isForTalk = (name: string): boolean => PRIVATE_FIELDS.some((one) => one === name);

interface TalkFieldsProps {
  context: FieldContext;
  /** The block’s schema, where it is, and what it says. */
  schema: Schema;
  path: Path;
  block: unknown;
}

/** What a block says to the speaker alone, apart from what pages show. */
export function TalkFields(props: TalkFieldsProps) {
  const { context, schema, path, block } = props;
  const { notes, slide } = schema.properties ?? {};
  const said = valueAt(block, ['slide']);
  const title = slide && settled(slide, context.root, said).properties?.title;
  return (
    <fieldset className={forms.group}>
      <legend>In the talk</legend>
      <p className={forms.help}>For you alone: no page shows any of it.</p>
      {notes && (
        <Field
          context={context}
          name="notes"
          schema={notes}
          path={[...path, 'notes']}
          value={valueAt(block, ['notes'])}
          isOptional
        />
      )}
      <SlideField {...props} />
      {title && slideChoice(block) === 'shorter' && (
        <Field
          context={context}
          name="slideTitle"
          schema={title}
          path={[...path, 'slide', 'title']}
          value={valueAt(said, ['title'])}
        />
      )}
    </fieldset>
  );
}

function SlideField({ context: { session, file }, schema, path, block }: TalkFieldsProps) {
  const id = useId();
  const at = [...path, 'slide'];
  const label = inWords('slide');
  const choose = async (choice: SlideChoice) => {
    const isWished = wish();
    const edits = [slideEdit(choice, block, path)];
    if (!(await session.change({ file, path: at }, edits, SLIDE_STEPS[choice]))) return;
    if (choice === 'shorter') focusField(isWished, file, [...at, 'title'], undefined, { isSelected: true });
  };
  return (
    <div className={forms.field} data-field={placeOf(file, at)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={`${id}-help`}
        value={slideChoice(block)}
        onChange={({ target }) => {
          const choice = CHOICES.find((one) => one === target.value);
          if (choice) void choose(choice);
        }}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {SLIDE_CHOICES[choice]}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className={forms.help}>
        {helpOf(schema.properties?.slide ?? {})}
      </p>
    </div>
  );
}

const CHOICES = Object.keys(SLIDE_CHOICES) as SlideChoice[];
