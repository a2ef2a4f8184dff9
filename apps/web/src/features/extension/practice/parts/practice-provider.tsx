import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { AnswerTable } from './answer-table.tsx';
import { type Answer, type Practice, PracticeContext, type Question, usePractice } from './practice.ts';
import { readForm } from './read-form.ts';

interface ProviderProps {
  controlled?: boolean;
  children: ReactNode;
}

/** Holds a practice form's values. After submission, it shows what would have been sent. */
export function PracticeProvider({ controlled = true, children }: ProviderProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [answers, setAnswers] = useState<Answer[] | null>(null);
  const questions = useRef(new Map<string, Question>());

  const register = useCallback((question: Question) => {
    questions.current.set(question.name, question);
  }, []);
  const setValue = useCallback((name: string, value: string) => {
    setValues((earlier) => ({ ...earlier, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
    setAnswers(null);
  }, []);
  const forget = useCallback((prefix: string) => {
    for (const name of [...questions.current.keys()]) if (name.startsWith(prefix)) questions.current.delete(name);
    setValues((earlier) => Object.fromEntries(Object.entries(earlier).filter(([name]) => !name.startsWith(prefix))));
  }, []);

  const practice = useMemo((): Practice => {
    const read = (form: HTMLFormElement | null): Answer[] =>
      controlled || !form
        ? [...questions.current.keys()].map((name) => ({ name, value: values[name] ?? '' }))
        : readForm(form);
    const check = (form: HTMLFormElement | null): boolean => {
      const missing = read(form).filter(({ name, value }) => value === '' && questions.current.get(name)?.required);
      setErrors(Object.fromEntries(missing.map(({ name }) => [name, MESSAGES.missing])));
      if (missing.length > 0) setAnswers(null);
      return missing.length === 0;
    };
    const submit = (form: HTMLFormElement) => {
      if (check(form)) setAnswers(read(form));
    };
    return { controlled, values, errors, setValue, register, forget, check, submit };
  }, [controlled, values, errors, setValue, register, forget]);

  const missing = [...questions.current.values()].filter(({ name }) => errors[name] !== undefined);
  return (
    <PracticeContext value={practice}>
      {children}
      <div role="alert" className="empty:hidden">
        {missing.length > 0 && (
          <div className="mt-4 border-l-4 border-danger pl-3 text-small">
            <p className="font-strong text-danger-text">{MESSAGES.fillIn(missing.length)}</p>
            <ul className="list-disc pl-5">
              {missing.map(({ name, label }) => (
                <li key={name}>{label}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {answers && <AnswerTable answers={answers} />}
    </PracticeContext>
  );
}

/** The form element. Nothing is sent when it is submitted. */
export function PracticeForm({ children, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const { submit } = usePractice();
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
