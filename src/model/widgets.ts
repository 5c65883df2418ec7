/**
 * What a field is besides its type, said with `.meta({ widget })`: it decides which control the editor offers, and
 * who reads or hears the field’s words, which is what stands here.
 */
export const WIDGETS = {
  /** Words with emphasis and links. */
  paragraph: 'read',
  /** What a picture shows, for those who hear it. */
  alt: 'read',
  /** What somebody or something is called: right however it is spelled. */
  name: 'read',
  // Said or shown in the room where somebody presents. No page has these: src/model/private.ts takes them away.
  /** What to say: Markdown, over as many lines as it takes. */
  notes: 'said',
  /** Words of a slide. */
  slide: 'said',
  // The rest is for machines. Of pictures and films, the parts say for themselves whether they are read.
  picture: 'unread',
  film: 'unread',
  /** The name of a picture’s or a film’s file. */
  media: 'unread',
  /** The name of a prototype’s file. */
  file: 'unread',
  study: 'unread',
  /** Sections of a study, by their names. */
  sections: 'unread',
  language: 'unread',
  /** An address the page had. */
  address: 'unread',
  link: 'unread',
  colour: 'unread',
  /** The name of a typeface, or of the owner’s own file. */
  typeface: 'unread',
  month: 'unread',
  /** Words of another text, looked for inside it. */
  phrase: 'unread',
} as const;

export type Widget = keyof typeof WIDGETS;

declare module 'zod' {
  interface GlobalMeta {
    widget?: Widget;
    /** The field beside it that names a phrase of this text. */
    phrase?: string;
  }
}
