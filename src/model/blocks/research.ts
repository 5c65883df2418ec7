import { z } from 'zod';
import { line, paragraph, picture } from '../fields.ts';
import { block, lines, point } from './base.ts';

export const questionsBlock = block('questions', 'The questions research set out to answer.', {
  questions: z.array(line('One question.')).min(2).max(8).describe('Two to eight questions.'),
});

export const statisticsBlock = block('statistics', 'Quoted figures, each with what it means.', {
  statistics: z
    .array(
      z.strictObject({
        value: line('The figure, for example 53%.'),
        label: line('What it counts.'),
        meaning: paragraph('What it means for the work.'),
      }),
    )
    .min(1)
    .max(4)
    .describe('One to four figures.'),
});

const group = (about: string) =>
  z.strictObject({ title: line('The group’s heading.'), lines: lines('Its lines.') }).describe(about);

export const personasBlock = block('personas', 'The people designed for.', {
  personas: z
    .array(
      z.strictObject({
        title: line('The persona’s name.'),
        picture: picture('persona'),
        info: z
          .array(
            z.strictObject({
              label: line('Role, Age, Location, Company, Status or Tools.'),
              value: line('The answer.'),
            }),
          )
          .min(1)
          .max(6)
          .describe('Info pairs: Role, Age, Location, Company or Status, Tools.'),
        status: line('A label in two or three words, for example “Under deadline”.'),
        description: z.array(paragraph('A paragraph.')).min(1).max(3).describe('Who they are.'),
        habits: group('How they use things today: titled Usage or Behaviours.'),
        quote: line('What they would say, without quotation marks.'),
        cares: group('What worries or what helps them: titled Concerns or Needs.'),
        goals: lines('What they want to reach.'),
      }),
    )
    .min(1)
    .max(3)
    .describe('One to three personas.'),
});

export const insightsBlock = block('insights', 'Key insights: what the research showed.', {
  insights: z.array(point).min(2).max(6).describe('Two to six insights.'),
});

export const comparisonBlock = block('comparison', 'A market comparison as a table.', {
  subjects: z
    .array(line('One product or kind of product.'))
    .min(1)
    .max(5)
    .describe('What is compared: the columns.'),
  rows: z
    .array(
      z.strictObject({
        aspect: line('What is looked at.'),
        values: z
          .array(line('How this one does it.'))
          .describe('One answer per subject, in their order.')
          .meta({ along: 'subjects' }),
      }),
    )
    .min(1)
    .max(8)
    .describe('The rows.'),
  picture: picture('wide').optional(),
}).refine((value) => value.rows.every((row) => row.values.length === value.subjects.length), {
  path: ['rows'],
  error: 'Every row needs one value per subject. Add the missing ones, or take the extra ones out.',
});

export const testingBlock = block('testing', 'What people did with the prototype, and what changed.', {
  findings: z
    .array(
      z.strictObject({
        saw: paragraph('What people did.'),
        changed: paragraph('What changed because of it.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('Findings, each with its change.'),
});
