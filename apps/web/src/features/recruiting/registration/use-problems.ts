import { type RegistrationProblems, registrationProblems } from '@foothold/contracts/recruiting/registration-choices';
import { type ChangeEvent, type FocusEvent, type RefObject, useState } from 'react';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { answersOf, passwordOf } from './answers.ts';
import { lookedAtAgain } from './problems.ts';
import { inFormOrder, withoutEntry } from './sections.ts';
import { CHECK_FIELDS } from './texts.ts';

/** The form's problems: all of them on submit, and then field by field as they are fixed. */
export function useProblems(
  form: RefObject<HTMLFormElement | null>,
  { posted, withPassword }: { posted: FormFailure | null; withPassword: boolean },
) {
  const [failure, setFailure] = useState<FormFailure | null>(posted);
  const [problems, setProblems] = useState<RegistrationProblems>(() => inFormOrder(posted?.fields ?? {}));
  const [wrongOnce, setWrongOnce] = useState<ReadonlySet<string>>(() => new Set(Object.keys(posted?.fields ?? {})));

  function problemsNow(): RegistrationProblems {
    if (!form.current) return {};
    const filled = new FormData(form.current);
    return registrationProblems(answersOf(filled), withPassword ? passwordOf(filled) : null);
  }

  function refuse(message: string, fields: RegistrationProblems): void {
    const ordered = inFormOrder(fields);
    setFailure({ message, fields: ordered, values: {} });
    setProblems(ordered);
    setWrongOnce(new Set([...wrongOnce, ...Object.keys(ordered)]));
  }

  function lookAgain(name: string): void {
    if (wrongOnce.size > 0) setProblems(lookedAtAgain(problems, { name, now: problemsNow(), wrongOnce }));
  }

  return {
    failure,
    problems,
    refuse,
    /** Whether the form can be sent. If not, the summary says why. */
    passes(): boolean {
      const now = problemsNow();
      if (Object.keys(now).length > 0) refuse(CHECK_FIELDS, now);
      else {
        setFailure(null);
        setProblems({});
      }
      return Object.keys(now).length === 0;
    },
    entryRemoved(index: number): void {
      setProblems(withoutEntry(problems, index));
    },
    watch: {
      onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
        // If validating on blur moved a button under the pointer, it would miss the click. Submitting validates
        // everything anyway.
        if (!(relatedTarget instanceof HTMLButtonElement)) lookAgain(nameOf(target));
      },
      onChange({ target }: ChangeEvent<HTMLFormElement>): void {
        const element: Element = target;
        if (
          element instanceof HTMLSelectElement ||
          (element instanceof HTMLInputElement && element.type === 'checkbox')
        )
          lookAgain(element.name);
      },
    },
  };
}

const nameOf = (element: Element): string => element.getAttribute('name') ?? '';
