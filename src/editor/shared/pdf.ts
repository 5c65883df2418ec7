// What the editor’s page asks of `npm run pdf`, and hears.
import { z } from 'zod';

/** A line of words. No command can be given signs that steer a machine. */
const name = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u);

export const pdfRequestSchema = z.strictObject({
  /** The studies by their routes, in order; or those of a talk. */
  of: z.union([z.strictObject({ studies: z.array(name).min(1).max(200) }), z.strictObject({ deck: name })]),
  /** How large the file may be. */
  megabytes: z.number().min(1).max(100),
  /** Whom it is for; empty for nobody in particular. */
  company: name,
  /** Whether the owner has said yes to what is locked on the site. */
  isSure: z.boolean(),
});

export type PdfRequest = z.output<typeof pdfRequestSchema>;

export interface PdfAnswer {
  /** What came of it, or why nothing did, in words. */
  said: string;
  /** The file, as Base64. */
  pdf: string | undefined;
}
