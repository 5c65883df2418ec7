import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Where an open dialog shows what is told while it is there. */
interface Place {
  element: HTMLElement;
  since: number;
}

interface Places {
  open: readonly Place[];
  change: Dispatch<SetStateAction<readonly Place[]>>;
}

const Context = createContext<Places>({ open: [], change: () => {} });

/** Knows the dialogs that are open, the last on top. */
export function ToldIn({ children }: { children: ReactNode }) {
  const [open, change] = useState<readonly Place[]>([]);
  const places = useMemo(() => ({ open, change }), [open]);
  return <Context value={places}>{children}</Context>;
}

/** The place of a dialog, for as long as that is open. */
export function useToldHere(): RefObject<HTMLDivElement | null> {
  const { change } = useContext(Context);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!here.current) return;
    const place = { element: here.current, since: Date.now() };
    change((open) => [...open, place]);
    return () => change((open) => open.filter((one) => one !== place));
  }, [change]);
  return here;
}

/** The dialog in which something was told, while it is open: on the page behind it nobody could read it. */
export function usePlaceOf(told: { at: number } | undefined): HTMLElement | undefined {
  const { open } = useContext(Context);
  return told && open.findLast(({ since }) => told.at >= since)?.element;
}
