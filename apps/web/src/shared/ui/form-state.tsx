import { createContext, use } from 'react';

/** A returned form: messages by field, and the input. */
export interface FormFailure {
  /** What happened, in one sentence. */
  message: string;
  /** The contract's code, for a page that can act on it. */
  code?: string;
  /** What to do about it. */
  hint?: string;
  /** Messages by field name. */
  fields: Readonly<Record<string, string>>;
  /** The input, by field name; passwords and files are never returned. */
  values: Record<string, string | string[]>;
}

export interface FormState {
  /** Prefix of all field ids in this form. */
  id: string;
  failure: FormFailure | null;
  busy: boolean;
}

export const FormContext = createContext<FormState | null>(null);

/** The surrounding form, if there is one. */
export const useFormState = (): FormState | null => use(FormContext);

/** The id of a field by name; the error summary links to it. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll(/[^\w-]/g, '-')}`;
