/**
 * One contractor's work-in-progress report. Everything the pictures show of it is computed here, in thousands of dollars,
 * so that every screen agrees and every total adds up.
 *
 *   percent complete = costs to date / estimated total cost        earned = percent complete × contract price
 *   under / over     = earned − billed (under-billed above zero)   fade   = original gross profit − current gross profit
 */
export const report = {
  contractor: 'Kestrel Ridge Constructors',
  contractorLegal: 'Kestrel Ridge Constructors Ltd.',
  place: 'Hamilton, ON',
  asAt: 'Sep 30, 2022',
  prior: 'Jun 30, 2022',
  received: 'Oct 14, 2022',
  limits: { single: 35_000, aggregate: 90_000 },
  underwriter: { name: 'Margaret Doyle', initials: 'MD' },
  analyst: { name: 'Devon Chau', initials: 'DC' },
  controller: { name: 'Priya Nair', initials: 'PN' },
} as const;

/** Reports in which a contract's estimated gross profit is known; the first is the bid. */
export type GpPoint = { at: string; done: number; gp: number };

type Row = {
  id: string;
  name: string;
  /** For narrow columns. */
  short: string;
  price: number;
  originalGp: number;
  estCost: number;
  costs: number;
  billed: number;
  trail: GpPoint[];
};

const rows: Row[] = [
  {
    id: '2104',
    name: 'Lakeshore Pumping Station',
    short: 'Lakeshore Pumping',
    price: 18_640,
    originalGp: 1_680,
    estCost: 17_709,
    costs: 15_234,
    billed: 15_407,
    trail: [
      { at: 'Bid', done: 0, gp: 1_680 },
      { at: 'Sep 21', done: 0.21, gp: 1_680 },
      { at: 'Dec 21', done: 0.38, gp: 1_612 },
      { at: 'Mar 22', done: 0.55, gp: 1_455 },
      { at: 'Jun 22', done: 0.72, gp: 1_238 },
      { at: 'Sep 22', done: 0.86, gp: 931 },
    ],
  },
  {
    id: '2201',
    name: 'Cedar Grove Long-Term Care',
    short: 'Cedar Grove LTC',
    price: 26_764,
    originalGp: 1_873,
    estCost: 25_157,
    costs: 11_902,
    billed: 14_987,
    trail: [
      { at: 'Bid', done: 0, gp: 1_873 },
      { at: 'Mar 22', done: 0.12, gp: 1_873 },
      { at: 'Jun 22', done: 0.29, gp: 1_790 },
      { at: 'Sep 22', done: 0.47, gp: 1_607 },
    ],
  },
  {
    id: '2110',
    name: 'Highway 6 Interchange',
    short: 'Hwy 6 Interchange',
    price: 31_215,
    originalGp: 2_511,
    estCost: 29_346,
    costs: 19_538,
    billed: 20_661,
    trail: [
      { at: 'Bid', done: 0, gp: 2_511 },
      { at: 'Dec 21', done: 0.2, gp: 2_511 },
      { at: 'Mar 22', done: 0.35, gp: 2_340 },
      { at: 'Jun 22', done: 0.52, gp: 2_115 },
      { at: 'Sep 22', done: 0.67, gp: 1_869 },
    ],
  },
  {
    id: '2205',
    name: 'Wellington Water Main',
    short: 'Wellington Main',
    price: 11_905,
    originalGp: 1_190,
    estCost: 10_858,
    costs: 4_817,
    billed: 4_684,
    trail: [
      { at: 'Bid', done: 0, gp: 1_190 },
      { at: 'Jun 22', done: 0.24, gp: 1_130 },
      { at: 'Sep 22', done: 0.44, gp: 1_047 },
    ],
  },
  {
    id: '2107',
    name: 'Harbour Street Library',
    short: 'Harbour St. Library',
    price: 9_852,
    originalGp: 788,
    estCost: 9_015,
    costs: 7_486,
    billed: 8_270,
    trail: [
      { at: 'Bid', done: 0, gp: 788 },
      { at: 'Mar 22', done: 0.45, gp: 795 },
      { at: 'Jun 22', done: 0.66, gp: 812 },
      { at: 'Sep 22', done: 0.83, gp: 837 },
    ],
  },
  {
    id: '2112',
    name: 'St. Brigid School Addition',
    short: 'St. Brigid School',
    price: 14_308,
    originalGp: 1_002,
    estCost: 13_288,
    costs: 8_733,
    billed: 9_583,
    trail: [
      { at: 'Bid', done: 0, gp: 1_002 },
      { at: 'Mar 22', done: 0.3, gp: 1_002 },
      { at: 'Jun 22', done: 0.49, gp: 1_010 },
      { at: 'Sep 22', done: 0.66, gp: 1_020 },
    ],
  },
  {
    id: '2203',
    name: 'Transit Garage Roof',
    short: 'Transit Garage',
    price: 6_424,
    originalGp: 578,
    estCost: 5_813,
    costs: 3_588,
    billed: 4_052,
    trail: [
      { at: 'Bid', done: 0, gp: 578 },
      { at: 'Jun 22', done: 0.31, gp: 590 },
      { at: 'Sep 22', done: 0.62, gp: 611 },
    ],
  },
  {
    id: '2207',
    name: 'Maple Court Housing',
    short: 'Maple Court',
    price: 21_492,
    originalGp: 1_397,
    estCost: 20_095,
    costs: 5_304,
    billed: 6_124,
    trail: [
      { at: 'Bid', done: 0, gp: 1_397 },
      { at: 'Jun 22', done: 0.1, gp: 1_397 },
      { at: 'Sep 22', done: 0.26, gp: 1_397 },
    ],
  },
  {
    id: '2209',
    name: 'Airport Taxiway Rehab',
    short: 'Airport Taxiway',
    price: 8_765,
    originalGp: 789,
    estCost: 7_954,
    costs: 1_571,
    billed: 1_834,
    trail: [
      { at: 'Bid', done: 0, gp: 789 },
      { at: 'Jun 22', done: 0.06, gp: 789 },
      { at: 'Sep 22', done: 0.2, gp: 811 },
    ],
  },
  {
    id: '2211',
    name: 'Fire Hall No. 4',
    short: 'Fire Hall No. 4',
    price: 7_254,
    originalGp: 544,
    estCost: 6_746,
    costs: 556,
    billed: 702,
    trail: [
      { at: 'Bid', done: 0, gp: 544 },
      { at: 'Sep 22', done: 0.08, gp: 508 },
    ],
  },
];

