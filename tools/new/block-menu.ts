import { Document, isMap, isScalar, visit } from 'yaml';
import { asWritten } from '../../src/blocks/as-written.ts';
import { examples } from '../../src/blocks/examples.ts';
import { blockSchema } from '../../src/model/blocks/any.ts';
import type { Picture } from '../../src/model/picture.ts';
import type { AnyBlock } from '../../src/model/resolved.ts';
import { descriptionOf } from '../../src/reader/schema-tree.ts';

/** Files that a new study has, so that every example can be used as it stands. */
export const MENU_FILES = {
  picture: 'screen.png',
  portrait: 'hero-portrait.png',
  mp4: 'film.mp4',
  webm: 'film.webm',
  prototype: 'prototype.html',
};

/** Every kind of block as a comment, from the same examples the block’s own tests use: one copy away. */
export function blockMenu(): string {
  return blockSchema.options
    .map((option) => {
      const type = option.shape.type.value;
      const [example] = Object.values<AnyBlock>(examples[type]);
      return `  # ── ${type}: ${descriptionOf(option)}\n${example ? commented(asYaml(example)) : ''}`;
    })
    .join('\n');
}

/** The menu with its examples switched on: what an owner gets who takes the “# ” away. */
export function uncommented(menu: string): string {
  return menu.replaceAll(/^( {2})# (?!──)/gm, '$1');
}

const commented = (yaml: string) => yaml.trimEnd().replaceAll(/^/gm, '  # ').concat('\n');

function asYaml(example: AnyBlock): string {
  const { hideOnPhone, ...rest } = withoutTwin(example);
  const sizes = new Map<string, string>();
  const written = asWritten(rest, (picture) => named(picture, sizes)) as object;
  const document = new Document([withFilms(hideOnPhone ? { ...written, hideOnPhone } : written)]);
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'file' || !isScalar(value)) return;
      if (value.value === MENU_FILES.prototype) return;
      value.comment = ` ${sizes.get(String(value.value))}`;
      value.value = MENU_FILES.picture;
    },
    Map(_, map) {
      if (isMap(map)) map.flow = false;
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Sections that a new study has already, in English as the examples are: a second of the same name could not be led to. */
const STARTED: readonly (string | undefined)[] = ['Problem', 'Design', 'Takeaways'];

function withoutTwin(example: AnyBlock): AnyBlock {
  const { section, ...rest } = example;
  return STARTED.includes(section) ? rest : example;
}

/** Each picture gets a name of its own for a moment, so that its size can stand beside it. */
function named({ alt, width, height, portrait }: Picture, sizes: Map<string, string>): object {
  const file = `picture-${sizes.size}`;
  sizes.set(file, `yours, about ${width} × ${height}`);
  return { file, alt, ...(portrait && { portrait: MENU_FILES.portrait }) };
}

function withFilms(block: object): object {
  if (!('film' in block) || typeof block.film !== 'object') return block;
  return { ...block, film: { ...block.film, mp4: MENU_FILES.mp4, webm: MENU_FILES.webm } };
}
