/** Why git sent nothing, as far as its words say so. */
type Cause = 'behind' | 'refused' | 'too large' | 'no permission' | 'gone' | 'no network' | 'else';

/** The first that fits: a host that refuses or does not know somebody says more than the general words after it. */
const MARKERS: readonly [Exclude<Cause, 'else'>, RegExp][] = [
  ['behind', /\[rejected\].*\((fetch first|non-fast-forward|needs force)\)/],
  [
    'too large',
    /GH001|exceeds (GitHub.s|the) (maximum )?file size|larger than the maximum|HTTP 413|Entity Too Large/i,
  ],
  ['refused', /\[remote rejected\]/],
  [
    'no network',
    /Could not resolve host|Network is unreachable|No route to host|Connection (refused|timed out|reset)|Operation timed out|Failed to connect|Couldn't connect/i,
  ],
  [
    'no permission',
    /Authentication failed|Permission denied|Permission to .* denied|could not read (Username|Password)|Invalid username|Host key verification failed|error: 40[13]\b/i,
  ],
  [
    'gone',
    /does not appear to be a git repository|[Rr]epository .*not found|error: 404\b|no such file or directory/i,
  ],
];

export const causeOf = (told: string): Cause =>
  MARKERS.find(([, marker]) => marker.test(told))?.[0] ?? 'else';

const AGAIN = 'then open this again and say yes.';

const WORDS: Record<Cause, [what: string, mend: string]> = {
  behind: [
    'Something is there that is not here: somebody else, or you on another machine, sent it meanwhile.',
    'It has to be brought in first.',
  ],
  refused: [
    'The place refused it: a rule there, such as a protected branch, does not let this in.',
    'What it says stands below. Mend that, or change the rule in the settings there, or ask whoever keeps it; then say yes again.',
  ],
  'too large': [
    'The place refused it: a file in it is larger than the place takes.',
    'What it says stands below. As the file is part of a saved change by now, taking it out again needs somebody who knows git.',
  ],
  'no permission': [
    'The place did not let this machine in.',
    `Sign in to it once, by GitHub Desktop or by “git push” in the terminal, with an account that may write there; ${AGAIN}`,
  ],
  gone: [
    'There is no such place any more, or this account may not see it.',
    `Look whether its address is right, and whether the repository was renamed, moved or deleted; ${AGAIN}`,
  ],
  'no network': [
    'The place could not be reached.',
    'Look whether this machine is online, then say yes again.',
  ],
  else: [
    'Git could not send it.',
    'What it says stands below; if that tells you nothing, show it to somebody who knows git.',
  ],
};

/** What happened, that nothing is lost, and what to do. */
export function pushSentence(cause: Cause): string {
  const [what, mend] = WORDS[cause];
  return `${what} Nothing was sent, and nothing is lost: your changes are saved here. ${mend}`;
}

/** Why git did not even save the change. */
export function commitSentence(told: string): string {
  const isNobody = /tell me who you are|empty ident name|auto-detect email/i.test(told);
  return `${
    isNobody
      ? 'Git does not know yet in whose name to save: tell it your name and your address once, in the settings of GitHub Desktop (under Git), then say yes again.'
      : 'Git did not save the change, for the reason that stands below.'
  } Nothing was sent, and your files are as they were.`;
}
