import { z } from 'zod';
import { knownLanguage } from './language.ts';
import { lookSchema } from './look.ts';
import { wholeAddress } from './networks.ts';
import { siteSchema } from './site.ts';

const { name, shortName, role, location, email } = siteSchema.shape.owner.shape;

/** What somebody says who makes the site their own. */
export const beginningSchema = z.strictObject({
  name,
  shortName,
  role,
  place: location,
  email,
  /** Whole addresses. Which of them is LinkedIn’s is seen by the address. */
  networks: z.array(z.url({ protocol: /^https$/ })),
  language: siteSchema.shape.language,
  look: lookSchema.shape.look.unwrap(),
});

export type Beginning = z.output<typeof beginningSchema>;
export type BeginningField = keyof Beginning;

/** The files that may come with it. */
export type BeginningFile = 'photo' | 'icon' | 'linkedin';

/** What is wrong with an answer, in a sentence. */
const FAULTS: Record<BeginningField, string> = {
  name: 'Write your whole name, in one line.',
  shortName: 'Write the name that people call you, in one line.',
  role: 'Write what you do, in one line: Product designer, Illustrator …',
  place: 'Write the city you work from, in one line.',
  email: 'This is no mail address: it looks like name@example.com.',
  networks: 'Each is a whole address that starts with https://, with commas between.',
  language: 'This is no language that is known. Write its short name: en-CA, fr-CA, pl …',
  look: `There is no such look: there are ${lookSchema.shape.look.unwrap().options.join(', ')}.`,
};

export function beginningFault(field: BeginningField, answer: unknown): string | undefined {
  if (field === 'language' && !knownLanguage(String(answer))) return FAULTS.language;
  return beginningSchema.shape[field].safeParse(answer).success ? undefined : FAULTS[field];
}

/** `https://a.example, b.example/me` → both, whole. */
export const inAddresses = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(wholeAddress);

/** The first of the names somebody has: what people mostly call them by. */
export const firstName = (whole: string): string => whole.trim().split(/\s+/)[0] ?? '';
