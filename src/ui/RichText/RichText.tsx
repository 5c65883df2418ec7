import type { Inline, RichText as Text } from '../../model/inline.ts';
import { Link } from '../Link/Link.tsx';

/** Draws text data: emphasis, strong and links. */
export function RichText({ text }: { text: Text }) {
  return text.map((part, index) => <Part key={keyOf(part, index)} part={part} />);
}

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'emphasis':
      return (
        <em>
          <RichText text={part.children} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <RichText text={part.children} />
        </strong>
      );
    case 'link':
      return (
        <Link href={part.href}>
          <RichText text={part.children} />
        </Link>
      );
  }
}

// The text never changes order: its place is its identity.
const keyOf = (part: Inline, index: number) => `${part.kind}-${index}`;
