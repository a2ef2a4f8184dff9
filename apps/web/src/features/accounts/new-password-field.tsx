import { type FormEvent, useState } from 'react';
import { useBrand } from '../../shared/app-data.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { advisePassword, type PasswordLength, type PasswordLevel } from './password-advice.ts';

const STEPS_BY_STRENGTH: Record<PasswordLevel, number> = { short: 0, weak: 1, fair: 2, strong: 3 };
const COLORS: Record<PasswordLevel, string> = {
  short: 'text-soft',
  weak: 'text-caution-text',
  fair: 'text-ink',
  strong: 'text-hold-text',
};

export interface NewPasswordFieldProps {
  label: string;
  /** The lengths that the server accepts. */
  length: PasswordLength;
  /** Words that identify the user. The form's name and email fields are added. */
  ownWords?: readonly string[];
}

/** A new password field with advice while typing. */
export function NewPasswordField({ label, length, ownWords = [] }: NewPasswordFieldProps) {
  const brand = useBrand();
  const [input, setInput] = useState<{ password: string; around: string[] } | null>(null);
  const updateAdvice = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) => {
    const otherFields = ['name', 'email'].flatMap((name) => {
      const field = form?.elements.namedItem(name);
      return field instanceof HTMLInputElement ? splitWords(field.value) : [];
    });
    setInput({ password: value, around: otherFields });
  };
  const advice = input?.password
    ? advisePassword(input.password, [...ownWords.flatMap(splitWords), ...input.around, brand.name], length)
    : null;
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        name="password"
        label={label}
        hint={`At least ${length.min} characters. Three or four random words work well.`}
        autoComplete="new-password"
        minLength={length.min}
        maxLength={length.max}
        onInput={updateAdvice}
      />
      <div className={cx('flex gap-3 text-small', !advice && 'hidden')}>
        <StrengthRoute steps={advice ? STEPS_BY_STRENGTH[advice.level] : 0} />
        <p role="status" className={advice ? COLORS[advice.level] : ''}>
          {advice?.text}
        </p>
      </div>
    </div>
  );
}

const splitWords = (text: string) => text.split(/[\s@._+-]+/).filter(Boolean);

/** A route of three steps that fills up with the password's strength. The words next to it say the same. */
function StrengthRoute({ steps }: { steps: number }) {
  return (
    <svg viewBox="0 0 60 24" aria-hidden="true" className="h-6 w-15 shrink-0">
      <path
        d="M8 17 30 9 52 6"
        fill="none"
        strokeWidth="2"
        className="stroke-edge"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      {steps > 1 && (
        <path d={steps > 2 ? 'M8 17 30 9 52 6' : 'M8 17 30 9'} fill="none" strokeWidth="2" className="stroke-hold" />
      )}
      {[
        [8, 17],
        [30, 9],
        [52, 6],
      ].map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="4.5"
          strokeWidth="2"
          className={index < steps ? 'fill-hold stroke-hold' : 'fill-paper stroke-edge'}
        />
      ))}
    </svg>
  );
}