export type Reason = 'under-billed' | 'over-billed' | 'fading';
export type Level = 'high' | 'watch' | 'fine';

function compute(row: Row) {
  const done = row.costs / row.estCost;
  const earned = Math.round(done * row.price);
  const gp = row.price - row.estCost;
  const uo = earned - row.billed;
  const fade = row.originalGp - gp;
  const gpLeft = gp - (earned - row.costs);
  const reasons: Reason[] = [];
  if (uo > row.price * 0.02) reasons.push('under-billed');
  // Billed past the profit still to be earned: what is left to bill no longer covers the cost to complete.
  if (-uo > gpLeft) reasons.push('over-billed');
  if (fade > row.originalGp * 0.2) reasons.push('fading');
  const level: Level =
    reasons.length === 0 ? 'fine' : reasons.length > 1 || reasons.includes('over-billed') ? 'high' : 'watch';
  return {
    ...row,
    done,
    earned,
    gp,
    uo,
    fade,
    gpLeft,
    fadeShare: fade / row.originalGp,
    uoShare: uo / row.price,
    costToComplete: row.estCost - row.costs,
    leftToBill: row.price - row.billed,
    backlog: row.price - earned,
    reasons,
    level,
  };
}

export type Contract = ReturnType<typeof compute>;

export const contracts: Contract[] = rows.map(compute);
export const flagged = contracts.filter((c) => c.level !== 'fine');
export const fine = contracts.filter((c) => c.level === 'fine');
/** As the contractor lists them. */
export const byNumber = [...contracts].sort((a, b) => a.id.localeCompare(b.id));

export function contract(id: string): Contract {
  const found = contracts.find((c) => c.id === id);
  if (!found) throw new Error(`No contract ${id}`);
  return found;
}

const sum = (of: (c: Contract) => number) => contracts.reduce((total, c) => total + of(c), 0);

export const totals = {
  price: sum((c) => c.price),
  originalGp: sum((c) => c.originalGp),
  estCost: sum((c) => c.estCost),
  costs: sum((c) => c.costs),
  earned: sum((c) => c.earned),
  billed: sum((c) => c.billed),
  gp: sum((c) => c.gp),
  under: sum((c) => Math.max(0, c.uo)),
  over: sum((c) => Math.max(0, -c.uo)),
  uo: sum((c) => c.uo),
  fade: sum((c) => c.fade),
  backlog: sum((c) => c.backlog),
  done: sum((c) => c.costs) / sum((c) => c.estCost),
};

// The pictures lean on these; a changed figure must not break them in silence.
for (const c of contracts) {
  const last = c.trail.at(-1)!;
  if (last.gp !== c.gp || c.trail[0]!.gp !== c.originalGp)
    throw new Error(`${c.id}: the trail of its profit does not meet the report`);
  if (Math.abs(last.done - c.done) > 0.006)
    throw new Error(`${c.id}: the trail says ${last.done}, the report ${c.done}`);
}
if (totals.price - totals.earned !== totals.backlog || totals.under - totals.over !== totals.uo)
  throw new Error('Totals do not add up');

/** 18640 → 18,640 */
export const n = (thousands: number) => Math.abs(thousands).toLocaleString('en-CA');
/** Negative in brackets, as accountants write it. */
export const acc = (thousands: number) => (thousands < 0 ? `(${n(thousands)})` : n(thousands));
/** 18640 → $18.6M, 628 → $628K */
export function short(thousands: number): string {
  const v = Math.abs(thousands);
  return v >= 1000 ? `$${(v / 1000).toFixed(1)}M` : `$${v}K`;
}
/** $18,640K */
export const k = (thousands: number) => `$${n(thousands)}K`;
export const pct = (share: number, digits = 1) => `${(Math.abs(share) * 100).toFixed(digits)}%`;
