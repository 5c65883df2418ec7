import type { parseArgs } from 'node:util';

export const OPTIONS = {
  name: { type: 'string' },
  'short-name': { type: 'string' },
  role: { type: 'string' },
  place: { type: 'string' },
  mail: { type: 'string' },
  networks: { type: 'string' },
  language: { type: 'string' },
  look: { type: 'string' },
  photo: { type: 'string' },
  'photo-alt': { type: 'string' },
  icon: { type: 'string' },
  linkedin: { type: 'string' },
  yes: { type: 'boolean' },
  back: { type: 'boolean' },
  tidy: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

export const USAGE = `npm run begin                      asks, then makes the site yours
npm run begin -- --name "…" --short-name … --role "…" --place "…" --mail … --language … --look … --yes
  --networks "linkedin.com/in/…, …"    where else to find you
  --photo FILE --photo-alt "…"        a photo for the About page, and what it shows in words
  --linkedin FILE                     your LinkedIn export: jobs, volunteering, skills
  --icon FILE                         the icon in browser tabs; without it, your initial
npm run begin -- --back            brings the sample back
npm run begin -- --tidy            also takes away what only the sample needs: art, docs/sample.md, its tests`;
