/** Every way a text may stand in a file: as it is, escaped for HTML, JSON or addresses, in UTF-16, in base64, in hex. */
export function formsOf(text: string): Buffer[] {
  const json = JSON.stringify(text).slice(1, -1);
  const ascii = [json, JSON.stringify(json).slice(1, -1)].map((form) =>
    form.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
  const texts = new Set([
    text,
    text.normalize('NFD'),
    json,
    ...ascii,
    encodeURIComponent(text),
    encodeURI(text),
  ]);
  for (const form of [text, json]) {
    for (const apostrophe of ["'", '&#39;', '&#x27;', '&apos;']) {
      texts.add(html(form).replaceAll("'", apostrophe));
      texts.add(html(form).replaceAll("'", apostrophe).replaceAll('&quot;', '"'));
      // All that is not ASCII as numbers, in both notations.
      texts.add(numbered(html(form).replaceAll("'", apostrophe), (code) => `&#${code};`));
      texts.add(numbered(html(form).replaceAll("'", apostrophe), (code) => `&#x${code.toString(16)};`));
    }
  }
  const bytes = Buffer.from(text);
  return [
    ...[...texts].map((form) => Buffer.from(form)),
    Buffer.from(text, 'utf16le'),
    Buffer.from(text, 'utf16le').swap16(),
    Buffer.from(bytes.toString('hex')),
    Buffer.from(bytes.toString('hex').toUpperCase()),
    ...base64(bytes),
  ];
}

const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const numbered = (text: string, write: (code: number) => string) =>
  text.replaceAll(/[^ -~]/gu, (character) => write(character.codePointAt(0) ?? 0));

/** Base64 looks different at each of three offsets; the edges, which depend on the neighbours, are left off. */
function base64(bytes: Buffer): Buffer[] {
  return [0, 1, 2].flatMap((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const core = whole.slice(offset && offset + 1, Math.floor(((bytes.length + offset) * 8) / 6) - 1);
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')].map((form) => Buffer.from(form));
  });
}
