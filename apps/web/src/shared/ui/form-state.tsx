import { createContext, use } from 'react';

/** A form that was sent back: what to say about which field, and what had been typed. */
export interface FormFailure {
  /** What happened, in one sentence. */
  message: string;
  /** The contract's code, for a page that can do something about it. */
  code?: string;
  /** What to do about it. */
  hint?: string;
  /** Message by field name. */
  fields: Readonly<Record<string, string>>;
  /** What was typed, by field name; passwords and files are never sent back. */
  values: Record<string, string | string[]>;
}

export interface FormState {
  /** Start of the ids of all fields of this form. */
  id: string;
  failure: FormFailure | null;
  busy: boolean;
}

export const FormContext = createContext<FormState | null>(null);

/** The form around, if there is one. */
export const useFormState = (): FormState | null => use(FormContext);

/** Where the field of this name stands in the page; the error summary links there. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll(/[^\w-]/g, '-')}`;
