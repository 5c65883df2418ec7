import type { WholeLook } from './whole.ts';

/** A name and what it comes to. */
type Token = [name: `--${string}`, value: string];

/** How much more or less room there is between things, and inside of them. */
const AIR = { tight: 0.8, even: 1, airy: 1.3 } as const;

/** Rules between things: how wide and in what colour; and the heavier ones that begin a point of a list. */
const RULES = {
  none: { width: '0px', colour: 'transparent', heavy: '0px' },
  hairline: { width: '1px', colour: 'var(--line)', heavy: '2px' },
  strong: { width: '2px', colour: 'var(--text)', heavy: '3px' },
} as const;

/** What every dial but the colours comes to. `src/styles/tokens.css` and the components work with these. */
export function dialTokens({ corners, spacing, lines, depth, textSize }: WholeLook): Token[] {
  const rule = RULES[lines];
  return [
    ['--corners', `${corners}px`],
    ['--radius-control', controlRadius(corners)],
    // A ring of numbers among square cards would be left over from another look.
    ['--radius-round', corners === 0 ? '0' : '50%'],
    ['--air', String(AIR[spacing])],
    ['--rule-width', rule.width],
    ['--rule-colour', rule.colour],
    ['--rule-heavy', rule.heavy],
    ['--text-size', String(textSize / 100)],
    // Among strong rules, marks that come again and again are drawn like these: the accent is left for what is there once.
    ...(lines === 'strong'
      ? ([
          ['--repeated', 'var(--text)'],
          ['--on-repeated', 'var(--ground)'],
        ] as Token[])
      : []),
    // Without lines nothing is framed: a card is its cover, and words beside it.
    ...(lines === 'none'
      ? ([
          ['--card-ground', 'transparent'],
          ['--card-mount', '0px'],
          ['--card-inset', '0px'],
          ['--card-clip', 'visible'],
          ['--cover-radius', 'var(--radius-large)'],
        ] as Token[])
      : []),
    // Without shadows, what lies over a page has an edge.
    ...(depth === 'flat'
      ? ([
          ['--shade', 'transparent'],
          ['--edge', 'var(--line-strong)'],
        ] as Token[])
      : []),
  ];
}

/** Buttons and tags: as round as cards are while that is little, and from 16 on a pill. */
function controlRadius(corners: number): string {
  if (corners >= 16) return '999px';
  return `${Math.round(corners + Math.max(0, corners - 8) ** 2 / 4)}px`;
}
