import { createContext, use, useEffect } from 'react';

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

export const splitOptions = (value: string): string[] => (value === '' ? [] : value.split(OPTION_SEPARATOR));

export const toggleOption = (value: string, option: string): string => {
  const chosen = splitOptions(value);
  return (chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]).join(
    OPTION_SEPARATOR,
  );
};

export interface Practice {
  /** Whether fields get their values from React's state. Otherwise, the browser holds them until the form is submitted. */
  controlled: boolean;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  setValue(name: string, value: string): void;
  register(question: Question): void;
  /** Drops the fields of a removed block. */
  forget(prefix: string): void;
  /** Checks the fields shown so far. @returns whether none is missing */
  check(form: HTMLFormElement | null): boolean;
  submit(form: HTMLFormElement): void;
}

export const PracticeContext = createContext<Practice | null>(null);

export function usePractice(): Practice {
  const practice = use(PracticeContext);
  if (!practice) throw new Error('A practice field needs a practice form.');
  return practice;
}

export interface PracticeField {
  value: string;
  setValue(value: string): void;
  error: string | undefined;
}

/** Connects a question to its form. */
export function usePracticeField(question: Question): PracticeField {
  const practice = usePractice();
  const { register, setValue } = practice;
  useEffect(() => register(question), [register, question]);
  return {
    value: practice.values[question.name] ?? '',
    setValue: (value) => setValue(question.name, value),
    error: practice.errors[question.name],
  };
}
