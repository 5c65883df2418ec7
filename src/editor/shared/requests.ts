import { z } from 'zod';
import { OWN_FILES } from './own-files.ts';

const path = z
  .array(z.union([z.string(), z.number().int().min(0)]))
  .max(20)
  .readonly();
const at = z.number().int().min(0);

const edit = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value: z.unknown() }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({ op: z.literal('insert'), path, at, value: z.unknown() }),
  z.strictObject({ op: z.literal('move'), path, from: at, to: at }),
  z.strictObject({ op: z.literal('duplicate'), path, at }),
]);

export const editsSchema = z.array(edit).max(50);

const shared = {
  /** The page the owner looks at: the answer brings it as it is now. */
  page: z.string().max(300),
};

/** What stood in the way and may be mended, in the sentences that said so. */
const agreed = z.array(z.string()).max(200).optional();

/** What the owner was shown of a publishing. */
const seen = {
  /** The place that the owner saw and said yes to. */
  to: z.strictObject({ remote: z.string(), branch: z.string(), address: z.string() }),
  /** The last commit before it, as the owner was shown what goes along. */
  head: z.string(),
  /** The files of content that differed from it, as the owner was shown them. */
  changed: z.array(z.string()),
};

/** What programs obey instead of showing it has no place in what somebody says; git takes no zero at all. */
const withoutControls = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '');

/** Everything the browser can ask to have done. */
export const requestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    kind: z.literal('edit'),
    file: z.string(),
    /** The version of the file that the edit was made on. */
    version: z.string(),
    /** None takes back what was typed in the same step. */
    edits: editsSchema,
    label: z.string().max(200),
    merge: z.string().max(200).optional(),
    /** In a file that is another one by now, the text may be written over each of these. */
    over: z.array(z.unknown()).max(200).optional(),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('example'),
    file: z.string(),
    version: z.string(),
    at,
    type: z.string(),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('newStudy'),
    route: z.string(),
    answers: z.record(z.string(), z.string()),
  }),
  z.strictObject({ ...shared, kind: z.literal('deleteStudy'), route: z.string(), agreed }),
  z.strictObject({ ...shared, kind: z.literal('renameStudy'), route: z.string(), to: z.string(), agreed }),
  z.strictObject({ ...shared, kind: z.literal('duplicateStudy'), route: z.string(), to: z.string(), agreed }),
  z.strictObject({ ...shared, kind: z.literal('deleteFun'), agreed }),
  z.strictObject({
    ...shared,
    kind: z.literal('newDeck'),
    title: z.string().trim().min(1).max(200),
    /** The study that it begins with. */
    study: z.string(),
  }),
  z.strictObject({ ...shared, kind: z.literal('renameDeck'), name: z.string(), to: z.string().max(200) }),
  z.strictObject({ ...shared, kind: z.literal('deleteDeck'), name: z.string() }),
  z.strictObject({ ...shared, kind: z.literal('removeOwn'), what: z.enum(OWN_FILES) }),
  z.strictObject({
    ...shared,
    kind: z.literal('bring'),
    /** Which file that was handed in before. */
    id: z.string(),
    /** By study: the kind of each part; null leaves the study out. */
    studies: z.array(z.array(z.string()).max(2000).nullable()).max(500),
    /** Whether jobs and skills take the place of those that are there. */
    replaces: z.boolean(),
    /** Whether the settings take name, mail and networks. */
    owner: z.boolean().optional(),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('addWord'),
    /** Anything in one piece, but what the list reads otherwise: a note, a ban, or a word with its kin. */
    word: z
      .string()
      .max(60)
      .regex(/^[^\s\p{Cc}\p{Bidi_Control}#*/][^\s\p{Cc}\p{Bidi_Control}/]*$/u),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('discard'),
    /** Files that no page uses, as the owner was shown them. */
    files: z.array(z.string()).max(5000),
  }),
  z.strictObject({ ...shared, kind: z.literal('undo') }),
  z.strictObject({ ...shared, kind: z.literal('redo') }),
  z.strictObject({
    ...shared,
    ...seen,
    kind: z.literal('publish'),
    message: z.string().max(2000).transform(withoutControls).pipe(z.string().trim().min(1)),
  }),
  /** What was sent to the place meanwhile comes here, as far as it was shown. */
  z.strictObject({ ...shared, ...seen, kind: z.literal('bringIn'), tip: z.string().optional() }),
]);

export type EditRequest = z.output<typeof requestSchema>;
