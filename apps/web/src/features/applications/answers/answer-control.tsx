import { answerLimits } from '@foothold/contracts/applications/answer-choices';
import type { ReactNode } from 'react';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import type { AnswerForm } from './answers.server.ts';

export interface AnswerControlProps {
  /** Null for a question of the member's own. */
  form: Pick<AnswerForm, 'choices' | 'input'> | null;
  label: ReactNode;
  hint?: ReactNode;
  defaultValue: string;
  /** With it, the field is controlled. */
  value?: string;
  onValue?: (value: string) => void;
  onBlur?: () => void;
}

/** The field for an answer: a choice, a line, or a text. */
export function AnswerControl({ form, label, hint, defaultValue, value, onValue, onBlur }: AnswerControlProps) {
  const content = value === undefined ? { defaultValue } : { value };
  const common = { name: 'answer', label, hint, required: false, onBlur, ...content };
  const onChange = (event: { currentTarget: { value: string } }) => onValue?.(event.currentTarget.value);
  if (form?.choices) {
    const choices = [...new Set([...form.choices, ...(value ? [value] : [])])];
    return (
      <Select
        {...common}
        {...(onValue && { onChange })}
        placeholder="Choose an answer"
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        className="max-w-form"
      />
    );
  }
  if (form && form.input !== 'area')
    return (
      <TextField
        {...common}
        {...(onValue && { onChange })}
        type={form.input}
        maxLength={answerLimits.answer}
        className="max-w-prose"
      />
    );
  return (
    <TextArea
      {...common}
      {...(onValue && { onChange })}
      rows={3}
      maxLength={answerLimits.answer}
      className="max-w-prose"
    />
  );
}
