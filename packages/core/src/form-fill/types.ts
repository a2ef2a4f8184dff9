import type { AnswerEntry } from '../answers/index.ts';

/** A month of a career. `month` is 1 to 12, or null if only the year is known. */
export interface FillMonth {
  year: number;
  month: number | null;
}

export interface FillEmployment {
  employer: string;
  title: string;
  /** As the résumé has it, for example "Austin, TX". Empty if unknown. */
  place: string;
  start: FillMonth | null;
  /** Null if unknown, or if the job is the current one. */
  end: FillMonth | null;
  current: boolean;
  /** The bullets, one per line. */
  summary: string;
}

export interface FillEducation {
  school: string;
  /** As the résumé has it, for example "Bachelor of Science". */
  degree: string;
  field: string;
  start: FillMonth | null;
  end: FillMonth | null;
  /** As the résumé has it, for example "3.7". Empty if it has none. */
  gpa: string;
}

/** A file that the member can attach. Its bytes are fetched only to attach it. */
export interface FillDocument {
  kind: 'resume' | 'letter';
  id: string;
  fileName: string;
}

/**
 * What the extension may fill in: only what the member wrote, in their résumé, profile, or answer book. Empty strings are unknown. Nothing
 * is derived that they didn't say: a state isn't guessed from an area code.
 */
export interface FillPerson {
  name: { first: string; middle: string; last: string; full: string };
  email: string;
  /** In the E.164 format, for example +15125550100. Empty if unknown or not a number. */
  phone: string;
  address: {
    street: string;
    city: string;
    /** Two-letter code of a US state or territory, or the region's name elsewhere. */
    region: string;
    postalCode: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
  };
  links: { linkedin: string; github: string; portfolio: string; website: string };
  /** Newest first. */
  employment: readonly FillEmployment[];
  /** Newest first. */
  education: readonly FillEducation[];
  skills: readonly string[];
  /** The answer book, which also has what the member set for voluntary disclosure. */
  answers: readonly AnswerEntry[];
  documents: readonly FillDocument[];
  /** Text of the cover letter for this job. Empty if there is none. */
  letter: string;
}

export const FIELD_KINDS = [
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'month',
  'textarea',
  'select',
  // A text input or button with a list of options that appears on focus, click, or typing.
  'combobox',
  'radio-group',
  'checkbox',
  'checkbox-group',
  'file',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** One question of a form, as the page shows it, without any value. A radio group is one field. */
export interface FieldDescription {
  /** Made by the page reader, unique on the page. */
  id: string;
  kind: FieldKind;
  /** Label, legend, or `aria-label`. Empty if the field has none. */
  label: string;
  /** Help text near the field, `aria-describedby`, or the placeholder. */
  hint: string;
  /** `name`, `id`, `data-automation-id`, and similar, separated by spaces. */
  names: string;
  autocomplete: string;
  /** Headings and legends around the field, outermost first. */
  sections: readonly string[];
  /** Which of several equal blocks it is in, for example 0 for the first employer. Null outside of such blocks. */
  block: number | null;
  /** Texts of the options, as far as they are known before the list opens. */
  options: readonly string[];
  required: boolean;
  maxLength: number | null;
  /** `accept` of a file input. */
  accept: string;
  /** Whether it already has a value, which is never replaced. */
  filled: boolean;
  /** Its value, only of a field that names an employer or a school, so that the fields beside it are of the same one. Never leaves the extension. */
  holds?: string;
}

/** One of the forms of a page, or what is outside of any form. */
export interface FormArea {
  fieldIds: readonly string[];
  /** Whether the person is in one of its fields. */
  hasFocus: boolean;
  /** Whether some of it is in the window. */
  isInView: boolean;
}

/** Why a field is left. Each has a sentence in the panel. */
export const LEFT_REASONS = [
  // Its meaning isn't sure.
  'unclear',
  // Its meaning is clear, and the member has given no answer.
  'no-answer',
  // There is an answer, and no option is surely the same.
  'no-option',
  // Passwords, Social Security numbers, card numbers, birth dates, signatures, consents.
  'member-only',
  // Voluntary disclosure that the member hasn't set.
  'voluntary',
  // It already has a value.
  'filled',
  // The value is longer than the field allows.
  'too-long',
  // Our records have fewer entries than the form has blocks.
  'no-entry',
  // It asks about the employer, and the answer that is stored may be about another one.
  'other-employer',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** Where a value comes from, for the panel. */
export type FillSource =
  | { from: 'resume'; part: string }
  | { from: 'profile'; part: string }
  | { from: 'answer'; entryId: string; question: string; inverted: boolean }
  | { from: 'document'; documentId: string };

/** What `chooseOption` needs in order to choose among options that appear later. */
export interface OptionQuestion {
  meaning: string;
  answer: string;
  context: OptionContext;
}

/** What else is known about the person, for options that say more than one thing. */
export interface OptionContext {
  /** The form asks for the opposite of the question in the answer book, and the answer is turned around already. */
  inverted?: boolean;
  /** Other answers, by question of the answer book. */
  known?: Readonly<Record<string, string>>;
  /** ISO code of the person’s country. */
  country?: string;
  /** Two-letter code of the state, or the region’s name. */
  region?: string;
  /** The question as the form asks it. */
  asked?: string;
  /** What the form says about the employer: its name, and the headings, in words. */
  employer?: string;
}

export type FillValue =
  | { type: 'text'; text: string }
  /** Exact texts of options to select. */
  | { type: 'options'; texts: readonly string[] }
  /**
   * For a combobox whose options aren't known yet: what to type, and what an option has to mean. Once they are known, `chooseOption` decides
   * with `choice`; `accepts` are texts that are surely the same.
   */
  | {
      type: 'search';
      text: string;
      accepts: readonly string[];
      choice: OptionQuestion;
      /** Items of an answer, each of which has an option of its own, if the combobox holds several. */
      several?: readonly string[];
    }
  | { type: 'checked'; checked: boolean }
  | { type: 'file'; documentId: string };

export type FieldDecision =
  | {
      fieldId: string;
      decision: 'fill';
      meaning: string;
      value: FillValue;
      source: FillSource;
      score: number;
      reasons: readonly string[];
    }
  | {
      fieldId: string;
      decision: 'leave';
      meaning: string | null;
      reason: LeftReason;
      /** Up to three answers to choose from, the likeliest first. */
      suggestions: readonly { entryId: string; text: string }[];
      score: number;
      reasons: readonly string[];
    };
