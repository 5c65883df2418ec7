import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  one: {
    type: 'personas',
    hideOnPhone: false,
    personas: [
      {
        title: 'Ines Caron',
        picture: examplePicture('persona', 'Ines, a woman in a yellow raincoat.'),
        info: [{ label: 'Role', value: 'Student' }],
        status: 'In a hurry',
        description: [prose('Ines reads what the course asks for, the day before.')],
        habits: { title: 'Usage', lines: ['Searches on the bus'] },
        quote: 'If it is not in, tell me now.',
        cares: { title: 'Concerns', lines: ['A trip for nothing'] },
        goals: ['Leave with the book'],
      },
    ],
  },
  two: {
    type: 'personas',
    section: 'Personas',
    title: 'One hurries, the other browses',
    hideOnPhone: false,
    text: [prose('Both stand in the same doorway.')],
    personas: [
      {
        title: 'Harvey Okonkwo',
        picture: examplePicture('persona', 'Harvey, a man with a grey beard and a tote bag.'),
        info: [
          { label: 'Role', value: 'Retired machinist' },
          { label: 'Age', value: 'Late sixties' },
          { label: 'Location', value: 'Hamilton' },
          { label: 'Status', value: 'Card since 1974' },
          { label: 'Tools', value: 'Paper list, the kiosk' },
        ],
        status: 'Takes his time',
        description: [
          prose('Harvey comes on Tuesdays, with a list.'),
          prose('He leaves with three books that were not on it.'),
        ],
        habits: { title: 'Behaviours', lines: ['Starts at the new arrivals', 'Asks for people by name'] },
        quote: 'I know where it is. I want to know who has it.',
        cares: { title: 'Needs', lines: ['Letters he can read without glasses', 'A person to ask'] },
        goals: ['Find the next in the series', 'Sit by the window'],
      },
      {
        title: 'Mei-Ling Fong',
        picture: examplePicture('persona', 'Mei-Ling, a woman carrying a child and four picture books.'),
        info: [
          { label: 'Role', value: 'Parent of two' },
          { label: 'Tools', value: 'Phone, one hand' },
        ],
        status: 'One hand free',
        description: [prose('Mei-Ling has as long as a toddler allows.')],
        habits: { title: 'Behaviours', lines: ['Holds everything in advance'] },
        quote: 'I have four minutes.',
        cares: { title: 'Concerns', lines: ['Fines on books under the couch'] },
        goals: ['In and out'],
      },
    ],
  },
} satisfies Record<string, BlockProps<'personas'>>;
