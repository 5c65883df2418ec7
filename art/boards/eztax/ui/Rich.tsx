import { Fragment } from 'react';

/** Plain text in which **words** stand out. */
export function Rich({ children }: { children: string }) {
  return children.split('**').map((part, i) =>
    i % 2 === 1 ? (
      <b key={i} style={{ fontWeight: 800 }}>
        {part}
      </b>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
