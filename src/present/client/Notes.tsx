import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Notes.module.css';

/** What to say, in a size that one sets. It takes its Markdown as people write it; HTML in it is only words. */
export function Notes({ text, size }: { text: string; size: number }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    root.current?.style.setProperty('font-size', `${size}px`);
  }, [size]);
  return (
    <div ref={root} className={styles.root} dir="auto">
      {text.trim() === '' ? (
        <p className={styles.none}>No notes for this slide.</p>
      ) : (
        draw(fromMarkdown(text))
      )}
    </div>
  );
}

function draw(node: Nodes, key?: number): ReactNode {
  const inside = 'children' in node ? node.children.map((child, at) => draw(child, at)) : null;
  switch (node.type) {
    case 'root':
      return inside;
    case 'heading':
      return <h3 key={key}>{inside}</h3>;
    case 'paragraph':
      return <p key={key}>{inside}</p>;
    case 'list':
      return node.ordered ? <ol key={key}>{inside}</ol> : <ul key={key}>{inside}</ul>;
    case 'listItem':
      return <li key={key}>{inside}</li>;
    case 'blockquote':
      return <blockquote key={key}>{inside}</blockquote>;
    case 'emphasis':
      return <em key={key}>{inside}</em>;
    case 'strong':
      return <strong key={key}>{inside}</strong>;
    case 'thematicBreak':
      return <hr key={key} />;
    case 'break':
      return <br key={key} />;
    case 'text':
    case 'inlineCode':
    case 'code':
    case 'html':
      return node.value;
    default:
      // A link in the notes leads nowhere: nobody should leave the talk by a slip of the hand.
      return inside;
  }
}
