import type { IncomingMessage } from 'node:http';
import { LARGEST_IMPORT } from '../../import/bundle.ts';
import { type BeginningField, beginningFault, beginningSchema } from '../../model/beginning.ts';
import type { GivenBeginning } from './desk.ts';
import { bodyOf, Refused } from './guard.ts';
import { LARGEST_PICTURE } from './take-in.ts';

/** The form by which somebody makes the site their own: its answers, and perhaps a photo and an icon. */
export async function givenBeginning(request: IncomingMessage): Promise<GivenBeginning> {
  const body = await bodyOf(request, 2 * LARGEST_PICTURE + LARGEST_IMPORT);
  const form = await new Response(body, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => undefined);
  const said = json(form?.get('answers'));
  const answers = beginningSchema.safeParse(said);
  if (!answers.success) {
    const field = answers.error.issues[0]?.path[0] as BeginningField;
    const fault = field in beginningSchema.shape ? beginningFault(field, Object(said)[field]) : undefined;
    throw new Refused(422, fault ?? 'The editor did not understand its own page. Load the page again.');
  }
  const photo = await fileIn(form, 'photo');
  return {
    answers: answers.data,
    photo: photo && { ...photo, alt: String(form?.get('photoAlt') ?? '') },
    icon: await fileIn(form, 'icon'),
    linkedin: await fileIn(form, 'linkedin'),
  };
}

async function fileIn(form: FormData | undefined, name: string) {
  const file = form?.get(name);
  if (!(file instanceof File)) return undefined;
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}

function json(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
