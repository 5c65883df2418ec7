import { darkFour } from '../../../look/dark.ts';
import { FILES, OWN_CSS } from '../../../model/files.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { sentence } from '../../../reader/problem.ts';
import { inWords } from '../../shared/field-names.ts';
import { valueAt } from '../../shared/value.ts';
import { Field } from '../fields/Field.tsx';
import forms from '../fields/forms.module.css';
import { isNumber } from '../fields/schema.ts';
import type { Origin } from '../page/marks.ts';
import type { Session, View } from '../session/session.ts';
import { contextOf, type LookContext } from './context.ts';
import { Dial } from './Dial.tsx';
import { Four } from './Four.tsx';
import { FromPicture } from './FromPicture.tsx';
import { LookChoice } from './LookChoice.tsx';
import styles from './LookPanel.module.css';
import { SchemePair } from './SchemePair.tsx';
import { Typefaces, WeightNote } from './Typefaces.tsx';

interface LookPanelProps {
  session: Session;
  view: View;
  onPicture(origin: Origin): void;
}

/** How the site looks: every line of content/look.yaml, in the schema’s order. */
export function LookPanel({ session, view, onPicture }: LookPanelProps) {
  const context = contextOf(session, view);
  const { ownCss } = view.state;
  const problems = [...(view.documents[FILES.look]?.problems ?? []), ...ownCss.problems];
  return (
    <>
      {problems.map((problem) => (
        <div key={sentence(problem)} className={forms.problem}>
          <p>{sentence(problem)}</p>
          {problem.mended && (
            <p className={styles.mended}>
              <del>{problem.mended.from.trim()}</del> <ins>{problem.mended.to.trim()}</ins>
            </p>
          )}
        </div>
      ))}
      {ownCss.css !== undefined && (
        <p className={forms.help}>
          {`${OWN_CSS}, a style sheet of your own, goes before whatever is set here.`}
        </p>
      )}
      {Object.entries(context.schema.properties ?? {}).map(([name, schema]) => (
        <Line key={name} {...{ context, view, name, schema, onPicture }} />
      ))}
    </>
  );
}

interface LineProps {
  context: LookContext;
  view: View;
  name: string;
  schema: Schema;
  onPicture(origin: Origin): void;
}

/** One line, by what it is: a new dial of the schema needs nothing here. */
function Line({ context, view, name, schema, onPicture }: LineProps) {
  const { session, look, written } = context;
  switch (name) {
    case 'look':
      return <LookChoice {...{ context, view, schema }} />;
    case 'scheme':
      return (
        <section className={styles.section} aria-label="Light and dark">
          <Dial {...{ context, name, schema }} />
          <SchemePair {...{ context, view }} />
        </section>
      );
    case 'colours':
      return (
        <section className={styles.section} aria-label="Colours">
          <h3>Colours</h3>
          {look.scheme === 'dark' && (
            <p className={forms.help}>
              These four are for a light page. Yours is dark: its own four stand further down, and those that
              you leave alone there are worked out from these.
            </p>
          )}
          <Four {...{ context, name, schema }} four={look.colours} />
          <FromPicture {...{ context }} roles={Object.keys(schema.properties ?? {})} />
        </section>
      );
    case 'typefaces':
      return (
        <section className={styles.section} aria-label="Typefaces">
          <Typefaces {...{ context, schema }} />
        </section>
      );
    case 'headingWeight':
      return (
        <div>
          <Dial {...{ context, name, schema }} />
          <WeightNote look={look} />
        </div>
      );
    case 'dark':
      return (
        <details className={styles.section} open={look.scheme !== 'light' || undefined}>
          <summary>
            <h3>Colours of the dark scheme</h3>
          </summary>
          {look.scheme === 'light' && (
            <p className={forms.help}>
              Your site is light for everybody, so these are not seen yet: choose another scheme above, or
              show both side by side.
            </p>
          )}
          <Four {...{ context, name, schema }} four={darkFour(look.colours, look.dark)} />
        </details>
      );
  }
  if (schema.enum || isNumber(schema)) return <Dial {...{ context, name, schema }} />;
  return (
    <section className={styles.section} aria-label={inWords(name)}>
      <Field
        context={{ session, file: FILES.look, root: context.schema, onPicture }}
        name={name}
        schema={schema}
        path={[name]}
        value={valueAt(written, [name])}
        isOptional
      />
    </section>
  );
}
