/** Kinds of picture: a screen reader says “image” by itself, so an alt text that begins with one wastes its first words. */
const KINDS =
  'image|picture|photo|photograph|pic|painting|drawing|sketch|illustration|artwork|art|canvas|portrait';
const BEGINS_WITH_KIND = new RegExp(
  `^(this is |here is )?(an?|the|my)?\\s*(${KINDS})s?\\s+(of|showing|with|by|titled)\\b`,
  'i',
);
const SAYS_NOTHING = new RegExp(
  `^(an?|the|my|some)?\\s*(${KINDS}|untitled|todo|tbd|alt|alt text)s?\\.?$`,
  'i',
);
const FEWEST_WORDS = 4;

/** Whether an alt text spends its first words on saying that it is a picture. */
export const beginsWithKind = (alt: string) => BEGINS_WITH_KIND.test(alt);

/** What is wrong with an alt text, in a sentence with its mend; undefined if nothing is. */
export function altFault(alt: string, title = ''): string | undefined {
  const text = alt.trim();
  if (text === '')
    return 'The alt text is empty. Say what someone who cannot see the picture should know of it.';
  if (/\.(png|jpe?g|webp|avif|gif|tiff?|heic)$/i.test(text) || SAYS_NOTHING.test(text)) {
    return `“${text}” says nothing of what is in the picture. Describe it as you would on the phone.`;
  }
  const kind = text.match(BEGINS_WITH_KIND);
  if (kind) {
    return `Screen readers already say that it is a picture. Leave out “${kind[0].trim()}” and begin with what it shows.`;
  }
  if (title !== '' && text.toLowerCase() === title.trim().toLowerCase()) {
    return 'This repeats the title, which stands under the picture anyway. Say what is to be seen.';
  }
  if (text.split(/\s+/).length < FEWEST_WORDS) {
    return `“${text}” is very short. Say in a sentence what is to be seen.`;
  }
  if (text.includes('\n')) return 'This is one line. Take out the line break.';
  return undefined;
}
