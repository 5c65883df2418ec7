import { describe, expect, onTestFinished, test } from 'vitest';
import { lookAtContent } from '../../tools/doctor/content.ts';
import type { Finding, Severity } from '../../tools/doctor/finding.ts';
import { type Fields, type Files, type GoodFolder, goodContent, goodFolder, set } from './good-content.ts';

/** One way to spoil good content. */
export interface Bad {
  spoil?: (files: Files) => void;
  put?: (folder: GoodFolder) => void | Promise<void>;
  online?: boolean;
}

export interface Kind extends Bad {
  kind: string;
  severity: Severity;
  file: string;
  /** Something that stands on the line it is told at. */
  line?: string;
  says: string;
  /** What else is known of it. */
  also?: Partial<Finding>;
}

export const STUDY = 'case-studies/alpha/study.yaml';
export const GOOD_ALT = 'A desk with two lamps on it';

/** Everything there is to say of content that was spoilt in one way. */
export async function told({
  spoil,
  put,
  online = false,
}: Bad): Promise<{ findings: Finding[]; folder: GoodFolder }> {
  const files = goodContent();
  spoil?.(files);
  const folder = await goodFolder(files);
  onTestFinished(folder.remove);
  await put?.(folder);
  const findings = await lookAtContent(folder.root, { online });
  return { findings: findings.filter(({ severity }) => severity !== 'good'), folder };
}

/** Each kind is told, nothing else is, and the place is right. */
export function areToldOnce(kinds: Kind[]): void {
  describe('is told once, with its file and line:', () => {
    test.each(kinds)('$kind', async ({ severity, file, line, says, also, ...bad }) => {
      const { findings, folder } = await told(bad);
      expect(findings.map(({ sentence }) => sentence)).toEqual([expect.stringContaining(says)]);
      expect(findings[0]).toMatchObject({ severity, file, ...also });
      if (line) expect(folder.line(file, findings[0]?.line)).toContain(line);
    });
  });
}

/** A value in a file, changed. */
export const changed = (file: string, path: (string | number)[], value: unknown): Bad => ({
  spoil: (files) => set(files, file, path, value),
});

/** A study with more blocks. */
export const withBlocks = (...more: Fields[]): Bad => ({
  spoil: (files) =>
    set(files, STUDY, ['blocks'], [...((files[STUDY] as Fields).blocks as Fields[]), ...more]),
});

/** A text with this many words that are right. */
export const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'words' : 'of')).join(' ');
