import type { ReactNode } from 'react';
import type { Widget } from '../../../model/widgets.ts';
import type { FieldProps } from './Field.tsx';
import { FileField } from './FileField.tsx';
import { FilmField, PictureField } from './MediaField.tsx';
import { MonthField } from './MonthField.tsx';
import { NotesField } from './NotesField.tsx';
import { OneValue } from './OneValue.tsx';
import { SectionsField } from './SectionsField.tsx';
import { StudyField } from './StudyField.tsx';

type WidgetField = (props: FieldProps & { remove: ReactNode }) => ReactNode;

/** The control for every widget; one that is missing does not compile. */
export const widgetFields: Readonly<Record<Widget, WidgetField>> = {
  paragraph: OneValue,
  alt: OneValue,
  name: OneValue,
  notes: NotesField,
  slide: OneValue,
  picture: PictureField,
  film: FilmField,
  media: OneValue,
  file: FileField,
  study: StudyField,
  sections: SectionsField,
  language: OneValue,
  address: OneValue,
  link: OneValue,
  colour: OneValue,
  typeface: OneValue,
  month: MonthField,
  phrase: OneValue,
};
