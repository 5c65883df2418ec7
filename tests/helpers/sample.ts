import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const SAMPLE_OWNER = 'Mina Alvarado';

/** Whether the site is still the sample’s: what that promises is asked of nobody else’s. */
export const isSample = parse(readFileSync('content/site.yaml', 'utf8')).owner.name === SAMPLE_OWNER;
