import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { walk } from '../../../src/lib/walk.ts';
import { isVideoRef } from '../../../src/model/fields.ts';
import { advice, type Finding, type Rule } from '../finding.ts';

const MEGABYTE = 1_000_000;
const HEAVY = 5;

/** Films are sent as they are: a heavy one is heavy for every visitor. */
export const filmsRule: Rule = ({ root, pages }) => {
  const findings: Finding[] = [];
  for (const page of pages) {
    walk(page.data, (node, path) => {
      if (!isVideoRef(node)) return;
      for (const format of ['mp4', 'webm'] as const) {
        const named = node[format];
        if (named === undefined) continue;
        const file = posix.join(posix.dirname(page.source.file), named);
        const weight = existsSync(`${root}/${file}`) ? statSync(`${root}/${file}`).size / MEGABYTE : 0;
        if (weight <= HEAVY) continue;
        const sentence = `${file} weighs ${weight.toFixed(1)} MB, and visitors download all of it: cut it shorter or export it smaller, under ${HEAVY} MB.`;
        findings.push(advice(page, [...path, format], sentence));
      }
    });
  }
  return findings;
};
