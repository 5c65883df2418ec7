// Prints what the doctor found. Plain JavaScript, as it must also say that Node is too old for anything else.

const SIGNS = { good: '✓', mind: '!', mend: '✗' };
const COLOURS = { good: 32, mind: 33, mend: 31 };

/**
 * @param {import('./machine.mjs').Finding[]} findings
 * @param {import('./weigh.ts').Published | undefined} published
 * @param {boolean} inColour
 * @returns {string}
 */
export function show(findings, published, inColour) {
  const paint = (code, text) => (inColour ? `\u001B[${code}m${text}\u001B[0m` : text);
  const topics = [...new Set(findings.map(({ topic }) => topic))];
  const parts = topics.map((topic) => {
    const rows = findings
      .filter((finding) => finding.topic === topic)
      .map(({ level, text, mend }) => {
        const line = `  ${paint(COLOURS[level], SIGNS[level])} ${text}`;
        return mend ? `${line}\n      ${paint(2, '→')} ${mend}` : line;
      });
    return [paint(1, topic), ...rows].join('\n');
  });
  if (published) parts.push([paint(1, 'What would be published'), table(published)].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

/** The last line: the answer. */
export function verdict(findings) {
  const count = findings.filter(({ level }) => level === 'mend').length;
  if (count === 0) return '✓ The site can be published.';
  return `✗ ${count === 1 ? 'One thing' : `${count} things`} to mend before the site can be published.`;
}

function table({ kinds, total, heaviest }) {
  const row = (...cells) =>
    `  ${cells[0].padEnd(24)}${cells
      .slice(1)
      .map((cell) => cell.padStart(11))
      .join('')}`;
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
