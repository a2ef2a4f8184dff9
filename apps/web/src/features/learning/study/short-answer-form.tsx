import { studyLimits } from '@foothold/contracts/learning/choices';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { AnswerFormProps } from './answer-form.ts';
import { parseNumber } from './number-of.ts';

/** Takes a word, a few words, or a number. */
export function ShortAnswerForm({ exercise, given, busy, disabled, onAnswer }: AnswerFormProps<'text' | 'number'>) {
  const [input, setInput] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const earlierText = given?.kind === 'text' ? given.text : given?.kind === 'number' ? String(given.value) : '';
  const now = input ?? earlierText;
  const numeric = exercise.kind === 'number';

  function send() {
    if (now.trim() === '') return setError('Enter an answer.');
    if (!numeric) {
      setError(undefined);
      return onAnswer({ kind: 'text', text: now });
    }
    const value = parseNumber(now);
    setError(value === null ? 'Enter a number, such as 0.42.' : undefined);
    if (value !== null) onAnswer({ kind: 'number', value });
  }

  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex max-w-form flex-col items-start gap-4"
    >
      <TextField
        name="answer"
        label={numeric ? 'Your answer (a number)' : 'Your answer'}
        value={now}
        onChange={(event) => setInput(event.target.value)}
        maxLength={studyLimits.text}
        inputMode={numeric ? 'decimal' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        error={error}
        className="w-full"
      />
      <SubmitButton variant="secondary" disabled={disabled}>
        Check answer
      </SubmitButton>
    </Form>
  );
}
