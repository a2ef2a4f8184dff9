import { EMAIL_PATTERN, messages } from '@foothold/contracts/support/choices';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { endpoint } from '../../shared/api/endpoint.ts';
import { RefusedError } from '../../shared/api/send-json.ts';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { useSubmission } from '../../shared/hooks/use-sending.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { Honeypot } from '../../shared/ui/honeypot.tsx';
import { RouteLine } from '../../shared/ui/pictures/route-line.tsx';
import { useToast } from '../../shared/ui/toast.tsx';
import { useIsFilled } from './form-parts.tsx';
import { WIZARD_FAILED } from './texts.ts';
import { useSavedAnswers } from './use-saved-answers.ts';
import { findFurthestStep, findStepWithProblem, LAST_STEP, packWaitlist, parseStep, STEPS } from './waitlist.ts';
import { AboutYou, Background, Confirmation, Goals, Step } from './waitlist-steps.tsx';

export interface WaitlistWizardProps {
  /** Name of the plan in the URL. */
  plan: string;
  /** The page's action data, if the form was submitted without JavaScript. */
  failure: FormFailure | null;
}

/** The waitlist form in four steps. It is one long form without JavaScript and shows one step at a time with it. */
export function WaitlistWizard({ plan, failure: posted }: WaitlistWizardProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<FormFailure | null>(posted);
  const saved = useSavedAnswers(form);
  const { step, goTo } = useStep(form, saved.ready);
  const filled = useIsFilled(form, STEPS[step - 1]?.needs ?? []);
  const { busy, send } = useSubmission(endpoint('POST /api/waitlist'), {
    onSent({ reference }) {
      saved.forget();
      toast.show({
        title: 'You’re on the waitlist',
        description: `We’ll email you. Your reference is ${reference}.`,
      });
      void navigate('/');
    },
    onFailed(error) {
      toast.show({ title: WIZARD_FAILED, variant: 'destructive' });
      const fields = error instanceof RefusedError ? error.fields : {};
      setFailure({ message: WIZARD_FAILED, fields, values: {} });
      const at = findStepWithProblem(fields);
      if (at !== null) goTo(at);
    },
  });

  /** Pressing Enter in a field triggers the step's button. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const payload = packWaitlist(new FormData(event.currentTarget));
    if (step === 1 && !EMAIL_PATTERN.test(payload.email)) {
      if (!filled) return;
      const fields = { email: messages.email.description };
      setFailure({ message: 'Check the highlighted fields and try again.', fields, values: {} });
      return;
    }
    if (!filled) return;
    setFailure(null);
    if (step < LAST_STEP) goTo(step + 1);
    else void send(payload);
  }

  const getStepProps = (id: number) => ({ id, title: STEPS[id - 1]?.title ?? '', current: step === id });
  return (
    <>
      <div className="pb-8">
        <RouteLine
          label="Steps"
          compact
          steps={STEPS.map(({ id, title }) => ({
            id: String(id),
            label: title,
            state: id < step ? 'done' : id === step ? 'current' : 'ahead',
          }))}
        />
      </div>
      <Form ref={form} failure={failure} busy={busy} onSubmit={onSubmit} className="flex flex-col gap-10">
        <Honeypot />
        <input type="hidden" name="plan" value={plan} />
        <Step {...getStepProps(1)}>
          <AboutYou />
        </Step>
        <Step {...getStepProps(2)}>
          <Background />
        </Step>
        <Step {...getStepProps(3)}>
          <Goals />
        </Step>
        <Step {...getStepProps(4)}>
          <Confirmation plan={plan} form={form} shown={hydrated && step === LAST_STEP} />
        </Step>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <Button size="large" disabled={step === 1} onClick={() => goTo(step - 1)} className="unscripted:hidden">
            Previous
          </Button>
          {step < LAST_STEP && (
            <Button
              type="submit"
              variant="primary"
              size="large"
              disabled={!hydrated || !filled}
              className="unscripted:hidden"
            >
              Next
            </Button>
          )}
          {(!hydrated || step === LAST_STEP) && (
            <SubmitButton size="large" busyLabel="Submitting..." className={step < LAST_STEP ? 'scripted:hidden' : ''}>
              Finish
            </SubmitButton>
          )}
        </div>
      </Form>
    </>
  );
}

/** The step in the URL, up to the first incomplete one. The focus moves to its title when it changes. */
function useStep(form: RefObject<HTMLFormElement | null>, ready: boolean) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const requestedStep = parseStep(search);
  const [furthest, setFurthest] = useState<number>(LAST_STEP);
  const step = Math.min(requestedStep, furthest);
  const last = useRef(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another step is requested
  useEffect(() => {
    if (ready && form.current) setFurthest(findFurthestStep(new FormData(form.current)));
  }, [form, ready, requestedStep]);

  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    form.current?.querySelector<HTMLElement>('fieldset:not([hidden]) h2')?.focus({ preventScroll: true });
  }, [form, step]);

  function goTo(next: number) {
    if (form.current) setFurthest(findFurthestStep(new FormData(form.current)));
    const query = new URLSearchParams(search);
    if (next === 1) query.delete('step');
    else query.set('step', String(next));
    void navigate({ search: query.toString() });
  }

  return { step, goTo };
}
