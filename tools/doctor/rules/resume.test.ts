import { expect, test } from 'vitest';
import { areToldOnce, type Bad, told } from '../../../tests/helpers/told.ts';

/** The smallest PDF that says something. */
const pdf = (text: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${text.length + 32}>>stream
BT /F 12 Tf 20 700 Td (${text}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`;

const resume = (data: string): Bad => ({ put: ({ put }) => put('public/resume.pdf', data) });
const file = 'public/resume.pdf';

test('a resume that says what the About page says is fine', async () => {
  const { findings } = await told(resume(pdf('Ada Example, ada@example.com, Designer at Somewhere')));
  expect(findings).toEqual([]);
});

areToldOnce([
  {
    kind: 'a resume without the newest job',
    ...resume(pdf('Ada Example, ada@example.com, Designer at Elsewhere')),
    severity: 'advice',
    file,
    says: 'This resume does not mention Somewhere, your newest job on the About page: export it again, or remove it and the site makes one.',
  },
  {
    kind: 'a resume with another position',
    ...resume(pdf('Ada Example, ada@example.com, Painter at Somewhere')),
    severity: 'advice',
    file,
    says: 'This resume does not call you Designer, as your newest job on the About page does',
  },
  {
    kind: 'a resume with an old address',
    ...resume(pdf('Ada Example, ada@old.example, Designer at Somewhere')),
    severity: 'advice',
    file,
    says: 'This resume does not give ada@example.com, the address on the site',
  },
  {
    kind: 'a resume without text',
    ...resume(pdf('')),
    severity: 'advice',
    file,
    says: 'This resume holds no text, only pictures of it',
  },
  {
    kind: 'a resume that is no PDF',
    ...resume('Dear reader'),
    severity: 'error',
    file,
    says: 'This is not a PDF that can be read: export it again.',
  },
]);
