/** A sentence whose `{message}` is the mail link. */
export function WithMail({ text, link, href }: { text: string; link: string; href: string }) {
  const [before, rest] = text.split('{message}');
  // Words that bring a sign of their own (“message me!!”) need no full stop after it.
  const after = /[.!?…]$/.test(link) ? rest?.replace(/^\./, '') : rest;
  return (
    <>
      {before}
      {after !== undefined && <a href={href}>{link}</a>}
      {after}
    </>
  );
}
