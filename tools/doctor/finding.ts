import type { Finding } from './machine.mjs';

export type { Finding };

/** Makes findings under one heading. */
export const finder = (topic: string) => ({
  good: (text: string): Finding => ({ topic, level: 'good', text }),
  mind: (text: string, mend: string): Finding => ({ topic, level: 'mind', text, mend }),
  mend: (text: string, mend?: string): Finding => ({ topic, level: 'mend', text, ...(mend && { mend }) }),
});
