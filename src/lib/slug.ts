/** Letters that are no accented a to z, each with how it is written in those. */
const LATIN = 'ßss æae œoe øo łl đd ðd þth ıi ħh ŧt ŋn ĸk əe ƒf ɓb ɗd ƙk ɛe ɔo';
const GREEK = 'ουou αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo';
const CYRILLIC =
  'аa бb вv гg ґg дd ђdj еe єye жzh зz ѕdz иi іi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хkh цts чch џdz шsh щshch ъ ыy ь эe юyu яya';

const WRITTEN = new Map(
  `${LATIN} ${GREEK} ${CYRILLIC}`.split(' ').map((pair) => {
    const plain = pair.replaceAll(/[^a-z]/g, '');
    return [pair.slice(0, pair.length - plain.length), plain];
  }),
);
const FOREIGN = new RegExp([...WRITTEN.keys()].join('|'), 'g');

/**
 * Words as part of an address or of a file’s name: `First iterations` → `first-iterations`, `Łódź` → `lodz`. Empty where
 * nothing can be written in Latin letters.
 */
export function slug(text: string, joint: '-' | '_' = '-'): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(FOREIGN, (letter) => WRITTEN.get(letter) ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(joint);
}

/** Cut between two words, of which the `d` of `d’attente` is none; a single long one is cut in its midst. */
export function shortened(slugged: string, most: number): string {
  if (slugged.length <= most) return slugged;
  const [words] = /^.+(?=[-_])/.exec(slugged.slice(0, most + 1)) ?? [slugged.slice(0, most)];
  return words.replace(/[-_](?:[a-z]|qu)$/, '');
}
