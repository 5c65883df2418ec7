import { withoutSecrets } from './address.ts';
import { gitInEnglish } from './git.ts';
import { Refused } from './guard.ts';
import { changedBetween, fetchedTip, fetching } from './incoming.ts';
import { causeOf, pushSentence } from './push-faults.ts';
import type { KnownPlace } from './push-places.ts';

const BY_HAND =
  'Pull it in GitHub Desktop, or by “git pull” in the terminal, where you can choose; or ask somebody who knows git.';
const CONFLICT = `What is there and what is here change the same lines, so nothing was brought in, and everything is as it was. ${BY_HAND}`;
const UNRELATED =
  'What is there did not begin as this project, so nothing was brought in, and everything is as it was. Look whether the address is right. If the repository was made with a file of its own, such as a README, make an empty one instead.';
const OPEN_WORK =
  'Changes on this machine that are not saved in git yet stand in the way, so nothing was brought in, and everything is as it was. Commit them in GitHub Desktop first, or put them elsewhere.';
const SEVERAL = `This goes to several addresses at once, so it is not clear which of them to bring in. ${BY_HAND}`;

const ELSEWHERE = `Git is set to ask another address in place of this one, so it is not clear what to bring in. ${BY_HAND}`;

const MORE = 'More was sent there meanwhile. Nothing was brought in: look again at what comes.';
const NOT_SHOWN = 'What is there is fetched now, and nothing was brought in yet: look at what comes.';
const strange = (files: readonly string[]) =>
  `What is there also changes what runs on this machine or leads elsewhere (${new Intl.ListFormat(
    'en-CA',
  ).format(
    files.length > 3 ? [...files.slice(0, 2), `${files.length - 2} more`] : files,
  )}), so nothing was brought in, and everything is as it was. If you know whose it is and want it, end the editor, pull it in GitHub Desktop or by “git pull” in the terminal, and start the editor again.`;

/** What a merge is told by settings, said anew: it is a whole one, and touches nothing that was not committed. */
const WHOLE = ['--no-edit', '--ff', '--commit', '--no-squash', '--no-rerere-autoupdate'];

/**
 * Merges what a place has and this machine does not, if it was shown, and if it changes nothing but content: whoever may
 * write there could have their programs run here otherwise. No commit is written anew, and it is done as a whole or not
 * at all.
 */
export async function bringIn(
  root: string,
  { addresses, shown, isAskable }: KnownPlace,
  tip: string | undefined,
): Promise<void> {
  const [address, ...others] = addresses;
  if (!address || others.length > 0) throw new Refused(422, SEVERAL);
  if (!isAskable) throw new Refused(422, ELSEWHERE);
  const fetched = await gitInEnglish(root, ...fetching(address, shown.branch));
  const faultOf = (told: string) => ({ told: withoutSecrets(told.trim(), addresses) });
  if (!fetched.isGood)
    throw new Refused(422, pushSentence(causeOf(fetched.told)), undefined, faultOf(fetched.told));
  const theirs = await fetchedTip(root);
  if (tip !== theirs) throw new Refused(409, tip ? MORE : NOT_SHOWN);
  const mustBeContent = async (...range: string[]) => {
    const changed = await changedBetween(root, ...range);
    if (changed.strange.length > 0) throw new Refused(409, strange(changed.strange));
  };
  await mustBeContent(`HEAD...${theirs}`);
  // Tried without a file being touched, where git knows how (2.38): pages would show what is taken back at once.
  const tried = await gitInEnglish(root, 'merge-tree', '--write-tree', 'HEAD', theirs);
  if (!tried.isGood && /^CONFLICT/m.test(tried.out))
    throw new Refused(409, CONFLICT, undefined, faultOf(tried.out));
  // Histories that crossed have several beginnings: what counts is what would be here.
  const [tree = ''] = tried.isGood ? tried.out.split('\n') : [];
  if (tree) await mustBeContent('HEAD', tree);
  const words = ['-m', 'Bring in what was sent meanwhile'];
  const merged = await gitInEnglish(root, '-c', 'merge.autoStash=false', 'merge', ...WHOLE, ...words, theirs);
  if (merged.isGood) return;
  const isBegun = (await gitInEnglish(root, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD')).isGood;
  if (isBegun) await gitInEnglish(root, 'merge', '--abort');
  throw new Refused(409, refusalOf(merged.told), undefined, faultOf(merged.told || merged.out));
}

function refusalOf(told: string): string {
  if (/unrelated histories/.test(told)) return UNRELATED;
  return /would be overwritten|uncommitted changes|local changes/.test(told) ? OPEN_WORK : CONFLICT;
}
