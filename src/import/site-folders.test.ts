// Folders and ZIPs of sites that other programs build: their pictures are named from a root that is nowhere written.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type Bundle, bundleOf } from './bundle.ts';
import { readMarkdown } from './markdown.ts';
import { readBundle } from './readers.ts';
import { proposeStudy } from './study.ts';

const readers = { word: async () => ({ html: '' }) };
const picture = Uint8Array.of(1);

/** The pictures on the pages of a site, found or not. */
async function picturesOn(files: Record<string, string>) {
  const all = Object.entries(files).map(([path, text]) => [path, text ? strToU8(text) : picture]);
  const { sources } = await readBundle(bundleOf('site.zip', zipSync(Object.fromEntries(all))), readers);
  return {
    paths: sources.flatMap(({ nodes }) =>
      nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture.path] : [])),
    ),
    told: sources.flatMap(({ notCarried }) => notCarried.map(({ why }) => why)),
  };
}

const shows = (address: string) => `# A\n\n## B\n\n![A hall](${address})\n`;

describe('a picture named from the root of a site is found', () => {
  test.each([
    ['Jekyll', '_posts/2024-01-01-a.md', '/images/a.png', 'images/a.png'],
    ['Jekyll', 'blog/_posts/a.md', '/assets/img/a.png', 'blog/assets/img/a.png'],
    ['Jekyll with its address in front', '_posts/a.md', '/blog/images/a.png', 'images/a.png'],
    ['Jekyll with its variable', '_posts/a.md', '{{ site.baseurl }}/images/a.png', 'images/a.png'],
    ['Jekyll with its filter', '_posts/a.md', '{{ "/images/a.png" | relative_url }}', 'images/a.png'],
    ['Hugo', 'site/content/posts/a.md', '/images/a.png', 'site/static/images/a.png'],
    ['Hugo', 'content/posts/a/index.md', '/a.png', 'static/a.png'],
    ['Hugo', 'content/posts/a/index.md', 'images/a.png', 'assets/images/a.png'],
    ['Astro', 'src/content/work/a.md', '/work/a.png?w=2', 'public/work/a.png'],
    ['Astro', 'src/content/work/a.mdx', '~/assets/a.png', 'src/assets/a.png'],
    ['Next', 'my-site/posts/a.md', '/images/a%20b.png', 'my-site/public/images/a b.png'],
    ['Hexo', 'source/_posts/a.md', '/images/a.png', 'source/images/a.png'],
  ])('%s: %s shows %s', async (_, page, address, path) => {
    expect(await picturesOn({ [page]: shows(address), [path]: '' })).toEqual({ paths: [path], told: [] });
  });

  test('on a saved page too', async () => {
    const page = '<h1>A</h1><h2>B</h2><img src="/images/a.png" alt="A hall">';
    expect((await picturesOn({ 'a/index.html': page, 'images/a.png': '' })).paths).toEqual(['images/a.png']);
  });

  test('where Hugo writes it in its own way, with its caption', () => {
    const page = '# A\n\n## B\n\n{{< figure src="/images/a.png" alt="A hall" caption="The hall" >}}\n';
    const bundle = bundleOf('a.zip', zipSync({ 'a.md': strToU8(page), 'static/images/a.png': picture }));
    expect(readMarkdown(bundle, 'a.md').nodes).toContainEqual({
      kind: 'picture',
      picture: { path: 'static/images/a.png', alt: 'A hall', caption: 'The hall' },
    });
  });

  test('in the site of the page, where there are two', async () => {
    const { paths } = await picturesOn({
      'one/posts/a.md': shows('/a.png'),
      'two/static/a.png': '',
      'one/static/a.png': '',
    });
    expect(paths).toEqual(['one/static/a.png']);
  });

  test.each([
    ['![[IMG_1.png]]', 'Attachments/IMG_1.png'],
    ['![[wide a.png|600]]', 'Attachments/wide a.png'],
    ['![A hall](wide%20a.png)', 'notes/files/wide a.png'],
  ])('wherever it lies, where a note names no folder: %s', async (shown, path) => {
    const page = `# A\n\n## B\n\n${shown}\n`;
    expect(await picturesOn({ 'notes/deep/a.md': page, [path]: '' })).toEqual({ paths: [path], told: [] });
    const { paths } = await picturesOn({ 'notes/deep/a.md': page, [path]: '', [`b/${path}`]: '' });
    expect(paths).toEqual([]);
  });

  test('and none is taken for it that merely has its name', async () => {
    const { paths, told } = await picturesOn({ 'a.md': shows('/images/a.png'), 'others/b/a.png': '' });
    expect([paths, told.length]).toEqual([[], 1]);
  });
});

describe('the cover that the lines before the text name', () => {
  const withFront = (front: string, fence = '---'): Bundle =>
    bundleOf(
      'site.zip',
      zipSync({
        'posts/a.md': strToU8(`${fence}\ntitle: A\n${front}\n${fence}\n\nA sentence.\n\n## B\n\nWords.\n`),
        'static/images/a.png': picture,
        'posts/b.png': picture,
      }),
    );
  const cover = (bundle: Bundle) => {
    const widths = new Map([
      ['static/images/a.png', 2000],
      ['posts/b.png', 2000],
    ]);
    return proposeStudy(readMarkdown(bundle, 'posts/a.md'), widths);
  };

  test.each([
    'image: /images/a.png',
    'cover: /images/a.png',
    'featured_image: "/images/a.png"',
    'featuredImage: /images/a.png',
    'feature_image: /images/a.png',
    'coverImage: /images/a.png',
    'heroImage: /images/a.png',
    'og_image: /images/a.png',
    'thumbnail: /images/a.png',
    'images: [/images/a.png, b.png]',
    'images:\n  - /images/a.png',
    'image:\n  src: /images/a.png',
    'header:\n  teaser: /images/a.png',
    'cover: /missing.png\nimage: /images/a.png',
  ])('becomes the cover: %j', (front) => {
    const { cover: found, notCarried } = cover(withFront(front));
    expect([found?.path, notCarried]).toEqual(['static/images/a.png', []]);
  });

  test('brings what it says of itself along', () => {
    const study = cover(withFront('cover:\n  image: /images/a.png\n  alt: A hall at night'));
    expect(study.cover).toEqual({ path: 'static/images/a.png', alt: 'A hall at night' });
  });

  test('tells the words beside it that a card has no place for', () => {
    const { notCarried } = cover(
      withFront('cover:\n  image: /images/a.png\n  caption: Photo by Ana\n  relative: false'),
    );
    expect(notCarried).toMatchObject([{ what: 'words beside the cover', words: 'Photo by Ana' }]);
  });

  test('is read as Hugo writes it', () => {
    const study = cover(
      bundleOf(
        'site.zip',
        zipSync({
          'posts/a.md': strToU8(
            '+++\ntitle = "Night bus"\ntags = ["a", "b"]\n[params]\nimages = ["b.png"]\n+++\n\nWords.\n',
          ),
          'posts/b.png': picture,
        }),
      ),
    );
    expect([study.title, study.tags, study.cover?.path]).toEqual(['Night bus', ['A', 'B'], 'posts/b.png']);
  });

  test('is told where it did not come along', () => {
    expect(cover(withFront('image: /images/c.png')).notCarried).toMatchObject([
      { what: 'the cover', why: expect.stringContaining('/images/c.png') },
    ]);
  });
});
