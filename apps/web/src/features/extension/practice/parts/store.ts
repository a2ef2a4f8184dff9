import { MESSAGES } from '../messages.ts';
import type { Answer, Question } from './question.ts';
import { readForm } from './read-form.ts';

/** A practice form's values. Fields follow only their own, so that a long form is as fast as a short one. */
export interface PracticeStore {
  /** Whether fields get their values from React. Otherwise, the browser holds them until the form is submitted. */
  controlled: boolean;
  subscribe(listener: () => void): () => void;
  getValue(name: string): string;
  getError(name: string): string | undefined;
  /** The required questions without an answer, as of the last check. */
  getMissing(): readonly Question[];
  /** What would have been sent. Null until the form is submitted, and again after a change. */
  getAnswers(): readonly Answer[] | null;
  setValue(name: string, value: string): void;
  register(question: Question): void;
  /** Drops the fields of a removed block. */
  forget(prefix: string): void;
  /** Checks the fields shown so far. @returns whether none is missing */
  check(form: HTMLFormElement | null): boolean;
  submit(form: HTMLFormElement): void;
  /** Shows what the form holds now, without checking it. */
  show(form: HTMLFormElement | null): void;
}

export function createPracticeStore(controlled: boolean): PracticeStore {
  const listeners = new Set<() => void>();
  const questions = new Map<string, Question>();
  const values = new Map<string, string>();
  let missing: readonly Question[] = [];
  let answers: readonly Answer[] | null = null;

  const announce = () => {
    for (const listener of listeners) listener();
  };
  const read = (form: HTMLFormElement | null): readonly Answer[] =>
    controlled || !form
      ? [...questions.keys()].map((name) => ({ name, value: values.get(name) ?? '' }))
      : readForm(form);
  const check = (form: HTMLFormElement | null): boolean => {
    const given = new Map(read(form).map(({ name, value }) => [name, value]));
    missing = [...questions.values()].filter(({ name, required }) => required && !given.get(name));
    answers = null;
    announce();
    return missing.length === 0;
  };
  return {
    controlled,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getValue: (name) => values.get(name) ?? '',
    getError: (name) => (missing.some((question) => question.name === name) ? MESSAGES.missing : undefined),
    getMissing: () => missing,
    getAnswers: () => answers,
    setValue(name, value) {
      values.set(name, value);
      if (missing.some((question) => question.name === name))
        missing = missing.filter((question) => question.name !== name);
      answers = null;
      announce();
    },
    register(question) {
      questions.set(question.name, question);
    },
    forget(prefix) {
      for (const name of [...questions.keys()]) if (name.startsWith(prefix)) questions.delete(name);
      for (const name of [...values.keys()]) if (name.startsWith(prefix)) values.delete(name);
      missing = missing.filter(({ name }) => !name.startsWith(prefix));
      answers = null;
      announce();
    },
    check,
    show(form) {
      answers = read(form);
      announce();
    },
    submit(form) {
      if (!check(form)) return;
      answers = read(form);
      announce();
    },
  };
}
