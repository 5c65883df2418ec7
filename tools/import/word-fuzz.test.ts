// Word documents whose pieces stand in each other in any way: each word is counted.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingWords } from '../../src/import/words.ts';
import {
  box,
  brought,
  document,
  drawing,
  either,
  field,
  listed,
  paragraph,
  run,
  styled,
  vml,
} from '../../tests/helpers/word-documents.ts';

test('every word is written or told, however a program puts them in each other', {
  timeout: 60_000,
}, async () => {
  let count = 0;
  const word = () => `w${(count++).toString(36)}x`;
  const inLine: ((inside: string) => string)[] = [
    (inside) => inside,
    (inside) => `<w:ins w:id="1">${inside}</w:ins>`,
    (inside) => `<w:hyperlink r:id="l1">${inside}</w:hyperlink>`,
    (inside) => `<w:bdo w:val="rtl">${inside}</w:bdo>`,
    (inside) => `<w:sdt><w:sdtContent>${inside}</w:sdtContent></w:sdt>`,
    (inside) => `<w:smartTag w:element="a">${inside}</w:smartTag>`,
    (inside) => `<w:fldSimple w:instr=" REF a ">${inside}</w:fldSimple>`,
    (inside) => field(' REF a ', inside),
    (inside) => field(' HYPERLINK "https://a.example" ', inside),
    (inside) => `<x:y xmlns:x="x">${inside}</x:y>`,
  ];
  const around: ((inside: string) => string)[] = [
    (inside) => inside,
    (inside) => `<w:tbl><w:tr><w:tc>${inside}</w:tc></w:tr></w:tbl>`,
    (inside) => paragraph(drawing(box(inside))),
    (inside) => paragraph(either(drawing(box(inside)), vml(`<v:shape>${inside}</v:shape>`))),
    (inside) =>
      paragraph(vml(`<v:oval><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:oval>`)),
    (inside) => `<w:sdt><w:sdtContent>${inside}</w:sdtContent></w:sdt>`,
  ];
  const about = fc.constantFrom('', '<w:b/>', '<w:strike/>', '<w:vanish/>', '<w:i/><w:dstrike/>');
  const letters = fc.array(fc.tuple(about, fc.nat(inLine.length - 1), fc.nat(inLine.length - 1)), {
    minLength: 1,
    maxLength: 3,
  });
  const block = fc.tuple(
    letters,
    fc.nat(around.length - 1),
    fc.nat(around.length - 1),
    fc.constantFrom(0, 1, 2, 9),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 4 }), async (blocks) => {
      const body = blocks.map(([runs, outer, inner, list]) => {
        const line = runs.map(([look, one, other]) =>
          inLine[one]?.(inLine[other]?.(run(word(), look)) ?? ''),
        );
        const text =
          list === 9
            ? styled(line.join(''), 'Step')
            : list
              ? listed(line.join(''), list)
              : paragraph(line.join(''));
        return around[outer]?.(around[inner]?.(text) ?? '') ?? '';
      });
      const bytes = document(body.join(''));
      const { all, told } = await brought(bytes);
      expect(told.filter((one) => /^(a|\d+) words?:/.test(one))).toEqual([]);
      const source = body.join(' ').match(/w[\da-z]+x/g) ?? [];
      expect(missingWords([...new Set(source)], all)).toEqual([]);
    }),
    { numRuns: 60, seed: 39 },
  );
});
