import { LANGUAGE_NAMES } from '@foothold/contracts/coaching-choices';
import { studyLimits } from '@foothold/contracts/learning-choices';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { TestRun } from '../../../shared/sandbox/run-tests.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { CodeArea } from '../../../shared/ui/code-area.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { AnswerFormProps } from './exercise.tsx';

/** Milliseconds for all tests together: a right solution of ours takes a few. */
const LIMIT_MS = 3000;

/** Code that is run on the tests of its exercise, in this browser and nowhere else. */
export function CodeForm({ exercise, given, busy, disabled, onAnswer }: AnswerFormProps<'code'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const [run, setRun] = useState<TestRun | 'unopened' | null>(null);
  const code = typed ?? (given?.kind === 'code' ? given.code : exercise.start);

  async function check() {
    setRunning(true);
    setRun(null);
    try {
      const { runTests } = await import('../../../shared/sandbox/run-tests.ts');
      const { language, call, tests } = exercise;
      const ended = await runTests({
        code,
        language,
        call,
        tests: tests as Parameters<typeof runTests>[0]['tests'],
        limitMs: LIMIT_MS,
      });
      setRun(ended);
      onAnswer({ kind: 'code', code, passed: ended.results.filter(({ passed }) => passed).length });
    } catch {
      setRun('unopened');
    } finally {
      setRunning(false);
    }
  }

  return (
    <Form
      busy={busy || running}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
      className="flex flex-col items-stretch gap-4"
    >
      <CodeArea
        name="code"
        label={`Your code, in ${LANGUAGE_NAMES[exercise.language]}`}
        hint="It runs in this browser only. Which tests passed is kept as your own statement."
        value={code}
        onValueChange={setTyped}
        maxLength={studyLimits.code}
        rows={Math.min(24, Math.max(8, code.split('\n').length + 1))}
        disabled={disabled}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" disabled={disabled} busyLabel="Running">
          Run the tests
        </SubmitButton>
        {code !== exercise.start && (
          <Button variant="quiet" onClick={() => setTyped(exercise.start)}>
            Begin again
          </Button>
        )}
      </div>
      {run === 'unopened' && (
        <Callout tone="danger" title="The tests could not be started in this browser. Please try again." live />
      )}
      {run !== null && run !== 'unopened' && <Results run={run} />}
    </Form>
  );
}

function Results({ run: { results, failure, timedOut, logs, logsLeftOut } }: { run: TestRun }) {
  const passed = results.filter((result) => result.passed).length;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-small font-strong">
        {failure === null
          ? `${passed} of ${results.length} tests passed${timedOut ? ', and the time was over' : ''}`
          : 'The code could not be started'}
      </p>
      {failure !== null && <pre className="overflow-x-auto font-mono text-note text-danger-text">{failure}</pre>}
      <ul className="border-b border-line text-small">
        {results.map(({ name, passed: isPassed, expected, got, error }) => (
          <li key={name} className="flex gap-3 border-t border-line py-2.5">
            {isPassed ? (
              <CircleCheck aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-hold-text" />
            ) : (
              <CircleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-danger-text" />
            )}
            <div className="min-w-0">
              <p>
                <span className="sr-only">{isPassed ? 'Passed: ' : 'Failed: '}</span>
                {name}
              </p>
              {!isPassed && (
                <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-1 text-note text-soft">
                  <dt>Expected</dt>
                  <dd className="font-mono break-words">{expected}</dd>
                  <dt>{error === null ? 'Came out' : 'Stopped'}</dt>
                  <dd className="font-mono break-words">{error ?? got}</dd>
                </dl>
              )}
            </div>
          </li>
        ))}
      </ul>
      {logs.length > 0 && (
        <details className="text-small">
          <summary className="cursor-pointer text-soft hover:text-ink">What your code printed</summary>
          <pre className="max-h-60 overflow-auto pt-2 font-mono text-note">
            {logs.join('\n')}
            {logsLeftOut > 0 && `\n… and ${logsLeftOut} more lines`}
          </pre>
        </details>
      )}
    </div>
  );
}
