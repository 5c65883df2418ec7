import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FILES } from '../../../model/files.ts';
import type { Site } from '../../../model/site.ts';
import type { Edit } from '../../shared/value.ts';
import { MonthChoice } from '../fields/MonthChoice.tsx';
import { focusOn, wish } from '../focus.ts';
import type { Session } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import own from './DatesEditor.module.css';
import { finderOf, type Target } from './scan.ts';

let count = 0;

/** The months a job or a role began and ended in, chosen right at the dates that the page shows. */
export function DatesEditor({
  session,
  target,
  onDone,
}: {
  session: Session;
  target: Target;
  onDone(): void;
}) {
  const { file, path } = target;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const find = useMemo(() => finderOf(target), [target]);
  const merge = useMemo(() => `dates-${count++}-${Date.now()}`, []);
  const at = (name: string) => ({ file, path: [...path, name] });
  const [before] = useState(() => ({ from: session.value(at('from')), to: session.value(at('to')) }));
  const [now, setNow] = useState(before);
  const site = session.view().documents[FILES.site]?.shown as Site;
  const problems = session.problemsAt({ file, path });
  const who = ['position', 'company', 'diploma', 'school']
    .flatMap((name) => session.value(at(name)) ?? [])
    .join(', ');

  useLayoutEffect(() => {
    const follow = () => {
      const element = box.current;
      if (!element) return;
      // Their box may be as high as the whole entry beside them.
      const words = document.createRange();
      words.selectNodeContents(find());
      const dates = words.getBoundingClientRect();
      const floor = document.querySelector('[data-edit-bar]')?.getBoundingClientRect().top ?? innerHeight;
      const isLow = dates.bottom + element.offsetHeight + 8 > floor && dates.top > element.offsetHeight + 80;
      const top = isLow ? dates.top - element.offsetHeight - 8 : dates.bottom + 8;
      const left = Math.max(8, Math.min(dates.left, innerWidth - element.offsetWidth - 8));
      Object.assign(element.style, { top: `${top + scrollY}px`, left: `${left + scrollX}px` });
    };
    follow();
    focusOn(box.current?.querySelector('select'), { preventScroll: true });
    addEventListener('edit:drawn', follow);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('edit:drawn', follow);
      removeEventListener('resize', follow);
    };
  }, [find]);
  useEffect(() => () => void session.flush(), [session]);

  const write = (next: typeof before) => {
    setNow(next);
    const isAsBefore = next.from === before.from && next.to === before.to;
    const also: Edit[] = [{ op: 'set', path: at('to').path, value: next.to }];
    session.type(at('from'), next.from, 'the dates', merge, { isAsBefore, also });
  };

  const finish = () => {
    onDone();
    const isWished = wish();
    const goBack = () => requestAnimationFrame(() => isWished() && focusOn(find(), { preventScroll: true }));
    goBack();
    // Dates that were taken back are drawn anew once the reader has them.
    void session.flush().then(goBack);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && now !== before) write(before);
    if (key === 'Escape' || key === 'Enter') finish();
  };

  return (
    <div
      ref={box}
      className={own.root}
      role="dialog"
      aria-label={`Dates: ${who}`}
      aria-describedby={`${id}-problem`}
      data-editor
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget) && problems.length === 0) onDone();
      }}
    >
      <MonthChoice
        name="From"
        value={now.from}
        language={site.language}
        onChoose={(from) => write({ ...now, from })}
      />
      <MonthChoice
        name="To"
        value={now.to}
        present={site.labels.present}
        language={site.language}
        onChoose={(to) => write({ ...now, to })}
      />
      <Tool sign="check" label="Done" isNamed onClick={finish} />
      <p id={`${id}-problem`} role="status" className={own.problem} hidden={problems.length === 0}>
        {problems.join(' ')}
      </p>
    </div>
  );
}
