import { expect, test } from 'vitest';
import { z } from 'zod';
import { rightContent } from '../../../../tests/helpers/content-folder.ts';
import { set } from '../../../../tests/helpers/good-content.ts';
import { asWritten } from '../../../blocks/as-written.ts';
import { examples } from '../../../blocks/examples.ts';
import { aboutSchema } from '../../../model/about.ts';
import { PICTURE_FILES } from '../../../model/fields.ts';
import { type Schema, settled } from '../../../model/json-schema.ts';
import { studySchema } from '../../../model/study.ts';
import { siteFileSchema } from '../../../model/words.ts';
import { workSchema } from '../../../model/work.ts';
import { inWords } from '../../shared/field-names.ts';
import { changed, type Path, valueAt } from '../../shared/value.ts';
import { neededFile, needsStudy, startValue } from './schema.ts';

const asSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Every optional field of a file, found along a value that is there. */
function optional(root: Schema, value: unknown): { path: Path; schema: Schema }[] {
  const walk = (schema: Schema, path: Path): { path: Path; schema: Schema }[] => {
    const core = settled(schema, root, valueAt(value, path));
    const fields = Object.entries(core.properties ?? {}).flatMap(([name, field]) => [
      ...(core.required?.includes(name) ? [] : [{ path: [...path, name], schema: field }]),
      ...walk(field, [...path, name]),
    ]);
    const first =
      core.items && valueAt(value, [...path, 0]) !== undefined ? walk(core.items, [...path, 0]) : [];
    return path.length > 8 ? [] : [...fields, ...first];
  };
  return walk(root, []);
}

const content = rightContent();
set(content, 'about.yaml', ['education'], { entries: [{ diploma: 'BDes' }] });
set(content, 'about.yaml', ['languages'], { entries: [{ name: 'French' }] });
/** A picture’s further files. A prototype has an upright version too. */
const isVersion = (field: unknown) => field !== 'file' && PICTURE_FILES.some((name) => name === field);

const files = { site: siteFileSchema, work: workSchema, about: aboutSchema } as const;

test.each(Object.entries(files))(
  'whatever may be left out of %s.yaml can be added, and the reader takes it',
  (name, schema) => {
    const root = asSchema(schema);
    const whole = content[`${name}.yaml`];
    const fields = optional(root, whole).filter(({ path }) => path.at(-1) !== 'language');
    expect(fields.length).toBeGreaterThan(0);
    for (const { path, schema: field } of fields) {
      if (isVersion(path.at(-1))) continue; // a file, which the picture’s own dialog asks for
      if (field.widget === 'phrase') continue; // words of another text, which are selected there
      const value = changed(whole, { op: 'set', path, value: startValue(field, root, 'gamma') });
      expect(schema.safeParse(value).error?.issues ?? [], path.join('.')).toEqual([]);
    }
  },
);

test('whatever may be left out of a study can be added, and the reader takes it', () => {
  const root = asSchema(studySchema);
  const study = content['case-studies/alpha/study.yaml'];
  for (const { path, schema } of optional(root, study).filter(({ path }) => path[0] !== 'blocks')) {
    if (isVersion(path.at(-1))) continue;
    const value = changed(study, { op: 'set', path, value: startValue(schema, root) });
    expect(studySchema.safeParse(value).error?.issues ?? [], path.join('.')).toEqual([]);
  }
  // Every kind of block comes with its example: what is left out of that can be added too.
  for (const [type, [example]] of Object.entries(examples).map(
    ([type, all]) => [type, Object.values(all)] as const,
  )) {
    const first = {
      section: 'One',
      title: 'One',
      ...(asWritten(example, ({ alt }) => ({ file: 'a.png', alt })) as object),
    };
    const whole = { ...study, blocks: [first] };
    for (const { path, schema } of optional(root, whole).filter((one) => one.path[0] === 'blocks')) {
      const isFile = isVersion(path.at(-1)) || path.at(-1) === 'webm';
      if (isFile || valueAt(whole, path) !== undefined) continue;
      const value = changed(whole, { op: 'set', path, value: startValue(schema, root) });
      expect(studySchema.safeParse(value).error?.issues ?? [], `${type} ${path.join('.')}`).toEqual([]);
    }
  }
});

test('a field that needs a file or a study says so, and a number is asked for as a number', () => {
  const study = asSchema(studySchema);
  const work = asSchema(workSchema);
  const kind = (type: string) =>
    study.properties?.blocks?.items?.oneOf?.find(({ properties }) => properties?.type?.const === type);
  expect(neededFile(study.properties?.cover ?? {}, study)).toMatchObject({
    widget: 'picture',
    place: 'card',
  });
  expect(neededFile(kind('problem')?.properties?.pictures ?? {}, study)?.widget).toBe('picture');
  expect(neededFile(kind('prototype')?.properties?.portrait ?? {}, study)?.widget).toBe('file');
  expect(neededFile(study.properties?.facts ?? {}, study)).toBeUndefined();
  expect(needsStudy(work.properties?.previous ?? {}, work)).toBe(true);
  expect(startValue(kind('prototype')?.properties?.width ?? {}, study)).toBe(200);
});

test('fields are named as people say them', () => {
  expect(['hideOnPhone', 'alt', 'url', 'linkedin'].map(inWords)).toEqual([
    'Hide on phones',
    'Alt text',
    'Address',
    'LinkedIn',
  ]);
});
