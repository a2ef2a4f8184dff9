export type QuestionKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'date'
  | 'month'
  | 'password'
  | 'area'
  | 'select'
  | 'radio'
  | 'checks'
  | 'check'
  | 'file';

/** One question of a practice form. */
export interface Question {
  /** The field's name, also in the table of answers. */
  name: string;
  label: string;
  kind?: QuestionKind;
  options?: readonly string[];
  required?: boolean;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  max?: number;
  accept?: string;
}

/** What would have been sent: the name of a field and its value. */
export interface Answer {
  name: string;
  value: string;
}

/** Several chosen options are one value. */
export const OPTION_SEPARATOR = '; ';
