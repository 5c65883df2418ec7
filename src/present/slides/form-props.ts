import type { FormOf, SlideKind } from '../talk.ts';

/** What the component of a kind of slide is given. */
export interface FormProps<Kind extends SlideKind> {
  form: FormOf<Kind>;
  /** The short name of the section it stands in. */
  section?: string | undefined;
}
