import {
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  limits,
  URGENCIES,
  WAITLIST_GOALS,
  WAITLIST_SKILLS,
} from '@foothold/contracts/support/choices';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { Checkbox, RadioGroup } from '../../shared/ui/choice.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { EmailField } from '../../shared/ui/email-field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { FieldPair } from './form-parts.tsx';
import { listAnswers } from './waitlist-answers.ts';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export interface StepProps {
  id: number;
  title: string;
  current: boolean;
  children: ReactNode;
}

/**
 * One step. Without JavaScript, all steps are shown one below another; otherwise, only the first is visible from the
 * start.
 */
export function Step({ id, title, current, children }: StepProps) {
  const hydrated = useHydrated();
  const heading = useId();
  return (
    <fieldset
      aria-labelledby={heading}
      hidden={hydrated && !current}
      className={cx('min-w-0 flex-col gap-6 [&:not([hidden])]:flex', !current && 'scripted:hidden!')}
    >
      <div className="flex flex-col gap-1">
        <p className="text-small text-soft">Step {id} of 4</p>
        <h2 id={heading} tabIndex={-1} className="text-title outline-none focus-visible:outline-none">
          {title}
        </h2>
      </div>
      {children}
    </fieldset>
  );
}

export function AboutYou() {
  return (
    <>
      <FieldPair>
        <TextField name="firstName" label="First name" autoComplete="given-name" maxLength={limits.name} />
        <TextField name="lastName" label="Last name" autoComplete="family-name" maxLength={limits.name} />
      </FieldPair>
      <FieldPair>
        <EmailField maxLength={limits.email} />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={limits.phone} optional />
      </FieldPair>
    </>
  );
}

export function Background() {
  return (
    <>
      <TextField
        name="currentRole"
        label="Current role"
        hint="Or your most recent one"
        autoComplete="organization-title"
        maxLength={limits.line}
      />
      <FieldPair>
        <Select name="experience" label="Experience" placeholder="Choose one" options={toOptions(EXPERIENCE_LEVELS)} />
        <Select name="industry" label="Industry" placeholder="Choose one" options={toOptions(INDUSTRIES)} />
      </FieldPair>
      <Choices name="skills" legend="Skills" values={WAITLIST_SKILLS} />
    </>
  );
}

export function Goals() {
  return (
    <>
      <TextField name="targetRole" label="Target role" maxLength={limits.line} />
      <RadioGroup name="urgency" label="How soon" options={URGENCIES.map(({ id, label }) => ({ value: id, label }))} />
      <Choices name="goals" legend="Goals" values={WAITLIST_GOALS} />
      <TextArea name="additionalInfo" label="Anything else we should know" maxLength={limits.text} optional />
    </>
  );
}

function Choices({ name, legend, values }: { name: string; legend: string; values: readonly string[] }) {
  return (
    <fieldset>
      <legend className="pb-3 text-small font-strong">
        {legend} <span className="font-regular text-soft">(optional)</span>
      </legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {values.map((value) => (
          <Checkbox key={value} name={name} value={value} label={value} optional />
        ))}
      </div>
    </fieldset>
  );
}

export interface ConfirmationProps {
  plan: string;
  form: RefObject<HTMLFormElement | null>;
  /** Whether this is the current step, which is when the answers are read. */
  shown: boolean;
}

/** All answers, with links to change them. */
export function Confirmation({ plan, form, shown }: ConfirmationProps) {
  const [search] = useSearchParams();
  const [values, setValues] = useState<FormData | null>(null);
  useEffect(() => {
    if (shown && form.current) setValues(new FormData(form.current));
  }, [form, shown]);
  const buildStepHref = (step: number) => {
    const query = new URLSearchParams(search);
    query.set('step', String(step));
    return `?${query}`;
  };
  return (
    <>
      <p className="text-small text-soft">
        You’re joining the waitlist for what isn’t open yet in <strong className="font-strong text-ink">{plan}</strong>.
      </p>
      {values &&
        listAnswers(values).map(({ step, title, answers }) => (
          <section key={step} className="flex flex-col gap-2">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="font-text text-body font-strong tracking-normal">{title}</h3>
              <Link to={buildStepHref(step)} className="link inline-flex min-h-8 items-center text-small">
                Change<span className="sr-only"> {title}</span>
              </Link>
            </div>
            <DescriptionList items={answers} />
          </section>
        ))}
      <Checkbox
        name="newsletter"
        optional
        label="Send me the newsletter too"
        hint="We’ll only send it if you check this box."
      />
    </>
  );
}
