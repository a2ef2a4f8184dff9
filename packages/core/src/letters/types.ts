import type { JobRequirements } from '../jobs/types.ts';
import type { FieldPath } from '../resume/reading.ts';

/** The tones in which a cover letter can be drafted. */
export const LETTER_TONES = ['plain', 'formal', 'short'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];

export const FOLLOW_UP_KINDS = ['after-applying', 'after-interview'] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];

/** The job that is applied for. */
export interface LetterJob {
  requirements: JobRequirements;
  /** The employer as the advertisement or the person names it; never guessed from the text. */
  company?: string;
}

/** A paragraph, with the fields of the résumé that it is made of. Fixed sentences have no sources. */
export interface LetterParagraph {
  text: string;
  sources: FieldPath[];
}

export interface LetterDraft {
  /** Only of emails. */
  subject?: string;
  greeting: string;
  paragraphs: LetterParagraph[];
  /** Closing phrase and name, on two lines. */
  closing: string;
}

/** A draft, or what the person has to add first. Sentences are addressed to the person. */
export type LetterResult = { ok: true; draft: LetterDraft } | { ok: false; missing: string[] };

/** A sentence about the person that neither the résumé nor a confirmed fact supports. Offsets are UTF-16 units of the text. */
export interface LetterMark {
  start: number;
  end: number;
  text: string;
}
