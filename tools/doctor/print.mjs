// Prints what was found. Plain JavaScript, as it must also say that Node is too old for anything else.

/** @typedef {import('./finding.ts').Finding} Finding */
/** @typedef {import('./weigh.ts').Published} Published */
/** @typedef {'content' | 'publish'} Question */

const MARKS = { good: '✓', advice: '›', unfinished: '!', error: '✗' };
const COLOURS = { good: 32, advice: 36, unfinished: 33, error: 31 };

/** The last line answers one of two questions; each has its own findings that stand in the way. */
const QUESTIONS = {
  content: { stops: ['error'], yes: 'The content is right', no: 'to mend in the content' },
  publish: {
    stops: ['error', 'unfinished'],
    yes: 'The site can be published',
    no: 'to mend before the site can be published',
  },
};

/** The commands that keep nothing back. */
const ALL = { content: 'npm run check -- content --all', publish: 'npm run doctor -- --all' };

/** How much anyone reads at one go, and how much of one page. */
const ON_A_SCREEN = 24;
const ON_A_PAGE = 6;

/**
 * The worst first, and of every page a few; they stay in their order.
 * @param {readonly Finding[]} findings
 * @returns {{ shown: readonly Finding[], left: readonly Finding[] }}
 */
function readable(findings) {
  const toTell = findings.filter(({ severity }) => severity !== 'good');
  if (toTell.length <= ON_A_SCREEN) return { shown: findings, left: [] };
  const kept = new Set();
  const ofPage = new Map();
  for (const severity of ['error', 'unfinished', 'advice']) {
    for (const finding of toTell) {
      const page = `${finding.topic} ${finding.page}`;
      const count = ofPage.get(page) ?? 0;
      if (finding.severity !== severity || count >= ON_A_PAGE || kept.size >= ON_A_SCREEN) continue;
      ofPage.set(page, count + 1);
      kept.add(finding);
    }
  }
  const isShown = (finding) => finding.severity === 'good' || kept.has(finding);
  return { shown: findings.filter(isShown), left: toTell.filter((finding) => !kept.has(finding)) };
}

/**
 * @param {readonly Finding[]} findings
 * @param {Question} question
 */
export function isGood(findings, question) {
  return !findings.some(({ severity }) => QUESTIONS[question].stops.includes(severity));
}

/**
 * Everything by topic, then the answer. In a terminal with colours and lines that fit; elsewhere sentences stay whole,
 * so that they can be searched. What is more than a screen or so is counted, unless all of it is asked for.
 * @param {readonly Finding[]} findings
 * @param {Question} question
 * @param {{ published?: Published | undefined, columns?: number, inColour?: boolean, all?: boolean }} options
 * @returns {string}
 */
export function print(findings, question, options = {}) {
  const { isTTY = false, columns: width } = process.stdout;
  // A terminal that does not know its width says 0.
  const { published, columns = isTTY ? Math.min(width || 100, 100) : Number.POSITIVE_INFINITY } = options;
  const { inColour = isTTY && !process.env.NO_COLOR } = options;
  const paint = (code, text) => (inColour ? `\u001B[${code}m${text}\u001B[0m` : text);
  const titleOf = ({ topic, page }) =>
    page && page !== topic ? `${paint(1, topic)}  ${paint(2, harmless(page))}` : paint(1, topic);
  const { shown, left } = options.all ? { shown: findings, left: [] } : readable(findings);
  const topics = new Map();
  for (const finding of shown) {
    const title = titleOf(finding);
    topics.set(title, [...(topics.get(title) ?? [title]), told(finding, paint, columns)]);
  }
  for (const [title, lines] of topics) {
    const more = left.filter((finding) => titleOf(finding) === title).length;
    if (more > 0) lines.push(`    … and ${more} more here`);
  }
  const parts = [...topics.values()].map((lines) => lines.join('\n'));
  const elsewhere = new Set(left.map(titleOf).filter((title) => !topics.has(title))).size;
  if (left.length > 0) {
    const pages = elsewhere > 0 ? `, also on ${elsewhere} other ${elsewhere === 1 ? 'page' : 'pages'}` : '';
    parts.push(`… ${left.length} more${pages}. All of them: ${ALL[question]}`);
  }
  if (published) parts.push(`${paint(1, 'What would be published')}\n${table(published)}`);
  const mark = isGood(findings, question) ? 'good' : 'error';
  return `\n${[...parts, paint(COLOURS[mark], `${MARKS[mark]} ${answer(findings, question)}`)].join('\n\n')}`;
}

/** A file with its line behind a colon: most terminals and editors open it with a click. */
function told({ severity, sentence, file, line, field, mended }, paint, columns) {
  const text = `  ${paint(COLOURS[severity], MARKS[severity])} ${broken(harmless(sentence), columns - 4).join('\n    ')}`;
  if (!file) return text;
  const place = harmless(`${file}${line === undefined ? '' : `:${line}`}${field ? `  ${field}` : ''}`);
  const both = mended
    ? [`${paint(31, '✗')} ${harmless(mended.from)}`, `${paint(32, '✓')} ${harmless(mended.to)}`]
    : [];
  return [text, paint(2, place), ...both].join('\n    ');
}

/**
 * A finding may quote what a stranger wrote. Without signs that a terminal obeys, or that turn words round: as in
 * src/lib/harmless.ts, which an old Node could not load.
 * @param {string} text
 */
const harmless = (text) => text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '');

/** Breaks between words. */
function broken(text, columns) {
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + 1 + word.length <= columns) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

function answer(findings, question) {
  const { stops, yes, no } = QUESTIONS[question];
  const count = (...severities) => findings.filter(({ severity }) => severities.includes(severity)).length;
  const many = (number, one, more) => `${number} ${number === 1 ? one : more}`;
  const toMend = count(...stops);
  const toFinish = stops.includes('unfinished') ? 0 : count('unfinished');
  const tips = count('advice');
  return `${[
    toMend > 0 ? `${many(toMend, 'thing', 'things')} ${no}` : yes,
    ...(toFinish > 0 ? [`${many(toFinish, 'thing', 'things')} to finish before you publish (!)`] : []),
    ...(tips > 0 ? [`${many(tips, 'piece', 'pieces')} of advice (›)`] : []),
  ].join('; ')}.`;
}

function table({ kinds, total, heaviest }) {
  const row = (name, ...cells) => `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(11)).join('')}`;
  const line = ({ kind, files, raw, sent }) => row(kind, String(files), size(raw), size(sent));
  return [
    row('', 'files', 'raw', 'as sent'),
    ...kinds.map(line),
    line(total),
    '',
    '  The heaviest:',
    ...heaviest.map(({ file, bytes }) => `  ${size(bytes).padStart(9)}  ${file}`),
  ].join('\n');
}

function size(bytes) {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${kilobytes < 10 ? kilobytes.toFixed(1) : Math.round(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
