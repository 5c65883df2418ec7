/** Every sentence the owner still has to write begins like this, so that it can be found and cannot be overlooked. */
export const TO_WRITE = { en: 'Write here', fr: 'Écrivez ici' } as const;

const MARKS: readonly string[] = Object.values(TO_WRITE);

/** The one that a site of this language is begun with. */
export const markIn = (language: string): string => (/^fr\b/i.test(language) ? TO_WRITE.fr : TO_WRITE.en);

export const toWrite = (what: string, mark: string = TO_WRITE.en): string => `${mark} — ${what}`;

/** Such a text as a sentence quotes it. */
export const quoted = (text: string): string => `“${text.replace(/\.$/, '')}”`;

/** Whether a text is one that is still to be written. With its dash: “Write here if you like it” may be a sentence. */
export const isToWrite = (text: string): boolean =>
  MARKS.some((mark) => text === mark || text.startsWith(`${mark} —`));
