import { describe, expect, test } from 'vitest';
import { publicPart } from '../model/public.ts';
import { readLibrary } from '../reader/read.ts';
import { describeAbout, describeFun, describeHome, describeStudy } from './describe.ts';

const library = await readLibrary('tests');
const { site, work, about, studies } = library;
const fun = library.fun as NonNullable<typeof library.fun>;

describe('a page that is shared', () => {
  test('shows what stands at its top', () => {
    expect(describeHome(site, work).card).toMatchObject({
      title: work.hero.headline,
      highlight: work.hero.highlight,
      files: [`content/${work.hero.cover?.file}`],
    });
    expect(describeAbout(site, about).card).toMatchObject({ title: about.intro[0], lead: about.intro[1] });
    expect(describeFun(site, fun).card.files).toHaveLength(4);
  });

  test('has words alone where the owner gave no picture', () => {
    const { photo: _, ...bare } = about;
    const { card, alt, sources } = describeAbout(site, bare);
    expect(card.files).toEqual([]);
    expect(sources).toEqual(['content/about.yaml']);
    expect(alt).toBe(about.intro[0]);
  });

  test('shows one painting where there are fewer than four', () => {
    const few = { ...fun, paintings: fun.paintings.slice(0, 3) };
    expect(describeFun(site, few).card.files).toEqual([`content/${fun.paintings[0]?.picture.file}`]);
  });

  test('shows of a study its title, tags and cover, and whether it is locked', () => {
    for (const [route, study] of Object.entries(studies)) {
      const { card, path, locked } = describeStudy(site, route, publicPart(study));
      expect({ path, locked }).toEqual({ path: `/${route}`, locked: study.locked });
      expect(card).toMatchObject({
        title: study.title,
        eyebrow: study.tags.join(' · '),
        locked: study.locked,
        files: [`content/case-studies/${route}/${study.cover.file}`],
      });
    }
  });

  test('says its title and what its picture shows, in words that fit any network', () => {
    const pages = [
      describeHome(site, work),
      describeAbout(site, about),
      describeFun(site, fun),
      ...Object.entries(studies).map(([route, study]) => describeStudy(site, route, publicPart(study))),
    ];
    for (const { alt, card } of pages) {
      expect(alt).toContain(card.title);
      expect(alt.length).toBeGreaterThan(card.title.length + 20);
      expect(alt.length).toBeLessThanOrEqual(420);
    }
  });
});
