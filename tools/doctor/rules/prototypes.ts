import { posix } from 'node:path';
import { masterSize } from '../../../src/media/master.ts';
import { advice, type Finding, type Rule } from '../finding.ts';

/** How far a still’s proportions may be from its prototype’s before something visibly jumps. */
const TOLERANCE = 0.02;

/** Before and after the press the same place is filled: of another shape, the prototype would stand in a gap. */
export const prototypesRule: Rule = async ({ root, pages }) => {
  const findings: Finding[] = [];
  for (const page of pages) {
    for (const [index, block] of (page.study?.blocks ?? []).entries()) {
      if (block.type !== 'prototype') continue;
      const { still, portrait } = block;
      for (const [field, picture, size] of [
        ['file', still.file, block],
        ['portrait', still.portrait, portrait],
      ] as const) {
        if (!picture || !size) continue;
        const file = posix.join(posix.dirname(page.source.file), picture);
        const { width, height } = size;
        const master = await masterSize(`${root}/${file}`).catch(() => undefined);
        if (!master || Math.abs((master.width / master.height) * (height / width) - 1) <= TOLERANCE) continue;
        findings.push(
          advice(
            page,
            ['blocks', index, 'still', field],
            `${file} is ${master.width} × ${master.height}, another shape than its prototype, which would stand in a gap: use a still of ${width * 2} × ${height * 2}.`,
          ),
        );
      }
    }
  }
  return findings;
};
