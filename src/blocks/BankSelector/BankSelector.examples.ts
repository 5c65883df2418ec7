import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'bankSelector',
    hideOnPhone: false,
    label: 'Choose a bank to see its dashboard',
    dashboards: {
      Default: examplePicture('wide', 'The dashboard without a bank, in charcoal.'),
      TD: examplePicture('wide', 'The dashboard for TD, in green.'),
      BMO: examplePicture('wide', 'The dashboard for BMO, in bright blue.'),
      Scotia: examplePicture('wide', 'The dashboard for Scotia, in red.'),
      RBC: examplePicture('wide', 'The dashboard for RBC, in dark blue.'),
      CIBC: examplePicture('wide', 'The dashboard for CIBC, in burgundy.'),
    },
  },
  everything: {
    type: 'bankSelector',
    section: 'Banks',
    title: 'One dashboard wears every bank',
    hideOnPhone: false,
    text: [prose('Only colours and corners change.')],
    label: 'See the dashboard as',
    dashboards: {
      Default: examplePicture('wide', 'Accounts without a bank.'),
      TD: examplePicture('wide', 'Accounts at TD.'),
      BMO: examplePicture('wide', 'Accounts at BMO.'),
      Scotia: examplePicture('wide', 'Accounts at Scotia.'),
      RBC: examplePicture('wide', 'Accounts at RBC.'),
      CIBC: examplePicture('wide', 'Accounts at CIBC.'),
    },
  },
} satisfies Record<string, BlockProps<'bankSelector'>>;
