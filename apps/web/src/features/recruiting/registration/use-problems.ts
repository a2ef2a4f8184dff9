import {
  findRegistrationProblems,
  type RegistrationProblems,
} from '@foothold/contracts/recruiting/registration-choices';
import { type ChangeEvent, type FocusEvent, type RefObject, useRef, useState } from 'react';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { parseAnswers, readPassword } from './answers.ts';
import { findDoubt } from './doubts.ts';
import { revalidate } from './problems.ts';
import { removeEntryProblems, sortByFormOrder } from './sections.ts';
import { CHECK_DOUBT, CHECK_FIELDS } from './texts.ts';

/** The form's problems: all of them on submit, and then field by field as they are fixed. */
export function useProblems(
  form: RefObject<HTMLFormElement | null>,
  { posted, withPassword }: { posted: FormFailure | null; withPassword: boolean },
) {
  const [failure, setFailure] = useState<FormFailure | null>(posted);
  const [problems, setProblems] = useState<RegistrationProblems>(() => sortByFormOrder(posted?.fields ?? {}));
  const [reportedFields, setReportedFields] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(posted?.fields ?? {})),
  );

  /** Answers that seem to contradict each other are asked about once, and can stay. */
  const askedDoubt = useRef<string | null>(null);

  function findProblems(): RegistrationProblems {
    if (!form.current) return {};
    const filled = new FormData(form.current);
    return findRegistrationProblems(parseAnswers(filled), withPassword ? readPassword(filled) : null);
  }

  function showProblems(message: string, fields: RegistrationProblems): void {
    const ordered = sortByFormOrder(fields);
    setFailure({ message, fields: ordered, values: {} });
    setProblems(ordered);
    setReportedFields(new Set([...reportedFields, ...Object.keys(ordered)]));
  }

  function revalidateField(name: string): void {
    if (reportedFields.size > 0)
      setProblems(revalidate(problems, { name, now: findProblems(), wrongOnce: reportedFields }));
  }

  return {
    failure,
    problems,
    refuse: showProblems,
    /** Whether the form can be sent. If not, the summary says why. */
    passes(): boolean {
      const now = findProblems();
      const doubt = form.current ? findDoubt(parseAnswers(new FormData(form.current))) : null;
      if (Object.keys(now).length > 0) showProblems(CHECK_FIELDS, now);
      else if (doubt !== null && doubt !== askedDoubt.current) {
        askedDoubt.current = doubt;
        showProblems(CHECK_DOUBT, { visaStatus: doubt });
        return false;
      } else {
        setFailure(null);
        setProblems({});
      }
      return Object.keys(now).length === 0;
    },
    entryRemoved(index: number): void {
      setProblems(removeEntryProblems(problems, index));
    },
    watch: {
      onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
        // If validating on blur moved a button under the pointer, it would miss the click. Submitting validates
        // everything anyway.
        if (!(relatedTarget instanceof HTMLButtonElement)) revalidateField(getFieldName(target));
      },
      onChange({ target }: ChangeEvent<HTMLFormElement>): void {
        const element: Element = target;
        if (
          element instanceof HTMLSelectElement ||
          (element instanceof HTMLInputElement && element.type === 'checkbox')
        )
          revalidateField(element.name);
      },
    },
  };
}

const getFieldName = (element: Element): string => element.getAttribute('name') ?? '';
