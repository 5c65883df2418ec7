import { ContentError, sentence } from '../../src/reader/problem.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { starterLeftovers } from '../new/leftovers.ts';
import { type Finding, finder } from './finding.ts';

const find = finder('The content');

/** Whether the content reads, whether anything in it is still a starter’s, and whose addresses stand in it. */
export async function lookAtContent(root: string): Promise<Finding[]> {
  return [...(await reading(root)), ...(await starters(root))];
}

async function reading(root: string): Promise<Finding[]> {
  try {
    const { site, fun, studies } = await readLibrary(root);
    const all = Object.values(studies);
    const locked = all.filter((study) => study.locked).length;
    return [
      find.good(
        `${all.length} case studies, ${locked} of them locked, and ${fun.paintings.length} paintings`,
      ),
      ...sampleAddresses(site.owner),
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => find.mend(sentence(problem)));
  }
}

async function starters(root: string): Promise<Finding[]> {
  return (await starterLeftovers(root)).flatMap(({ route, files, sentences }) => {
    const folder = `content/case-studies/${route}`;
    const first = `“${sentences[0]}”`;
    const left =
      sentences.length === 1
        ? `one sentence to be written: ${first}`
        : `${sentences.length} sentences to be written, the first ${first}`;
    return [
      ...(files.length > 0
        ? [
            find.mend(
              `/${route} still shows starters: ${files.join(', ')}`,
              `Put your own into ${folder}, under the same names.`,
            ),
          ]
        : []),
      ...(sentences.length > 0
        ? [
            find.mend(
              `/${route} still has ${left}`,
              `${sentences.length === 1 ? 'Write it' : 'Write them'} in ${folder}/study.yaml.`,
            ),
          ]
        : []),
    ];
  });
}

/** `.example` addresses are nobody’s: what stands there came with the project. */
function sampleAddresses({ email, linkedin }: { email: string; linkedin: string }): Finding[] {
  if (!email.endsWith('.example') && !linkedin.endsWith('-example')) return [];
  return [
    find.mind('The mail or LinkedIn address is still the sample’s', 'Put yours into content/site.yaml.'),
  ];
}
