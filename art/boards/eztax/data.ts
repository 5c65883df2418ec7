/** One person, one tax year, one café: every screen of the study reads from here, so the amounts agree. */
export const filer = { first: 'Maya', name: 'Maya Fontaine', sin: '••• ••• 417' } as const;

export const year = { tax: '2024', due: 'April 30, 2025', cut: 'December 31, 2024' } as const;

export type Box = { box: string; slip: string; plain: string; amount: number; line?: string };

/** CPP is 5.95% of what is above the $3,500 exemption, EI 1.66% of all of it: the rates of 2024. */
const earned = 14280;
const round = (n: number) => Math.round(n * 100) / 100;

export const t4 = {
  file: 'T4-2024-juniper-street.pdf',
  employer: 'Juniper Street Café Ltd.',
  province: 'ON',
  boxes: {
    income: { box: '14', slip: 'Employment income', plain: 'What you earned', amount: earned, line: '10100' },
    tax: {
      box: '22',
      slip: 'Income tax deducted',
      plain: 'Tax you already paid',
      amount: 612.4,
      line: '43700',
    },
    cpp: {
      box: '16',
      slip: "Employee's CPP contributions",
      plain: 'Canada Pension Plan',
      amount: round((earned - 3500) * 0.0595),
      line: '30800',
    },
    ei: {
      box: '18',
      slip: "Employee's EI premiums",
      plain: 'EI premiums',
      amount: round(earned * 0.0166),
      line: '31200',
    },
    eiEarnings: {
      box: '24',
      slip: 'EI insurable earnings',
      plain: 'Earnings that count for EI',
      amount: earned,
    },
    cppEarnings: {
      box: '26',
      slip: 'CPP/QPP pensionable earnings',
      plain: 'Earnings that count for CPP',
      amount: earned,
    },
  } satisfies Record<string, Box>,
  /** What the transcription first read in box 16, a 4 taken for a 7. */
  misread: 671.41,
} as const;

export const t2202 = { school: 'Harbourview College', months: 8, fees: 7430 } as const;

/** Below the basic personal amount nothing is owed, so all of box 22 comes back. */
export const refund = t4.boxes.tax.amount;

export const modules = [
  { n: 1, title: 'Why file at all', about: 'Refunds, benefits and the deadline' },
  { n: 2, title: 'You and the CRA', about: 'Your SIN, My Account, your address' },
  { n: 3, title: 'Reading your slips', about: 'T4, T2202 and their boxes' },
  { n: 4, title: 'Credits and deductions', about: 'Tuition, moving, the basic amount' },
  { n: 5, title: 'Sending it in', about: 'NETFILE, then your notice of assessment' },
] as const;

export const quiz = {
  module: 3,
  at: 3,
  of: 3,
  question: 'You worked at a café last year. Which slip shows what you earned there?',
  options: [
    {
      id: 't2202',
      name: 'T2202',
      hint: 'Tuition and enrolment certificate',
      explains:
        'The **T2202** comes from your school and shows the tuition you paid. Think of who paid **you**.',
    },
    {
      id: 't4',
      name: 'T4',
      hint: 'Statement of remuneration paid',
      explains: 'Your employer sends it by the end of February. **Box 14** is what you earned.',
    },
    {
      id: 'noa',
      name: 'Notice of assessment',
      hint: 'A letter from the CRA',
      explains:
        'The **notice of assessment** comes from the CRA, after you have filed. Think of who paid **you**.',
    },
  ],
  right: 't4',
  wrong: 't2202',
} as const;

export const steps = ['You', 'Slips', 'Credits', 'Review', 'Send'] as const;
