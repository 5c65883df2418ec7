import { z } from 'zod';
import type { RichText } from './inline.ts';
import { DEFAULT_LANGUAGE, knownLanguage } from './language.ts';
import { parseInline } from './markdown.ts';
import { type PlaceName, places } from './places.ts';

/** One line of plain text. The description is the owner's manual: messages quote it. */
export const line = (about: string) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => !value.includes('\n'), { error: 'This is one line. Take out the line break.' })
    .describe(about);

/** A paragraph: inline Markdown emphasis and links, nothing more. */
export const paragraph = (about: string) =>
  z
    .string()
    .trim()
    .min(1)
    .transform((source, context): RichText => {
      const result = parseInline(source);
      if ('text' in result) return result.text;
      context.addIssue({ code: 'custom', message: result.refused });
      return z.NEVER;
    })
    .describe(about)
    .meta({ widget: 'paragraph' });

/** What to say while a slide is shown: Markdown, for the speaker alone. */
export const notes = (about: string) => z.string().trim().min(1).describe(about).meta({ widget: 'notes' });

/** A picture as content names it: a file beside the YAML file, and what it shows in words. */
export interface PictureRef {
  kind: 'picture';
  place: PlaceName;
  file: string;
  alt: string;
  /** A version for phones, where the wide one would be too small to read. */
  portrait?: string | undefined;
  /** Both again for the dark scheme, where they differ. */
  dark?: string | undefined;
  darkPortrait?: string | undefined;
  /** Drawn around a phone’s screenshot. */
  device?: keyof typeof PHONES | undefined;
}

export const PHONES = { Phone: 'Black phone', Phone2: 'Dark grey phone', Phone3: 'Light phone' };

/** The fields of a picture that name a file. */
export const PICTURE_FILES = ['file', 'portrait', 'dark', 'darkPortrait'] as const;

const mediaFile = (about: string) => line(about).meta({ widget: 'media' });

/** At the top of a study alone: elsewhere it is a block of its own that stands in a device. */
const inPhone = () => ({
  device: choice(PHONES, 'The phone that is drawn around it, if it is a phone’s screenshot.').optional(),
});

export const picture = (place: PlaceName) =>
  z
    .strictObject({
      file: mediaFile('The picture’s file name, in the same folder or one below it.'),
      alt: line('What someone who cannot see the picture needs to know from it.').meta({ widget: 'alt' }),
      portrait: mediaFile('The file name of an upright version for phones.').optional(),
      dark: mediaFile('The file name of a version for the dark scheme.').optional(),
      darkPortrait: mediaFile(
        'The file name of an upright version for phones in the dark scheme.',
      ).optional(),
      ...(place === 'studyHero' ? inPhone() : ({} as ReturnType<typeof inPhone>)),
    })
    .refine(({ portrait, darkPortrait }) => portrait !== undefined || darkPortrait === undefined, {
      path: ['darkPortrait'],
      error:
        'An upright version for the dark scheme needs one for the light scheme. Add `portrait:`, or take `darkPortrait:` out.',
    })
    .transform((ref): PictureRef => ({ kind: 'picture', place, ...ref }))
    .describe(`\`file\` and \`alt\` for ${places[place].name}.`)
    .meta({
      widget: 'picture',
      place,
      help: `A picture, and what it shows in words: ${places[place].name}.`,
    });

/** A film as content names it: one file, perhaps a second, a still to show first, and what it shows in words. */
export interface VideoRef {
  kind: 'video';
  mp4: string;
  webm?: string | undefined;
  poster: PictureRef;
}

export const video = z
  .strictObject({
    mp4: mediaFile('The film as MP4 or MOV (H.264), in the same folder or one below it.'),
    webm: mediaFile('The same film as WebM, if there is one: visitors download less.').optional(),
    poster: picture('film'),
  })
  .transform((ref): VideoRef => ({ kind: 'video', ...ref }))
  .describe(
    'The film: `mp4`, perhaps `webm`, and `poster`, the still shown first, whose alt text tells what happens.',
  )
  .meta({
    widget: 'film',
    help: 'The film, and the still that is shown first, whose alt text tells what happens.',
  });

/** A prototype’s page as content names it: a self-contained HTML file beside the YAML file. */
export interface HtmlRef {
  kind: 'html';
  file: string;
}

export const html = (about: string) =>
  line(about)
    .transform((file): HtmlRef => ({ kind: 'html', file }))
    .describe(about)
    .meta({ widget: 'file' });

/** What content names, and a page gets the thing itself for. */
export const isPictureRef = (value: object): value is PictureRef =>
  'kind' in value && value.kind === 'picture';
export const isVideoRef = (value: object): value is VideoRef => 'kind' in value && value.kind === 'video';
export const isHtmlRef = (value: object): value is HtmlRef => 'kind' in value && value.kind === 'html';

/** Names for the words that a file may choose from, as people say them; the editor shows these. */
export const choice = <Word extends string>(names: Record<Word, string>, about: string) =>
  z
    .enum(Object.keys(names) as [Word, ...Word[]])
    .describe(about)
    .meta({ names });

export const hex = (about: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, {
      error: 'This is not a colour. Write # and six digits, for example "#f4be35".',
    })
    .describe(about)
    .meta({ widget: 'colour' });

export const month = (about: string) =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .refine((value) => /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(value), {
      error: 'This is not a date the timeline can read. Write a year and a month, for example 2023-05.',
      // What cannot be read is compared with nothing.
      abort: true,
    })
    .describe(about)
    .meta({ widget: 'month' });

export const href = (about: string) =>
  line(about)
    .refine((value) => /^(\/|#|https:\/\/|mailto:)/.test(value), {
      error:
        'This is not an address. Write a page of this site (/about), a whole address (https://…) or mailto:….',
    })
    .meta({ widget: 'link' });

/** A language by its tag, as the standard writes it. */
export const language = (about: string) =>
  z
    .string()
    .trim()
    .transform((tag, context): string => {
      const known = knownLanguage(tag);
      if (known) return known;
      context.addIssue({ code: 'custom', message: NO_LANGUAGE });
      return z.NEVER;
    })
    .default(DEFAULT_LANGUAGE)
    .describe(about)
    .meta({ widget: 'language' });

const NO_LANGUAGE =
  'This is no language that is known. Write its short name, with a hyphen and the country if that matters: en-CA, fr-CA, pl, pt-BR, ar.';
