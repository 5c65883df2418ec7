import { useEffect } from 'react';
import { problemsOf } from '../session/drafts.ts';
import type { Session, View } from '../session/session.ts';
import { placeOnPage } from './place-on-page.ts';
import { elementsOf } from './scan.ts';

/** What the reader would not take is marked where it stands, for as long as it is not in its file. */
export function useRefused(session: Session, drafts: View['drafts']): void {
  useEffect(() => {
    const refused = drafts.filter((draft) => problemsOf(draft).length > 0);
    const mark = () => {
      const places = refused.flatMap((draft) => placeOnPage(session, draft) ?? []);
      const elements = places.flatMap(elementsOf);
      for (const one of document.querySelectorAll<HTMLElement>('[data-refused]'))
        if (!elements.includes(one)) delete one.dataset.refused;
      for (const one of elements) one.dataset.refused = '';
    };
    mark();
    addEventListener('edit:drawn', mark);
    return () => removeEventListener('edit:drawn', mark);
  }, [session, drafts]);
}
