import { lookAtBuild } from './build.ts';
import { lookAtContent } from './content.ts';
import type { Finding } from './finding.ts';
import { lookAtRepository } from './repository.ts';
import { type Published, weigh } from './weigh.ts';

/** All that needs the project’s own code to look at. */
export async function examine(
  root: string,
  options: { online?: boolean } = {},
): Promise<{ findings: Finding[]; published: Published | undefined }> {
  return { findings: await allFindings(root, options), published: weigh(root) };
}

export async function allFindings(root: string, options: { online?: boolean } = {}): Promise<Finding[]> {
  return [
    ...(await lookAtRepository(root, options)),
    ...(await lookAtContent(root, options)),
    ...(await lookAtBuild(root)),
  ];
}
