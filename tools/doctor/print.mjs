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

/**
 * @param {readonly Finding[]} findings
 * @param {Question} question
 */
export function isGood(findings, question) {
  return !findings.some(({ severity }) => QUESTIONS[question].stops.includes(severity));
}

/**
 * Everything by topic, then the answer. In a terminal with colours and lines that fit; elsewhere sentences stay whole,
 * so that they can be searched.
 * @param {readonly Finding[]} findings
 * @param {Question} question
 * @param {{ published?: Published | undefined, columns?: number, inColour?: boolean }} options
 * @returns {string}
 */
export function print(findings, question, options = {}) {
  const { isTTY = false, columns: width } = process.stdout;
  // A terminal that does not know its width says 0.
  const { published, columns = isTTY ? Math.min(width || 100, 100) : Number.POSITIVE_INFINITY } = options;
  const { inColour = isTTY && !process.env.NO_COLOR } = options;
  const paint = (code, text) => (inColour ? `\u001B[${code}m${text}\u001B[0m` : text);
  const topics = new Map();
  for (const finding of findings) {
    const { topic, page } = finding;
    const title = page && page !== topic ? `${paint(1, topic)}  ${paint(2, page)}` : paint(1, topic);
    topics.set(title, [...(topics.get(title) ?? [title]), told(finding, paint, columns)]);
  }
  const parts = [...topics.values()].map((lines) => lines.join('\n'));
  if (published) parts.push(`${paint(1, 'What would be published')}\n${table(published)}`);
  const mark = isGood(findings, question) ? 'good' : 'error';
  return `\n${[...parts, paint(COLOURS[mark], `${MARKS[mark]} ${answer(findings, question)}`)].join('\n\n')}`;
}

/** A file with its line behind a colon: most terminals and editors open it with a click. */
function told({ severity, sentence, file, line, field, mended }, paint, columns) {
  const text = `  ${paint(COLOURS[severity], MARKS[severity])} ${broken(sentence, columns - 4).join('\n    ')}`;
  if (!file) return text;
  const place = `${file}${line === undefined ? '' : `:${line}`}${field ? `  ${field}` : ''}`;
  const shown = mended ? [`${paint(31, '✗')} ${mended.from}`, `${paint(32, '✓')} ${mended.to}`] : [];
  return [text, paint(2, place), ...shown].join('\n    ');
}

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
