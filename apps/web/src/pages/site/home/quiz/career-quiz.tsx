import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAppData } from '../../../../shared/app-data.tsx';
import { useFormat } from '../../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../../shared/hooks/use-hydrated.ts';
import { Button, Spinner } from '../../../../shared/ui/button.tsx';
import { RadioGroup } from '../../../../shared/ui/choice.tsx';
import { Form } from '../../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../../shared/ui/form-state.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import {
  CALCULATING_MS,
  CALCULATION_NOTE,
  calculateQuizResult,
  DURATIONS,
  describeMissingAnswers,
  formatResultSentence,
  parseQuizAnswers,
  type QuizResult,
  SALARY_STEP,
} from './quiz.ts';

/** The page's action data, if the form was submitted without JavaScript. */
export type QuizOutcome = { result: QuizResult } | { failure: FormFailure };

type State = { at: 'form' } | { at: 'calculating'; result: QuizResult } | { at: 'results'; result: QuizResult };

/** The form, the calculation, and the result share a frame of fixed height, so that nothing below moves. */
export function CareerQuiz({ sent }: { sent: QuizOutcome | undefined }) {
  const [state, setState] = useState<State>(
    sent && 'result' in sent ? { at: 'results', result: sent.result } : { at: 'form' },
  );
  const place = useRef<HTMLDivElement>(null);
  const hasSwitched = useRef(false);

  useEffect(() => {
    if (state.at !== 'calculating') return;
    const { result } = state;
    const timer = setTimeout(() => setState({ at: 'results', result }), CALCULATING_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // Moves the keyboard focus to what replaced the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one view replaces another
  useEffect(() => {
    if (hasSwitched.current) place.current?.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
    hasSwitched.current = true;
  }, [state.at]);

  function calculate(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = parseQuizAnswers(new FormData(event.currentTarget));
    if (answers) setState({ at: 'calculating', result: calculateQuizResult(answers) });
  }

  return (
    <div
      ref={place}
      data-wakes
      className="grid min-h-[31rem] rounded-panel border border-line bg-raised p-5 sm:min-h-[22rem] xl:min-h-[14rem]"
    >
      {state.at === 'form' && (
        <QuizForm failure={sent && 'failure' in sent ? sent.failure : null} onSubmit={calculate} />
      )}
      {state.at === 'calculating' && (
        <p
          data-focus
          tabIndex={-1}
          role="status"
          className="flex items-center gap-3 self-center justify-self-center text-lead outline-none"
        >
          <Spinner />
          Calculating…
        </p>
      )}
      {state.at === 'results' && <QuizResults result={state.result} onAgain={() => setState({ at: 'form' })} />}
    </div>
  );
}

interface QuizFormProps {
  failure: FormFailure | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The button is enabled until hydration and then follows the input. */
function QuizForm({ failure, onSubmit }: QuizFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const missing = useMissingAnswers(place);
  const hydrated = useHydrated();
  const { region } = useAppData();
  return (
    <Form action="/?index#quiz" failure={failure} onSubmit={onSubmit} className="self-center">
      <div ref={place} className="flex flex-col gap-4">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
          <TextField name="role" label="Current role" autoComplete="organization-title" maxLength={120} data-focus />
          <TextField
            name="salary"
            label="Annual salary"
            type="number"
            inputMode="numeric"
            min={0}
            step={SALARY_STEP}
            prefix={region === 'uk' ? '£' : '$'}
          />
          <Select
            name="duration"
            label="How long have you been job hunting?"
            placeholder="Choose one"
            options={DURATIONS}
          />
          <RadioGroup
            name="manually"
            label="Do you fill out applications by hand?"
            inline
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            size="large"
            disabled={hydrated && missing !== null}
            aria-describedby="quiz-hint"
          >
            Calculate
          </Button>
          <p id="quiz-hint" aria-live="polite" className="min-h-24 text-small text-soft sm:min-h-12 xl:min-h-6">
            {missing ?? 'All set.'}
          </p>
        </div>
      </div>
    </Form>
  );
}

/** Tracks the fields of the form around `place`, including those filled in before hydration. */
function useMissingAnswers(place: RefObject<HTMLElement | null>): string | null {
  const [missing, setMissing] = useState<string | null>(() => describeMissingAnswers(new FormData()));
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const read = () => setMissing(describeMissingAnswers(new FormData(form)));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [place]);
  return missing;
}

function QuizResults({ result: { role, gain, hours }, onAgain }: { result: QuizResult; onAgain: () => void }) {
  const format = useFormat();
  const { region } = useAppData();
  const amount = format.money({ amount: gain, currency: region === 'uk' ? 'GBP' : 'USD' });
  return (
    <div className="grid gap-x-10 gap-y-4 self-center xl:grid-cols-2 xl:gap-y-3">
      <h3 data-focus tabIndex={-1} className="max-w-prose text-title outline-none">
        {formatResultSentence(amount, hours)}
      </h3>
      <dl className="grid content-center border-y border-line sm:grid-cols-2 sm:divide-x sm:divide-line max-sm:divide-y max-sm:divide-line">
        <Figure label="more a year" value={amount} />
        <Figure label="hours saved a month" value={format.number(hours)} />
      </dl>
      <p className="max-w-prose text-note text-soft">{CALCULATION_NOTE}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 self-center">
        <Button type="button" onClick={onAgain}>
          Take Quiz Again
        </Button>
        <Link to={`/jobs?${new URLSearchParams({ q: role })}`} className="link text-small">
          See jobs for {role.length > 40 ? 'this role' : role}
        </Link>
      </p>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse py-3 sm:px-6 sm:first:pl-0">
      <dt className="text-small text-soft">{label}</dt>
      <dd className="font-display text-heading break-words figures">{value}</dd>
    </div>
  );
}
