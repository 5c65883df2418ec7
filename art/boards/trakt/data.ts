import type { PortraitProps } from '../../kit/portrait.tsx';
import type { StageId } from './ui/theme.ts';

/** The sample workspace: Harbourline sells room and desk booking software to offices. Today is Tuesday, May 14. */
export const workspace = { name: 'Harbourline', site: 'harbourline.example' } as const;

export type Person = { id: string; name: string; role: string; face: Omit<PortraitProps, 'size' | 'radius'> };

export const people = {
  noor: {
    id: 'noor',
    name: 'Noor Haddad',
    role: 'Digital marketing manager',
    face: {
      skin: 'tan',
      hair: { style: 'curls', colour: '#2c1a1c' },
      top: { style: 'blazer', colour: '#4f46e5', under: '#ffffff' },
      ground: '#e9e5ff',
      disc: '#c6bcfb',
      expression: 'smile',
      earrings: '#f0a42c',
      face: 'oval',
      turn: -0.4,
      tilt: -2,
    },
  },
  daniel: {
    id: 'daniel',
    name: 'Daniel Okafor',
    role: 'Sales executive',
    face: {
      skin: 'deep',
      hair: { style: 'crop', colour: '#1a1214' },
      top: { style: 'shirt', colour: '#dfe4fb' },
      ground: '#dcf1f6',
      disc: '#a9dcea',
      expression: 'calm',
      beard: 'stubble',
      face: 'square',
      age: 'middle',
      turn: 0.4,
      tilt: 1,
    },
  },
  renee: {
    id: 'renee',
    name: 'Renée Aubin',
    role: 'Sales executive',
    face: {
      skin: 'porcelain',
      hair: { style: 'bob', colour: '#8c4a2a' },
      top: { style: 'turtleneck', colour: '#7c3aed' },
      ground: '#fdeed2',
      disc: '#f7d391',
      expression: 'smile',
      glasses: 'round',
      turn: 0.4,
    },
  },
} satisfies Record<string, Person>;

export type PersonId = keyof typeof people;

export const sources = {
  linkedin: 'LinkedIn',
  google: 'Google',
  newsletter: 'Newsletter',
  'office-expo': 'Expo',
} as const;
export type Source = keyof typeof sources;

/** One tracked link: what a campaign is made of. */
export type Link = { source: Source; medium: string; term?: string; content?: string };

export type Campaign = {
  id: string;
  name: string;
  status: 'live' | 'draft';
  page: string;
  started?: string;
  edited: string;
  owner: PersonId;
  visits: number;
  /** Weekly visits since it began; adds up to `visits`. */
  weeks: number[];
  links: Link[];
  missing?: string;
};

export const campaigns: Campaign[] = [
  {
    id: 'spring-demo-week',
    name: 'Spring demo week',
    status: 'live',
    page: '/demo',
    started: 'Apr 22',
    edited: 'May 13',
    owner: 'noor',
    visits: 2846,
    weeks: [412, 768, 905, 761],
    links: [
      { source: 'linkedin', medium: 'paid-social', content: 'carousel-a' },
      { source: 'linkedin', medium: 'paid-social', content: 'carousel-b' },
      { source: 'google', medium: 'cpc', term: 'room-booking', content: 'headline-a' },
      { source: 'google', medium: 'cpc', term: 'desk-booking', content: 'headline-a' },
      { source: 'newsletter', medium: 'email', content: 'may-issue' },
      { source: 'office-expo', medium: 'print', content: 'booth-banner' },
    ],
  },
  {
    id: 'room-booking-guide',
    name: 'Room booking guide',
    status: 'live',
    page: '/guides/rooms',
    started: 'Apr 8',
    edited: 'May 2',
    owner: 'noor',
    visits: 1912,
    weeks: [298, 436, 402, 391, 385],
    links: [
      { source: 'google', medium: 'cpc', term: 'room-booking', content: 'guide-cover' },
      { source: 'google', medium: 'cpc', term: 'meeting-rooms', content: 'guide-cover' },
      { source: 'linkedin', medium: 'organic-social', content: 'checklist' },
    ],
  },
  {
    id: 'hybrid-office-webinar',
    name: 'Hybrid office webinar',
    status: 'live',
    page: '/webinar',
    started: 'Apr 29',
    edited: 'May 10',
    owner: 'noor',
    visits: 1140,
    weeks: [226, 548, 366],
    links: [
      { source: 'newsletter', medium: 'email', content: 'invite' },
      { source: 'newsletter', medium: 'email', content: 'reminder' },
      { source: 'linkedin', medium: 'organic-social', content: 'speaker-clip' },
    ],
  },
  {
    id: 'clinic-stories',
    name: 'Clinic stories',
    status: 'live',
    page: '/customers/clinics',
    started: 'Mar 25',
    edited: 'Apr 30',
    owner: 'noor',
    visits: 968,
    weeks: [96, 121, 148, 163, 152, 149, 139],
    links: [
      { source: 'google', medium: 'cpc', term: 'clinic-scheduling', content: 'story-a' },
      { source: 'newsletter', medium: 'email', content: 'april-issue' },
    ],
  },
  {
    id: 'summer-desk-audit',
    name: 'Summer desk audit',
    status: 'draft',
    page: '',
    edited: 'May 13',
    owner: 'noor',
    visits: 0,
    weeks: [],
    links: [
      { source: 'linkedin', medium: 'paid-social', content: 'audit-a' },
      { source: 'newsletter', medium: 'email', content: 'june-issue' },
    ],
    missing: 'Needs a landing page',
  },
  {
    id: 'partner-referral',
    name: 'Partner referral',
    status: 'draft',
    page: '/partners',
    edited: 'May 9',
    owner: 'noor',
    visits: 0,
    weeks: [],
    links: [],
    missing: 'No links yet',
  },
  {
    id: 'fall-webinar-series',
    name: 'Fall webinar series',
    status: 'draft',
    page: '/webinar',
    edited: 'May 6',
    owner: 'noor',
    visits: 0,
    weeks: [],
    links: [{ source: 'newsletter', medium: 'email', content: 'save-the-date' }],
    missing: 'Ready to publish',
  },
];

