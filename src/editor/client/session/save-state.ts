import { type Problem, sentence } from '../../../reader/problem.ts';
import type { PageState } from '../../shared/answers.ts';
import { pageInWords } from '../../shared/page-names.ts';
import { canBeAsked, type Documents, type Draft } from './drafts.ts';

/** Whether the server answers: `shut` is one that was started anew, and does not know this tab. */
export type Line = 'near' | 'away' | 'shut';

/** What the bar says of the owner’s words. “Saved” is said of what is in the files, and of nothing else. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'away' | 'shut'; isWaiting: boolean }
  /** `isShown`: the page has what the file said when it was last right. */
  | { kind: 'broken'; problem: Problem; isShown: boolean; isWaiting: boolean }
  | { kind: 'contested'; draft: Draft & { state: { kind: 'contested' } } }
  | { kind: 'refused'; draft: Draft }
  | { kind: 'elsewhere'; draft: Draft };

export interface Standing {
  line: Line;
  drafts: readonly Draft[];
  documents: Documents;
  isBusy: boolean;
}

/** The worst of it, since that is what the owner has to know. */
export function saveState({ line, drafts, documents, isBusy }: Standing): SaveState {
  const isWaiting = drafts.some(({ state }) => state.kind === 'waiting');
  if (line !== 'near') return { kind: line, isWaiting };
  const broken = Object.values(documents).find(({ isBroken }) => isBroken);
  if (broken) {
    const problem = broken.problems[0] ?? unreadable(broken.file);
    return { kind: 'broken', problem, isShown: broken.shown !== undefined, isWaiting };
  }
  const isHere = ({ file }: Draft) => Object.hasOwn(documents, file);
  // Asked where the text can be seen, and the answer can be written.
  const contested = drafts.find((draft) => draft.state.kind === 'contested' && isHere(draft));
  if (contested?.state.kind === 'contested')
    return { kind: 'contested', draft: { ...contested, state: contested.state } };
  const refused = drafts.findLast((draft) => draft.state.kind === 'refused' && isHere(draft));
  if (refused) return { kind: 'refused', draft: refused };
  if (isBusy || drafts.some((draft) => draft.state.kind === 'waiting' && canBeAsked(draft, documents)))
    return { kind: 'saving' };
  const elsewhere = drafts.find((draft) => !isHere(draft));
  return elsewhere ? { kind: 'elsewhere', draft: elsewhere } : { kind: 'saved' };
}

const unreadable = (file: string): Problem => ({ file, message: 'This file cannot be read.' });

/** Of a file that was never right since the editor was started there is nothing that could stay. */
const UNTIL_MENDED = {
  seen: 'Until that file is mended the page stays as it was',
  unseen: 'What it says shows as soon as that file is mended',
};

/** What to do about it, where that is not plain. */
export function adviceOn(save: SaveState, studies: PageState['studies'] = []): string | undefined {
  switch (save.kind) {
    case 'away':
      return `The editor is not running. Start it again with npm run edit${save.isWaiting ? '; your words are kept here.' : '.'}`;
    case 'shut':
      return `The editor does not know this browser, or was started again. Each of its addresses opens one browser, once: open the newest one in the terminal${save.isWaiting ? '; your words are kept, and are there too.' : '.'}`;
    case 'broken':
      return `${sentence(save.problem)} ${UNTIL_MENDED[save.isShown ? 'seen' : 'unseen']}${save.isWaiting ? ', and your words are kept here.' : '.'}`;
    case 'elsewhere': {
      const page = pageInWords(save.draft.page, studies);
      const { kind } = save.draft.state;
      if (kind === 'refused')
        return `Something on ${page} is to be mended: until then it is not in its file.`;
      const next = kind === 'contested' ? 'choose which words stay' : 'save them';
      return `There are words on ${page} that are not in its file yet. Open that page to ${next}.`;
    }
    default:
      return undefined;
  }
}
