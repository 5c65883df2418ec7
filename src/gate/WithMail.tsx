/** A sentence whose `{message}` is the mail link. */
export function WithMail({ text, link, href }: { text: string; link: string; href: string }) {
  const [before, after] = text.split('{message}');
  return (
    <>
      {before}
      {after !== undefined && <a href={href}>{link}</a>}
      {after}
    </>
  );
}
