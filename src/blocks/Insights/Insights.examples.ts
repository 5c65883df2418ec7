import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'insights',
    title: 'Two findings that changed the plan',
    hideOnPhone: false,
    insights: [
      {
        title: 'People ask about now',
        text: prose('“Available” sounds like a policy. “In now” sounds like a fact.'),
      },
      { title: 'The floor is enough', text: prose('Once on the right floor, people find it themselves.') },
    ],
  },
  six: {
    type: 'insights',
    section: 'Insights',
    title: 'Trust is lost on the stairs',
    hideOnPhone: false,
    text: [prose('In the order in which a trip meets them.')],
    insights: [
      { title: 'Nobody reads a shelf mark aloud', text: prose('They photograph it.') },
      { title: 'The kiosk is for coats', text: prose('People lean on it.') },
      { title: 'A hold feels like a favour', text: prose('So people do not ask for one.') },
      { title: 'Fines are about shame', text: prose('The amount hardly matters.') },
      { title: 'Receipts are bookmarks', text: prose('They stay in the book until the end.') },
      { title: 'The best search is a person', text: prose('The app should lead to one.') },
    ],
  },
} satisfies Record<string, BlockProps<'insights'>>;
