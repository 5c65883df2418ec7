/** Every sentence the owner still has to write begins like this, so that it can be found and cannot be overlooked. */
export const TO_WRITE = 'Write here';

export const toWrite = (what: string): string => `${TO_WRITE} — ${what}`;

/** Whether a text is one that is still to be written. With its dash: “Write here if you like it” may be a sentence. */
export const isToWrite = (text: string): boolean => text === TO_WRITE || text.startsWith(`${TO_WRITE} —`);
