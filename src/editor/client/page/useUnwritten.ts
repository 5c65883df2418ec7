import { useCallback, useEffect, useRef } from 'react';
import { focusOn, wish } from '../focus.ts';
import { isEqual } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import type { Origin } from './marks.ts';
import { elementAt } from './scan.ts';
import { isBegun, isOneOfMany } from './useParagraphs.ts';

/** For so long nothing moves under a pointer that was pressed to leave the text, in milliseconds. */
const A_CLICK = 300;

/**
 * A text of many that nobody wrote is none: whoever leaves it as it began, or empty, finds it gone. Gives what is told of
 * every text that is left; `open` is the one under the hand by then.
 */
export function useUnwritten(session: Session, open: Origin | undefined): (left: Origin) => void {
  const left = useRef<Origin[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const gone = left.current.filter((one) => !isBehind(open, one));
      left.current = left.current.filter((one) => !gone.includes(one));
      void takeOut(session, gone);
    }, A_CLICK);
    return () => clearTimeout(timer);
  }, [session, open]);
  return useCallback((one: Origin) => {
    left.current.push(one);
  }, []);
}

/** Whether one comes behind the other in its list: whoever types there has the page stay where it is. */
function isBehind(open: Origin | undefined, { file, path }: Origin): boolean {
  if (open?.file !== file || !isEqual(open.path.slice(0, -1), path.slice(0, -1))) return false;
  return Number(open.path.at(-1)) > Number(path.at(-1));
}

async function takeOut(session: Session, texts: readonly Origin[]): Promise<void> {
  const isWished = wish();
  // From the last to the first, so that each is still where it was.
  for (const text of texts.toSorted((a, b) => Number(b.path.at(-1)) - Number(a.path.at(-1)))) {
    if (!isUnwritten(session, text)) continue;
    const { file, path } = text;
    const above = [...path.slice(0, -1), Math.max(0, Number(path.at(-1)) - 1)];
    const isGone = await session.takeOut(text, 'the taking out of an empty text');
    // Its element may have had the focus, or that of the text that moved up.
    const isLost = document.activeElement === document.body;
    if (isGone && (isLost || isWished())) focusOn(elementAt(file, above), { preventScroll: true });
  }
}

function isUnwritten(session: Session, text: Origin): boolean {
  const list = session.value({ file: text.file, path: text.path.slice(0, -1) });
  const words = session.value(text);
  // A list keeps its last one.
  const isOfMany = isOneOfMany(session, text) && Array.isArray(list) && list.length > 1;
  return isOfMany && (isBegun(words) || words === '');
}
