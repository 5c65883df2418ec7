import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { picture, set } from '../../../tests/helpers/good-content.ts';
import { moving } from '../../../tests/helpers/odd-pictures.ts';
import { areToldOnce, GOOD_ALT, STUDY, withBlocks } from '../../../tests/helpers/told.ts';

const themes = ['Day', 'Night', 'Paper'].map((name, index) => ({
  name,
  picture: { file: index === 2 ? '../../odd.png' : '../../good.png', alt: `${GOOD_ALT}, as ${name}` },
}));

areToldOnce([
  {
    kind: 'a picture much too small',
    spoil: (files) => set(files, 'about.yaml', ['photo', 'file'], 'tiny.png'),
    put: async ({ put }) => put('content/tiny.png', await picture(190, 190)),
    severity: 'error',
    file: 'content/about.yaml',
    line: 'file: tiny.png',
    says: 'content/tiny.png is 190 pixels wide, too small for the photo on the About page, which shows it up to 400 wide. Use one at least 200 wide; from 800 on it is sharp on every screen.',
  },
  {
    kind: 'a picture a little too small',
    spoil: (files) => set(files, 'work.yaml', ['hero', 'cover', 'file'], 'soft.png'),
    put: async ({ put }) => put('content/soft.png', await picture(1220, 800)),
    severity: 'advice',
    file: 'content/work.yaml',
    line: 'file: soft.png',
    says: 'content/soft.png is 1220 pixels wide, a little soft for the cover of the Work page on a sharp screen: export it 1280 wide or more.',
  },
  {
    kind: 'a picture smaller than its place',
    spoil: (files) => set(files, 'about.yaml', ['photo', 'file'], 'small.png'),
    put: async ({ put }) => put('content/small.png', await picture(200, 200)),
    severity: 'advice',
    file: 'content/about.yaml',
    line: 'file: small.png',
    says: 'content/small.png is 200 pixels wide, and so is shown smaller than the photo on the About page could: that is up to 400 wide, and sharp on every screen from 800.',
  },
  {
    kind: 'a dark version on a site that is light',
    spoil: (files) => set(files, 'about.yaml', ['photo', 'dark'], 'night.png'),
    put: async ({ put }) => put('content/night.png', await picture(900, 900)),
    severity: 'advice',
    file: 'content/about.yaml',
    line: 'dark: night.png',
    says: 'content/night.png is for the dark scheme, which the site does not have: write `scheme: auto` into content/look.yaml, or take this line out.',
  },
  {
    kind: 'a dark version a little too small',
    spoil: (files) => {
      set(files, 'about.yaml', ['photo', 'dark'], 'soft-night.png');
      files['look.yaml'] = { scheme: 'auto' };
    },
    put: async ({ put }) => put('content/soft-night.png', await picture(780, 780)),
    severity: 'advice',
    file: 'content/about.yaml',
    line: 'dark: soft-night.png',
    says: 'content/soft-night.png is 780 pixels wide, a little soft for the photo on the About page on a sharp screen',
  },
  {
    kind: 'a picture so tall that only its top shows',
    spoil: (files) =>
      set(files, STUDY, ['hero'], { file: 'page.png', alt: 'A whole page with two lamps on it' }),
    put: async ({ put }) => put('content/case-studies/alpha/page.png', await picture(2000, 6000)),
    severity: 'advice',
    file: `content/${STUDY}`,
    line: 'file: page.png',
    says: 'content/case-studies/alpha/page.png is so tall that the top of a case study shows its upper part only',
  },
  {
    kind: 'a drawing with letters in it',
    spoil: (files) => set(files, 'about.yaml', ['photo', 'file'], 'name.svg'),
    put: async ({ put }) =>
      put(
        'content/name.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="20">Ada</text></svg>',
      ),
    severity: 'advice',
    file: 'content/about.yaml',
    line: 'file: name.svg',
    says: 'content/name.svg holds text, which looks different on a machine without its fonts',
  },
  {
    kind: 'a photo saved as PNG',
    spoil: (files) => set(files, 'about.yaml', ['photo', 'file'], 'photo.png'),
    put: async ({ put }) =>
      put('content/photo.png', Buffer.concat([await picture(900, 900), randomBytes(3_100_000)])),
    severity: 'advice',
    file: 'content/about.yaml',
    line: 'file: photo.png',
    says: 'content/photo.png weighs 3.1 MB, far too much for a PNG: it is probably a photo, so save it as a JPEG or WebP.',
  },
  {
    kind: 'a picture of many megabytes',
    spoil: (files) => set(files, 'about.yaml', ['photo', 'file'], 'photo.webp'),
    put: async ({ put }) =>
      put('content/photo.webp', Buffer.concat([await picture(900, 900), Buffer.alloc(7_000_000)])),
    severity: 'advice',
    file: 'content/about.yaml',
    line: 'file: photo.webp',
    says: 'content/photo.webp weighs 7.0 MB, far more than it needs: export it 2560 pixels wide and it will look the same.',
  },
  {
    kind: 'a GIF where it cannot move',
    spoil: (files) => set(files, 'about.yaml', ['photo', 'file'], 'wave.gif'),
    put: async ({ put }) => put('content/wave.gif', await moving('gif', [900, 900])),
    severity: 'advice',
    file: 'content/about.yaml',
    line: 'file: wave.gif',
    says: 'content/wave.gif moves, and visitors see its first frame only',
  },
  {
    kind: 'a film too heavy for a phone',
    ...withBlocks({
      type: 'film',
      device: 'Phone',
      film: { mp4: 'film.mp4', poster: { file: '../../good.png', alt: GOOD_ALT } },
    }),
    put: ({ put }) => {
      const film = readFileSync('src/blocks/example-files/film.mp4');
      const room = Buffer.alloc(5_200_000);
      room.writeUInt32BE(room.length);
      room.write('free', 4);
      put('content/case-studies/alpha/film.mp4', Buffer.concat([film, room]));
    },
    severity: 'advice',
    file: `content/${STUDY}`,
    line: 'mp4: film.mp4',
    says: 'content/case-studies/alpha/film.mp4 weighs 5.2 MB, and visitors download all of it',
  },
  {
    kind: 'a cover that its card would cut',
    spoil: (files) => set(files, STUDY, ['cover'], { file: '../../tall.png', alt: 'A very tall lamp' }),
    put: async ({ put }) => put('content/tall.png', await picture(1500, 3000)),
    severity: 'advice',
    file: `content/${STUDY}`,
    line: 'file: ../../tall.png',
    says: 'The cover is too tall for its card',
  },
  {
    kind: 'a theme whose picture has other proportions',
    ...withBlocks({ type: 'themeSelector', label: 'Theme', themes }),
    put: async ({ put }) => put('content/odd.png', await picture(2600, 900)),
    severity: 'advice',
    file: `content/${STUDY}`,
    line: 'themes:',
    says: 'The picture of Paper has other proportions than the first, so the page jumps when it is chosen',
  },
]);