export type CampaignId = (typeof campaigns)[number]['id'];
export const campaignOf = (id: string): Campaign => campaigns.find((campaign) => campaign.id === id)!;

/** Parameters in the order they are read; values are encoded as a browser would. */
export function urlOf(campaign: Campaign, link: Link): string {
  const query = [
    ['utm_source', link.source],
    ['utm_medium', link.medium],
    ['utm_campaign', campaign.id],
    ['utm_term', link.term],
    ['utm_content', link.content],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `https://${workspace.site}${campaign.page}?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}

/** What each parameter can be in this campaign: every value its links use, once. */
export function valuesOf(campaign: Campaign): Record<'source' | 'medium' | 'term' | 'content', string[]> {
  const all = (key: keyof Link) => [
    ...new Set(campaign.links.map((link) => link[key]).filter((v): v is string => Boolean(v))),
  ];
  return { source: all('source'), medium: all('medium'), term: all('term'), content: all('content') };
}

export type Lead = {
  id: string;
  name: string;
  role: string;
  company: string;
  email: string;
  phone: string;
  value: number;
  stage: StageId;
  days: number;
  confidence: number;
  campaign: string;
  link: number;
  owner: PersonId;
  tint: string;
  comments: number;
};

const tints = ['#6366f1', '#8b5cf6', '#0e9bc0', '#d9487d', '#c97a12', '#16976a'];

type Short = [
  string,
  string,
  string,
  string,
  string,
  number,
  StageId,
  number,
  number,
  string,
  number,
  PersonId,
  number,
];
const rows: Short[] = [
  [
    'Amelia Tran',
    'Operations lead',
    'Cedarline Clinics',
    'amelia@cedarline.example',
    '416 555 0118',
    18400,
    'new',
    1,
    46,
    'clinic-stories',
    0,
    'daniel',
    0,
  ],
  [
    'Farah Siddiqui',
    'Director of campus',
    'Brightwater Prep',
    'farah@brightwater.example',
    '905 555 0142',
    24000,
    'new',
    0,
    52,
    'spring-demo-week',
    2,
    'renee',
    1,
  ],
  [
    'Jonas Petersen',
    'Office manager',
    'Lakeshore Legal',
    'jonas@lakeshore.example',
    '647 555 0109',
    9600,
    'new',
    2,
    38,
    'hybrid-office-webinar',
    1,
    'daniel',
    0,
  ],
  [
    'Owen Gallagher',
    'Founder',
    'Maple & Mill',
    'owen@maplemill.example',
    '289 555 0163',
    6200,
    'new',
    4,
    29,
    'room-booking-guide',
    2,
    'renee',
    0,
  ],
  [
    'Sofia Marchetti',
    'Facilities lead',
    'Tidewell Health',
    'sofia@tidewell.example',
    '416 555 0127',
    32500,
    'contacted',
    3,
    61,
    'spring-demo-week',
    1,
    'daniel',
    2,
  ],
  [
    'Kwame Asante',
    'IT manager',
    'Northgate Freight',
    'kwame@northgate.example',
    '905 555 0171',
    14800,
    'contacted',
    6,
    55,
    'room-booking-guide',
    0,
    'daniel',
    1,
  ],
  [
    'Hannah Wolfe',
    'Studio manager',
    'Fern Street Studio',
    'hannah@fernstreet.example',
    '647 555 0135',
    7900,
    'contacted',
    9,
    41,
    'hybrid-office-webinar',
    2,
    'renee',
    0,
  ],
  [
    'Ravi Menon',
    'VP operations',
    'Quarry Bank Labs',
    'ravi@quarrybank.example',
    '613 555 0154',
    41000,
    'qualified',
    4,
    78,
    'spring-demo-week',
    0,
    'renee',
    3,
  ],
  [
    'Léa Bouchard',
    'Workplace lead',
    'Atelier Rive-Nord',
    'lea@rivenord.example',
    '514 555 0190',
    27300,
    'qualified',
    2,
    74,
    'spring-demo-week',
    4,
    'daniel',
    1,
  ],
  [
    'Grace Liu',
    'General manager',
    'Parkdale Cowork',
    'grace@parkdale.example',
    '416 555 0186',
    16500,
    'qualified',
    5,
    68,
    'room-booking-guide',
    1,
    'daniel',
    0,
  ],
  [
    'Ingrid Solberg',
    'COO',
    'Solberg Design',
    'ingrid@solberg.example',
    '604 555 0113',
    38400,
    'proposal',
    7,
    86,
    'hybrid-office-webinar',
    0,
    'renee',
    2,
  ],
  [
    'Tomás Herrera',
    'Practice manager',
    'Summit Dental',
    'tomas@summitdental.example',
    '403 555 0148',
    22700,
    'proposal',
    3,
    82,
    'clinic-stories',
    0,
    'daniel',
    4,
  ],
  [
    'Bea Castellano',
    'Property manager',
    'Union Yard',
    'bea@unionyard.example',
    '647 555 0176',
    12900,
    'proposal',
    11,
    71,
    'spring-demo-week',
    5,
    'renee',
    1,
  ],
  [
    'Maya Lindqvist',
    'Head of people',
    'Graniteway Mutual',
    'maya@graniteway.example',
    '416 555 0159',
    45600,
    'won',
    5,
    100,
    'spring-demo-week',
    0,
    'daniel',
    5,
  ],
  [
    'Elliot Chan',
    'Office director',
    'Harvest Row Foods',
    'elliot@harvestrow.example',
    '905 555 0104',
    19200,
    'won',
    8,
    100,
    'room-booking-guide',
    0,
    'renee',
    2,
  ],
];

export const leads: Lead[] = rows.map(
  (
    [name, role, company, email, phone, value, stage, days, confidence, campaign, link, owner, comments],
    i,
  ) => ({
    id: email.split('@')[0]!,
    name,
    role,
    company,
    email,
    phone,
    value,
    stage,
    days,
    confidence,
    campaign,
    link,
    owner,
    comments,
    tint: tints[i % tints.length]!,
  }),
);

export const leadOf = (id: string): Lead => leads.find((lead) => lead.id === id)!;
export const linkOf = (lead: Lead): Link => campaignOf(lead.campaign).links[lead.link]!;
export const sum = (list: readonly Lead[]): number => list.reduce((total, lead) => total + lead.value, 0);

export const stageDays = (days: number): string =>
  days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`;

/** A lead that stays longer than this in a stage is shown in amber. */
export const slowAfter = 8;

/** What Tidewell Health did on the site; seconds add up to the time on site, views to the pages viewed. */
export const visitsOf = {
  sofia: {
    visits: 3,
    pages: [
      { path: '/pricing', title: 'Pricing', views: 2, seconds: 250 },
      { path: '/features/floor-plans', title: 'Floor plans', views: 2, seconds: 205 },
      { path: '/customers/clinics', title: 'Clinic stories', views: 1, seconds: 170 },
      { path: '/integrations/calendar', title: 'Calendar sync', views: 1, seconds: 95 },
      { path: '/demo', title: 'Book a demo', views: 1, seconds: 50 },
    ],
    reasons: [
      { up: true, text: 'Read pricing on two visits' },
      { up: true, text: 'Came back within the week' },
      { up: false, text: 'Nobody else from Tidewell yet' },
    ],
  },
} as const;

export const duration = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;

export type Comment = { by: PersonId; when: string; on?: string; text: string };
export const commentsOf: Record<string, Comment[]> = {
  sofia: [
    {
      by: 'noor',
      when: 'May 11',
      on: 'First click',
      text: 'Carousel B is the one that shows the clinic floor plan. She clicked on that slide.',
    },
    {
      by: 'daniel',
      when: 'May 13',
      on: 'Clinic stories',
      text: 'Good to know. I’ll open with the clinic story on our call.',
    },
  ],
};
export const newComment: Comment = {
  by: 'daniel',
  when: 'Just now',
  on: 'Pricing',
  text: 'Two visits to pricing. Sending her the clinic plan today.',
};
