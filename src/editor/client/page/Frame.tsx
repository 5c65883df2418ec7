import { useCallback, useEffect, useRef, useState } from 'react';
import { inWords } from '../../shared/field-names.ts';
import { type Edit, type Path, valueAt } from '../../shared/value.ts';
import { focusOn, wish } from '../focus.ts';
import type { Session, View } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import styles from './Frame.module.css';
import { FrameTools } from './FrameTools.tsx';
import { listsOf, type Spot, sideOf, spotBeside, spotOf, stepOf, takenOff } from './lists.ts';
import { isOnTheWay, isWhole, toolsPlace, toolsRoom } from './tools-place.ts';
import { lay, useBox } from './useBox.ts';
import { useDrag } from './useDrag.ts';

interface FrameProps {
  session: Session;
  view: View;
  /** Whether the panel is open, where the page’s margin would be. */
  hasPanel: boolean;
  onSettings(file: string, path: Path): void;
  onAdd(at: number): void;
}

/** The frame around the block, card or painting that is pointed at or focused, with what can be done to it. */
export function Frame({ session, view, hasPanel, onSettings, onAdd }: FrameProps) {
  const [spot, setSpot] = useState<Spot>();
  const frame = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const lists = useCallback(() => listsOf(session.view().state), [session]);
  const find = () => {
    const wanted = spot?.list.path.join('/');
    return lists().find(({ path }) => path.join('/') === wanted)?.elements[spot?.at ?? 0];
  };

  const move = useCallback(
    async (from: Spot, to: Spot) => {
      const isWished = wish();
      const [a, b] = [from.list.path, to.list.path];
      const isSame = a.join('/') === b.join('/');
      if (isSame && from.at === to.at) return;
      const value = valueAt(session.view().documents[from.list.file]?.written, [...a, from.at]);
      const edits: Edit[] = isSame
        ? [{ op: 'move', path: a, from: from.at, to: to.at }]
        : [{ op: 'insert', path: b, at: to.at, value }, takenOff(from)];
      if (!(await session.edit(from.list.file, edits, `the order of ${from.list.one}s`))) return;
      const list = lists().find(({ path }) => path.join('/') === b.join('/'));
      if (!list || !isWished()) return;
      setSpot({ list, at: to.at });
      focusOn(list.elements[to.at], { preventScroll: true });
      list.elements[to.at]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    [session, lists],
  );
  const step = useCallback(
    (from: Spot, by: -1 | 1) => {
      const to = spotBeside(lists(), from, by);
      if (to) void move(from, to);
    },
    [move, lists],
  );
  /** The next one takes its place under the pointer: nothing is offered before it is pointed at, so that a second click deletes nothing. */
  const remove = async ({ list, at }: Spot, isByKey: boolean) => {
    const { file, path, one } = list;
    const isWished = wish();
    if (!isByKey) setSpot(undefined);
    const isDone = await session.edit(
      file,
      [{ op: 'remove', path: [...path, at] }],
      `the deleting of a ${one}`,
    );
    if (!isDone || !isByKey || !isWished()) return;
    const { elements = [] } = lists().find((now) => now.path.join('/') === path.join('/')) ?? {};
    focusOn(elements[Math.min(at, elements.length - 1)], { preventScroll: true });
  };
  const drag = useDrag(lists, move);
  const { isDragging } = drag;

  useEffect(() => {
    let last: { here: string; on: EventTarget | null } = { here: '', on: null };
    // A pointer that rests points at nothing, whatever scrolls or is drawn under it.
    const onMove = (event: PointerEvent) => {
      const { clientX, clientY, target } = event;
      const here = `${clientX} ${clientY}`;
      if (here === last.here) return;
      const isOther = target !== last.on;
      last = { here, on: target };
      if (!isOther) return;
      if (isDragging() || !(target instanceof Element) || target.closest('[data-editor]')) return;
      const found = spotOf(lists(), target);
      if (found || !isOnTheWay(frame.current, clientX, clientY)) setSpot(found);
    };
    let isPressed = false;
    const onPress = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
    };
    const onFocus = ({ target }: FocusEvent) => {
      // A press takes the focus along: where it points is known already.
      if (isPressed || isDragging() || !(target instanceof Element)) return;
      // Whoever types is in the editable copy of a text: the frame goes with the text.
      const isOwn = target.closest('[data-editor]') !== null;
      const on = isOwn ? document.querySelector('[data-editing]') : target;
      if (on) setSpot(spotOf(lists(), on));
    };
    const onKey = (event: KeyboardEvent) => {
      const here = spotOf(lists(), event.target as Node);
      if (!here || here.list.elements[here.at] !== event.target) return;
      const by = stepOf(event.key);
      if (!(event.altKey && by) && event.key !== 'Enter') return;
      event.preventDefault();
      if (by) step(here, by);
      else {
        setSpot(here);
        const isWished = wish();
        requestAnimationFrame(() => isWished() && focusOn(tools.current?.querySelector('button')));
      }
    };
    const leaving = new AbortController();
    // A finger touches without having moved there.
    for (const type of ['pointermove', 'pointerdown'] as const)
      document.addEventListener(type, onMove, { signal: leaving.signal, passive: true });
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      document.addEventListener(type, onPress, { signal: leaving.signal, capture: true });
    document.addEventListener('focusin', onFocus, { signal: leaving.signal });
    document.addEventListener('keydown', onKey, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isDragging, lists, step]);

  const box = useBox(find, `${spot?.list.path.join('/')} ${spot?.at} ${view.state.path}`);
  const value = spot && valueAt(view.documents[spot.list.file]?.written, [...spot.list.path, spot.at]);
  const targetBox = useBox(
    () => drag.target?.list.elements[drag.target.at] ?? drag.target?.list.elements.at(-1),
    `${drag.target?.list.path} ${drag.target?.at}`,
  );
  if (!spot || !box || value === undefined) return null;
  const { list, at } = spot;
  const place = toolsPlace(list, box, hasPanel);
  const type = valueAt(value, ['type']);
  const name = list.kind === 'blocks' ? inWords(String(type)) : inWords(list.one);
  return (
    <>
      <div
        ref={(element) => {
          frame.current = element;
          lay(element, box);
          const panel = document.querySelector('[data-panel]')?.getBoundingClientRect();
          const room = hasPanel ? toolsRoom(box, panel) : undefined;
          element?.style.setProperty('--tools-room', room === undefined ? '100vw' : `${room}px`);
        }}
        className={styles.root}
        data-editor
        data-frame
        data-place={place}
        data-whole={isWhole(box) || undefined}
      >
        <FrameTools
          ref={tools}
          {...{ session, spot, name, value, place }}
          handle={drag.handle(spot)}
          canStep={(by) => spotBeside(lists(), spot, by) !== undefined}
          onStep={(by) => step(spot, by)}
          onSettings={() => onSettings(list.file, [...list.path, at])}
          onDelete={(isByKey) => void remove(spot, isByKey)}
          onLeave={() => focusOn(find())}
        />
        {list.kind === 'blocks' && (
          <>
            <div className={styles.plusTop}>
              <Tool sign="add" label="Add a block above" onClick={() => onAdd(at)} />
            </div>
            <div className={styles.plusBottom}>
              <Tool sign="add" label="Add a block below" onClick={() => onAdd(at + 1)} />
            </div>
          </>
        )}
      </div>
      {drag.target && targetBox && (
        <div
          ref={(element) => lay(element, targetBox)}
          className={styles.dropHere}
          data-side={sideOf(spot, drag.target)}
        />
      )}
    </>
  );
}
