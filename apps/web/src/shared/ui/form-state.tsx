import { createContext, use } from 'react';

/** The state of a rejected form: messages by field, and the input. */
export interface FormFailure {
  /** What happened, in one sentence. */
  message: string;
  /** The contract's error code, for pages that react to it. */
  code?: string;
  /** What to do about it. */
  hint?: string;
  /** Messages by field name. */
  fields: Readonly<Record<string, string>>;
  /** The input by field name, never with passwords or files. */
  values: Record<string, string | string[]>;
}

export interface FormState {
  /** Prefix for the ids of the form's fields. */
  id: string;
  failure: FormFailure | null;
  busy: boolean;
}

export const FormContext = createContext<FormState | null>(null);

/** The surrounding form, if there is one. */
export const useFormState = (): FormState | null => use(FormContext);

/** The id of a field, which the error summary links to. */
export const getFieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll(/[^\w-]/g, '-')}`;
