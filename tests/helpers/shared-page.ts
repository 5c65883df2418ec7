import type { Site } from '../../src/model/site.ts';
import type { SharedPage } from '../../src/share/pages.ts';
import { sampleOwner } from './sample-owner.ts';

/** A page as the head, the sitemap and the feed get it; a test says what is special about its own. */
export const sharedPage = (special: Partial<SharedPage> = {}): SharedPage => ({
  path: '/alpha',
  kind: 'study',
  locked: false,
  isListed: true,
  name: 'Tables & <charts>',
  title: 'Alpha | Tables',
  description: 'How “it” began & ended.',
  tags: ['UX/UI', 'R&D'],
  sources: ['content/case-studies/alpha/study.yaml'],
  alt: 'Tables. A laptop.',
  card: { stem: 'alpha', eyebrow: '', title: '', name: '', role: '', locked: false, files: [] },
  dates: {
    published: '2025-01-02T03:04:05Z',
    modified: '2025-03-04T05:06:07Z',
    unchangedSince: '2025-03-04T05:06:07Z',
  },
  image: {
    path: '/social/alpha-0123.jpg',
    width: 1200,
    height: 630,
    alt: 'Tables. A laptop.',
  },
  ...special,
});

export const sampleSite = {
  owner: sampleOwner,
  baseTitle: 'Ada Example',
  description: 'A site about <tables>.',
  language: 'en-CA',
  footer: { thanks: 'Thanks!', invitation: 'Write.', madeBy: '', emailLabel: '', linkedinLabel: '' },
} satisfies Pick<Site, 'owner' | 'baseTitle' | 'description' | 'language' | 'footer'>;
