import type { ComponentProps, Ref } from 'react';
import { valueAt } from '../../shared/value.ts';
import type { Session } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import styles from './FrameTools.module.css';
import { type Spot, stepOf } from './lists.ts';
import type { ToolsPlace } from './tools-place.ts';

interface FrameToolsProps {
  ref: Ref<HTMLDivElement>;
  session: Session;
  spot: Spot;
  name: string;
  place: ToolsPlace;
  value: unknown;
  handle: Partial<ComponentProps<'button'>>;
  canStep(by: -1 | 1): boolean;
  onStep(by: -1 | 1): void;
  onSettings(): void;
  onDelete(isByKey: boolean): void;
  onLeave(): void;
}

/** What can be done to the thing in the frame. A card is taken off its shelf by moving it; a study is deleted on its own page. */
export function FrameTools({
  ref,
  session,
  spot,
  name,
  place,
  value,
  handle,
  canStep,
  onStep,
  onSettings,
  onDelete,
  onLeave,
}: FrameToolsProps) {
  const { list, at } = spot;
  const { file, path } = list;
  const count = list.elements.length;
  const hide = [...path, at, 'hideOnPhone'];
  const isHidden = valueAt(value, ['hideOnPhone']) === true;
  return (
    <div className={styles.place} data-place={place} data-plus={list.kind === 'blocks' || undefined}>
      <div
        ref={ref}
        className={styles.root}
        role="toolbar"
        aria-label={`${name}, ${at + 1} of ${count}`}
        onKeyDown={(event) => {
          const by = stepOf(event.key);
          if (event.altKey && by) onStep(by);
          if (event.key === 'Escape') onLeave();
        }}
      >
        <span className={styles.name}>{name}</span>
        <Tool sign="drag" label="Drag to another place" {...handle} />
        <Tool sign="up" label="Move up" disabled={!canStep(-1)} onClick={() => onStep(-1)} />
        <Tool sign="down" label="Move down" disabled={!canStep(1)} onClick={() => onStep(1)} />
        {list.kind === 'cards' && (
          <Tool
            sign="page"
            label="Open this study"
            onClick={() => void session.flush().then(() => location.assign(`/${value}`))}
          />
        )}
        {list.kind !== 'cards' && (
          <Tool
            sign="copy"
            label="Duplicate"
            onClick={() => session.edit(file, [{ op: 'duplicate', path, at }], `a copy of a ${list.one}`)}
          />
        )}
        {list.kind === 'blocks' && (
          <Tool
            sign={isHidden ? 'noPhone' : 'phone'}
            label="Hide on phones"
            aria-pressed={isHidden}
            onClick={() =>
              session.edit(
                file,
                [isHidden ? { op: 'remove', path: hide } : { op: 'set', path: hide, value: true }],
                'what phones show',
              )
            }
          />
        )}
        {list.kind !== 'cards' && (
          <>
            <Tool sign="settings" label="Settings" onClick={onSettings} />
            <Tool
              sign="bin"
              label="Delete"
              // A click by a pointer is counted, one by a key is not.
              onClick={({ detail }) => onDelete(detail === 0)}
            />
          </>
        )}
      </div>
    </div>
  );
}
