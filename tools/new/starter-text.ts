import { asWritten } from '../../src/blocks/as-written.ts';
import { examples } from '../../src/blocks/examples.ts';
import type { AnyBlock } from '../../src/model/resolved.ts';
import { formOf, schemas } from '../../src/model/schemas.ts';
import { isToWrite } from '../../src/model/starter.ts';
import { textsOf } from '../../src/model/texts.ts';

/** Shorter ones are words of the language, which an owner may well write too. */
const SHORTEST = 24;
let exampleTexts: Set<string> | undefined;

/** What is still the starter’s in a study as it was written. */
export function starterSentences(study: unknown): string[] {
  exampleTexts ??= new Set(
    textsIn({ blocks: asWritten(Object.values(examples).flatMap((some) => Object.values<AnyBlock>(some))) }),
  );
  const isExample = (text: string) => exampleTexts?.has(text);
  const blocks = typeof study === 'object' && study && 'blocks' in study ? study.blocks : [];
  const copied = (Array.isArray(blocks) ? blocks : []).flatMap((block) => {
    const long = textsIn({ blocks: [block] }).filter((text) => text.length >= SHORTEST);
    const same = long.filter(isExample);
    // One sentence may be alike by chance; a block that is mostly an example was copied and not yet made one’s own.
    return same.length > long.length / 2 ? same : [];
  });
  return [...textsIn(study).filter((text) => isToWrite(text)), ...copied];
}

const textsIn = (study: unknown) => textsOf(formOf(schemas.study), study).map(({ text }) => text);
