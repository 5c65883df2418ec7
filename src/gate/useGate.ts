import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withBase } from '../lib/href.ts';
import type { LockedPage } from '../model/sealed.ts';
import { LINK_EVENT, takeEarly } from './early.ts';
import { createSealedMedia, type SealedMedia } from './media.ts';
import { LOCKED, transition } from './states.ts';
import { type Credential, unlock } from './unlock.ts';

export type StudyDrawing = ComponentType<{ document: unknown }>;

/** What an open gate shows. Dropped, with the key inside `media`, as soon as the gate is anything but open. */
export interface Opened {
  Drawing: StudyDrawing;
  document: unknown;
  media: SealedMedia;
}

/** The gate’s states, brought to life: each stay in `checking` is one attempt, whatever else is clicked. */
export function useGate(page: LockedPage, loadDrawing: () => Promise<StudyDrawing>) {
  const [state, dispatch] = useReducer(transition, LOCKED);
  const [opened, setOpened] = useState<Opened>();
  const [hasMediaFailed, setMediaFailed] = useState(false);
  const credential = useRef<Credential>(undefined);
  const isOpen = state.name === 'open';

  const submit = useCallback((next: Credential) => {
    credential.current = next;
    dispatch({ type: 'submitted', way: next.way });
  }, []);

  useEffect(() => {
    if (state.name !== 'checking' || !credential.current) return;
    let isCurrent = true;
    const folder = withBase(page.folder);
    const attempt = async () => {
      const drawing = loadDrawing().catch(() => undefined);
      const outcome = await unlock(credential.current as Credential, page, folder);
      const Drawing = outcome.result === 'opened' ? await drawing : undefined;
      if (!isCurrent) return;
      if (outcome.result !== 'opened') return dispatch({ type: outcome.result });
      if (!Drawing) return dispatch({ type: 'downloadFailed' });
      const media = createSealedMedia(outcome.key, folder, {
        onFailed: setMediaFailed,
        onAltered: () => dispatch({ type: 'alterationFound' }),
      });
      setOpened({ Drawing, document: outcome.document, media });
      dispatch({ type: 'opened' });
    };
    void attempt();
    return () => {
      isCurrent = false;
    };
  }, [state, page, loadDrawing]);

  // What was typed is kept for a retry and for nothing else.
  useEffect(() => {
    if (state.name !== 'checking' && state.name !== 'failed') credential.current = undefined;
  }, [state]);

  useEffect(() => {
    if (isOpen || !opened) return;
    opened.media.close();
    setOpened(undefined);
    setMediaFailed(false);
  }, [isOpen, opened]);

  useEffect(() => {
    if (!globalThis.crypto?.subtle) return dispatch({ type: 'foundInsecure' });
    const followLink = () => {
      const secret = takeEarly('secret');
      if (secret !== undefined) submit({ way: 'link', text: secret });
    };
    // At once, before the page is put away: nothing of the study waits in the browser’s memory.
    const forget = () => flushSync(() => dispatch({ type: 'left' }));
    const forgetIfKept = (event: PageTransitionEvent) => {
      if (event.persisted) forget();
    };
    followLink();
    addEventListener(LINK_EVENT, followLink);
    addEventListener('pagehide', forget);
    addEventListener('pageshow', forgetIfKept);
    return () => {
      removeEventListener(LINK_EVENT, followLink);
      removeEventListener('pagehide', forget);
      removeEventListener('pageshow', forgetIfKept);
    };
  }, [submit]);

  return { state, dispatch, submit, hasMediaFailed, opened: isOpen ? opened : undefined };
}
