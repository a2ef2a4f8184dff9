import { EMPLOYMENT_TYPES, REMOTE } from '@foothold/contracts/listings';
import { PAY_PERIODS } from '@foothold/contracts/listings/choices';
import { MAX_JOB_LENGTH } from '@foothold/core/jobs';
import { z } from 'zod';

const lineSchema = (max: number) => z.string().transform(toOneLine).pipe(z.string().min(1).max(max));
const httpUrl = z.url({ protocol: /^https?$/ }).max(2000);

/** A place from a source, in parts or in one line ("Austin, TX"). */
const incomingPlace = z.union([
  z.string().max(200),
  z.object({
    city: z.string().max(100).optional(),
    region: z.string().max(100).optional(),
    country: z.string().max(100).optional(),
  }),
]);

/** A listing as a source sends it. Untrusted, so lengths and formats are checked here. */
export const incomingListingSchema = z.object({
  /** The listing's ID at its source. */
  externalId: z.string().min(1).max(200),
  url: httpUrl.optional(),
  title: lineSchema(200),
  company: z.object({ name: lineSchema(200), about: z.string().max(2000).optional(), url: httpUrl.optional() }),
  /** Plain text. Blocks are separated by a blank line, and list items start with "- ". */
  description: z.string().transform(toPlainText).pipe(z.string().min(1).max(MAX_JOB_LENGTH)),
  /** Missing if the source doesn't state it. It is never guessed. */
  employmentType: z.enum(EMPLOYMENT_TYPES).optional(),
  /** Missing if the source doesn't state it. */
  remote: z.enum(REMOTE).optional(),
  places: z.array(incomingPlace).max(50),
  pay: z
    .object({
      min: z.number().nonnegative().optional(),
      max: z.number().nonnegative().optional(),
      /** ISO 4217. */
      currency: z.string().regex(/^[A-Z]{3}$/),
      period: z.enum(PAY_PERIODS),
    })
    .optional(),
  /** Missing if the source doesn't state it. The day on which we first saw the listing is then used and labeled. */
  postedAt: z.iso.date().optional(),
  validThrough: z.iso.date().optional(),
});
export type IncomingListing = z.input<typeof incomingListingSchema>;
export type CheckedListing = z.output<typeof incomingListingSchema>;

/** Control characters except tabs and line ends, direction marks, and invisible characters. */
const UNPRINTABLE_PATTERN = /[[\p{Cc}\p{Bidi_Control}]--[\t\n\r]]|[\u200b\ufeff]/gv;

function toOneLine(text: string): string {
  return toPrintable(text).replaceAll(/\s+/g, ' ').trim();
}

function toPlainText(text: string): string {
  return (
    toPrintable(text)
      .replaceAll(/\r\n?/g, '\n')
      // Single spaces, the most frequent of all, stay as they are.
      .replaceAll(/[\t\u00a0 ]{2,}|[\t\u00a0]/g, ' ')
      .replaceAll(/ \n ?|\n /g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Removes characters that are invisible or can't be stored, and normalizes the rest. */
export function toPrintable(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(UNPRINTABLE_PATTERN, '');
}
