import type { IconName } from '../../../kit/icons.tsx';

/** What the first two versions of the dashboard offered. */
export const features: readonly { icon: IconName; name: string; about: string }[] = [
  { icon: 'send', name: 'Send e-Transfer', about: 'To an email or a phone number' },
  { icon: 'arrowDown', name: 'Request money', about: 'Ask, and be paid in a few taps' },
  { icon: 'check', name: 'Autodeposit', about: 'No security question to answer' },
  { icon: 'card', name: 'Lock a card', about: 'Stop purchases, start them again' },
  { icon: 'receipt', name: 'Pay a bill', about: 'Once or every month' },
  { icon: 'swap', name: 'Move money', about: 'Between own accounts' },
  { icon: 'bell', name: 'Alerts', about: 'For every purchase' },
  { icon: 'users', name: 'Contacts', about: 'People paid before' },
  { icon: 'list', name: 'Activity', about: 'What came in, what went out' },
];

/** The bank’s pages, and our tools among them. */
export const places: readonly [IconName, string][] = [
  ['home', 'Accounts'],
  ['swap', 'Move money'],
  ['card', 'Cards'],
  ['list', 'Activity'],
  ['bank', 'Change bank'],
  ['play', 'Scenario'],
  ['edit', 'Customize'],
  ['refresh', 'Reset'],
];
