import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { OPTION_SEPARATOR, type Question } from './question.ts';
import type { PracticeStore } from './store.ts';

export type { Question } from './question.ts';

export const splitOptions = (value: string): string[] => (value === '' ? [] : value.split(OPTION_SEPARATOR));

export const toggleOption = (value: string, option: string): string => {
  const chosen = splitOptions(value);
  return (chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]).join(
    OPTION_SEPARATOR,
  );
};

export const PracticeContext = createContext<PracticeStore | null>(null);

export function usePractice(): PracticeStore {
  const store = use(PracticeContext);
  if (!store) throw new Error('A practice field needs a practice form.');
  return store;
}

/** The value of a field, followed by a part of the form that depends on it. */
export function usePracticeValue(name: string): string {
  const { subscribe, getValue } = usePractice();
  const read = () => getValue(name);
  return useSyncExternalStore(subscribe, read, read);
}

export interface PracticeField {
  value: string;
  setValue(value: string): void;
  error: string | undefined;
}

/** Connects a question to its form. */
export function usePracticeField(question: Question): PracticeField {
  const { register, subscribe, getError, setValue } = usePractice();
  useEffect(() => register(question), [register, question]);
  const readError = () => getError(question.name);
  return {
    value: usePracticeValue(question.name),
    setValue: (value) => setValue(question.name, value),
    error: useSyncExternalStore(subscribe, readError, readError),
  };
}
