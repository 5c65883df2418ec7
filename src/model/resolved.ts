import type { Block, BlockType } from './blocks/any.ts';
import type { HtmlRef, PictureRef, VideoRef } from './fields.ts';
import type { HtmlFile, Picture, Video } from './picture.ts';
import type { Study } from './study.ts';

/** The same data with every reference to a picture, film or prototype replaced by the thing itself. */
export type Resolved<T> = T extends PictureRef
  ? Picture
  : T extends VideoRef
    ? Video
    : T extends HtmlRef
      ? HtmlFile
      : T extends (infer Item)[]
        ? Resolved<Item>[]
        : T extends object
          ? { [Key in keyof T]: Resolved<T[Key]> }
          : T;

/** One block as a component meets it: its fields, with real pictures. */
export type BlockProps<Type extends BlockType> = Resolved<Extract<Block, { type: Type }>>;
export type AnyBlock = Resolved<Block>;
export type ResolvedStudy = Resolved<Study>;
