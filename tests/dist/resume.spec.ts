import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { parse } from 'yaml';
import { BUILD, SITE_ROOT } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

const about = parse(readFileSync(`${SITE_ROOT}/content/about.yaml`, 'utf8'));
const site = parse(readFileSync(`${SITE_ROOT}/content/site.yaml`, 'utf8'));

const openResume = () => getDocumentProxy(new Uint8Array(readFileSync(`${BUILD}/resume.pdf`)));

async function textOf(document: Awaited<ReturnType<typeof openResume>>): Promise<string> {
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('the resume says what the About page says, in reading order', async () => {
  const text = await textOf(await openResume());
  const expected = [
    site.owner.name,
    site.owner.email,
    about.resume.summary.slice(0, 40),
    'WORK EXPERIENCE',
    ...about.jobs.entries.flatMap((entry: { position: string; company: string }) => [
      entry.position,
      entry.company,
    ]),
    'VOLUNTEERING',
    ...about.volunteering.entries.map((entry: { company: string }) => entry.company),
    'SKILLS',
    ...about.resume.skills.map((group: { title: string }) => group.title),
  ];
  let from = 0;
  for (const words of expected) {
    const at = text.indexOf(words, from);
    expect(at, `“${words}” after position ${from}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
});

test('it fits on one page', async () => {
  expect((await openResume()).numPages).toBe(1);
});

test('its title and language are set', async () => {
  const { info } = await (await openResume()).getMetadata();
  expect(info).toMatchObject({
    Title: 'Zoë Nguyễn-Łukasik: resume',
    Author: 'Zoë Nguyễn-Łukasik',
  });
  expect(readFileSync(`${BUILD}/resume.pdf`, 'latin1')).toContain('/Lang (en-CA)');
});

test('both typefaces are embedded', () => {
  const raw = readFileSync(`${BUILD}/resume.pdf`, 'latin1');
  expect(raw).toMatch(/\/FontName \/\w+\+Lexend/);
  expect(raw).toMatch(/\/FontName \/\w+\+KumbhSans/);
  expect(raw).toContain('/FontFile2');
});

test('its links work', async () => {
  const page = await (await openResume()).getPage(1);
  const addresses = (await page.getAnnotations()).map(({ url }) => url).filter(Boolean);
  expect(addresses).toEqual([
    `mailto:${site.owner.email}`,
    site.owner.linkedin,
    expect.stringContaining(site.url),
  ]);
});
