import type { ComponentType } from 'react';
import type { SlideKind } from '../talk.ts';
import { Columns } from './Columns/Columns.tsx';
import { Film, Prototype } from './Device/Device.tsx';
import { Figures } from './Figures/Figures.tsx';
import { Finding } from './Finding/Finding.tsx';
import type { FormProps } from './form-props.ts';
import { Pair } from './Pair/Pair.tsx';
import { Persona } from './Persona/Persona.tsx';
import { Pictures } from './Pictures/Pictures.tsx';
import { Points } from './Points/Points.tsx';
import { Spots } from './Spots/Spots.tsx';
import { Question, Statement } from './Statement/Statement.tsx';
import { Specimens, Swatches } from './StyleGuide/StyleGuide.tsx';
import { Table } from './Table/Table.tsx';
import { Themes } from './Themes/Themes.tsx';
import { Person, Title } from './Title/Title.tsx';

/** Every kind of slide has its component: one that is missing does not compile. */
export const registry: { [Kind in SlideKind]: ComponentType<FormProps<Kind>> } = {
  title: Title,
  person: Person,
  statement: Statement,
  question: Question,
  figures: Figures,
  points: Points,
  columns: Columns,
  pictures: Pictures,
  spots: Spots,
  pair: Pair,
  finding: Finding,
  table: Table,
  persona: Persona,
  swatches: Swatches,
  specimens: Specimens,
  themes: Themes,
  film: Film,
  prototype: Prototype,
};
