import { Document, visit } from 'yaml';
import { slug } from '../../src/lib/slug.ts';
import type { AboutPage } from '../../src/model/about.ts';
import type { Beginning } from '../../src/model/beginning.ts';
import { FILES } from '../../src/model/files.ts';
import { networkName } from '../../src/model/networks.ts';
import { firstWords } from './words.ts';

/** A photo of the owner’s that lies beside the pages, and what it shows in words. */
export type Photo = Pick<NonNullable<AboutPage['photo']>, 'file' | 'alt'>;

export interface FirstPages {
  answers: Beginning;
  photo?: Photo | undefined;
  /** Whether jobs or skills are on their way, for a resume to be made of. */
  hasResume?: boolean;
}

/** The pages of a site on its first day, as data, by their files. Pure: the same answers give the same pages. */
export function firstPages({ answers, photo, hasResume = false }: FirstPages): Record<string, object> {
  const { name, shortName, role, place, email, language, look } = answers;
  const words = firstWords(language);
  // Every sentence and line begins with it. What has a capital of its own, as iOS has, keeps to that.
  const begun = /^\p{Ll}+(?!\p{L})/u.test(role)
    ? role.charAt(0).toLocaleUpperCase(language) + role.slice(1)
    : role;
  const said = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (slot, key: string) =>
      String(({ name, shortName, role: begun, place } as Record<string, string>)[key] ?? slot),
    );
  const linkedin = answers.networks.find((url) => /(^|\.)linkedin\.com$/.test(new URL(url).hostname));
  const others = answers.networks.filter((url) => url !== linkedin);
  const { navigation, work, about, resume } = words;
  return {
    [FILES.site]: filled({
      owner: filled({
        name,
        shortName,
        role: begun,
        location: place,
        email,
        linkedin,
        networks: others.length > 0 ? others.map((url) => ({ name: networkName(url), url })) : undefined,
      }),
      baseTitle: name,
      description: said(words.site.description),
      url: `https://${slug(name) || 'portfolio'}.example`,
      language,
      navigation: [
        { label: navigation.work, href: '/' },
        { label: navigation.about, href: '/about' },
        { label: navigation.resume, href: '/resume.pdf' },
      ],
    }),
    [FILES.work]: {
      pageName: work.pageName,
      description: said(work.description),
      hero: {
        greeting: said(work.greeting),
        headline: said(work.headline),
        highlight: begun,
        blurb: work.blurb,
      },
      featured: { title: work.shelf, studies: [] },
    },
    [FILES.about]: filled({
      pageName: about.pageName,
      description: said(about.description),
      photo,
      intro: about.intro.map(said),
      bio: [about.bio],
      resume: hasResume ? { summary: said(resume.summary) } : undefined,
    }),
    [FILES.look]: { look },
  };
}

const filled = (page: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(page).filter(([, value]) => value !== undefined));

/** What stands at the top of each file, and beside a line, for whoever opens it. */
const REMARKS: Record<string, string> = {
  [FILES.site]: `# Who owns the site, and the wording every page shares.
# The words of the frame (menu, footer, lock, dates …) come with the language, from src/words. Any of them can be said in
# your own words here, under the name it has there: labels, footer, notFound or gate.`,
  [FILES.work]: `# The Work page. The cards take their words, pictures and locks from the studies themselves:
# here they are only put in order, by folder name.`,
  [FILES.about]: '# The About page. The resume at /resume.pdf is made from the same facts.',
  [FILES.look]:
    '# How the site looks. Every line may be left out: then it is as the look says that you begin with.',
};
const BESIDE: [RegExp, string][] = [
  [/^url: .*\.example$/m, ' # nobody’s yet: put in where the site is published'],
];

/** A page as it is written: groups apart, long texts in lines that fit a window. */
export function asFile(file: string, page: object): string {
  let text = REMARKS[file] ?? '';
  let wasGroup = true;
  for (const [key, value] of Object.entries(page)) {
    const isGroup = typeof value === 'object';
    text += `${isGroup || wasGroup ? '\n\n' : '\n'}${folded({ [key]: value })}`;
    wasGroup = isGroup;
  }
  return BESIDE.reduce((now, [line, remark]) => now.replace(line, (found) => found + remark), `${text}\n`);
}

const WIDTH = 110;

function folded(group: object): string {
  const document = new Document(group);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && node.value.length > WIDTH) node.type = 'BLOCK_FOLDED';
    },
  });
  return document.toString({ lineWidth: WIDTH }).trimEnd();
}
