import type { ComponentProps } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';
import { controlClass } from '../../../../shared/ui/form-field.tsx';
import { type Question, splitOptions, toggleOption, usePractice, usePracticeField } from './practice.ts';

type Attributes = Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-label' | 'aria-labelledby'> & {
  'aria-describedby'?: string;
  'data-automation-id'?: string;
  'data-qa'?: string;
};

interface ControlProps extends Attributes {
  question: Question;
  /** Whether the values of a select's options are codes, as in systems that number their options. */
  coded?: boolean;
  /** Left out where a system names its fields only in its own state. */
  unnamed?: boolean;
  rows?: number;
}

const CODE_START = 4_100_200;

/** The native control of a question: an input, a text area, or a select. */
export function Control({
  question,
  coded = false,
  unnamed = false,
  rows = 4,
  className,
  ...attributes
}: ControlProps) {
  const { controlled } = usePractice();
  const { value, setValue, error } = usePracticeField(question);
  const { kind = 'text', options = [], placeholder, autoComplete, max, accept } = question;
  const codeOf = (index: number) => (coded ? String(CODE_START + index) : (options[index] ?? ''));
  const common = {
    ...attributes,
    ...(!unnamed && { name: question.name }),
    ...(question.required && { 'aria-required': true }),
    'aria-invalid': error !== undefined || undefined,
    className: cx(controlClass, 'min-h-11 py-2', className),
  };
  if (kind === 'select')
    return (
      <select
        {...common}
        {...(controlled
          ? {
              value: value === '' ? '' : codeOf(options.indexOf(value)),
              onChange: (event) =>
                setValue(event.target.value === '' ? '' : (event.target.selectedOptions[0]?.text ?? '')),
            }
          : { defaultValue: '' })}
      >
        <option value="">{placeholder ?? 'Please select'}</option>
        {options.map((option, index) => (
          <option key={option} value={codeOf(index)}>
            {option}
          </option>
        ))}
      </select>
    );
  const typed = {
    ...common,
    placeholder,
    autoComplete,
    maxLength: max,
    ...(controlled && {
      value,
      onChange: (event: { target: { value: string } }) => setValue(event.target.value),
    }),
  };
  if (kind === 'area') return <textarea {...typed} rows={rows} />;
  if (kind === 'file')
    return (
      <input
        {...common}
        type="file"
        accept={accept}
        onChange={(event) => controlled && setValue(event.target.files?.[0]?.name ?? '')}
      />
    );
  return <input {...typed} type={kind} />;
}

interface ChoiceProps extends Attributes {
  question: Question;
  option: string;
  unnamed?: boolean;
}

/** One radio button or checkbox of a question. The form lays out its label. */
export function Choice({ question, option, unnamed = false, className, ...attributes }: ChoiceProps) {
  const { controlled } = usePractice();
  const { value, setValue } = usePracticeField(question);
  const several = question.kind !== 'radio';
  const chosen = splitOptions(value).includes(option);
  return (
    <input
      {...attributes}
      type={several ? 'checkbox' : 'radio'}
      {...(!unnamed && { name: question.name })}
      value={option}
      className={cx('size-5 shrink-0 accent-accent', className)}
      {...(controlled && {
        checked: chosen,
        onChange: () => setValue(several ? toggleOption(value, option) : option),
      })}
    />
  );
}

/** The value of a single checkbox. */
export const CHECKED = 'Yes';

/** The message of a missing field, below its control. */
export function FieldError({ question, id }: { question: Question; id?: string }) {
  const { error } = usePracticeField(question);
  if (error === undefined) return null;
  return (
    <p id={id} className="pt-1 text-small font-medium text-danger-text">
      {error}
    </p>
  );
}
