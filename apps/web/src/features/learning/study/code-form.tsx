import { LANGUAGE_NAMES } from '@foothold/contracts/coaching/choices';
import { studyLimits } from '@foothold/contracts/learning/choices';
import { useState } from 'react';
import type { SandboxTest } from '../../../shared/sandbox/run-tests.ts';
import { TestResults } from '../../../shared/sandbox/test-results.tsx';
import { useRun } from '../../../shared/sandbox/use-run.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CodeField } from '../../../shared/ui/code-field.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { AnswerFormProps } from './answer-form.ts';

/** Code that is run against the exercise's tests, in this browser only. */
export function CodeForm({ exercise, given, busy, disabled, onAnswer }: AnswerFormProps<'code'>) {
  const [input, setInput] = useState<string | null>(null);
  const { call, language } = exercise;
  const tests = exercise.tests as SandboxTest[];
  const state = useRun({ call, tests });
  const code = input ?? (given?.kind === 'code' ? given.code : exercise.start);

  async function check() {
    const run = await state.start(code, language);
    if (run) onAnswer({ kind: 'code', code, passed: run.results.filter(({ passed }) => passed).length });
  }

  return (
    <Form
      busy={busy || state.running}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
      className="flex flex-col items-stretch gap-4"
    >
      <CodeField
        name="code"
        label={`Your ${LANGUAGE_NAMES[language]} code`}
        hint="Your code runs only in this browser. We save which tests passed, as reported by your browser."
        value={code}
        onValueChange={setInput}
        maxLength={studyLimits.code}
        rows={Math.min(24, Math.max(8, code.split('\n').length + 1))}
        disabled={disabled}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" disabled={disabled} busyLabel="Running…">
          Run tests
        </SubmitButton>
        {code !== exercise.start && (
          <Button variant="quiet" onClick={() => setInput(exercise.start)}>
            Reset code
          </Button>
        )}
      </div>
      {(state.running || state.broken || state.run) && <TestResults tests={tests} state={state} code={code} />}
    </Form>
  );
}
