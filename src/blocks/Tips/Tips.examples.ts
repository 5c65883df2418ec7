import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  oneTip: {
    type: 'tips',
    hideOnPhone: false,
    tips: [
      {
        title: 'Bring proof of address',
        text: prose('A bill on your phone will do.'),
        link: { label: 'Getting a card', href: 'https://www.ontario.ca/page/public-libraries' },
      },
    ],
  },
  everything: {
    type: 'tips',
    section: 'Tips',
    title: 'Small print, said where it matters',
    hideOnPhone: false,
    text: [prose('Each tip appears once, at the step it belongs to.')],
    tips: [
      {
        title: 'Renew before it is late',
        text: prose('Renewing *after* the due date keeps the fine.'),
        link: { label: 'Renewing', href: '/about' },
      },
      {
        title: 'Ask for another branch',
        text: prose('Books travel for free.'),
        link: { label: 'Write to me about this', href: 'mailto:hello@example.com' },
      },
      {
        title: 'Read it tonight',
        text: prose('Many titles can be borrowed as files.'),
        link: { label: 'Borrowing files', href: 'https://www.ontario.ca/page/public-libraries' },
      },
    ],
    picture: examplePicture('phone', 'A tip under the due date: “Renew by Friday”.'),
  },
} satisfies Record<string, BlockProps<'tips'>>;
