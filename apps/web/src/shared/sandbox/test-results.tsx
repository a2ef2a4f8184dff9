import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { Callout } from '../ui/callout.tsx';
import type { SandboxTest, TestResult } from './run-tests.ts';
import type { RunState } from './use-run.ts';
import { encodeValue, formatArguments, formatValue } from './values.ts';

export interface TestResultsProps {
  tests: readonly { name: string }[];
  state: RunState;
  /** The editor's content. Results for other code are labeled as an earlier run's. */
  code: string;
}

/** Lists each test with its description and, after a run, the expected and actual results. */
export function TestResults({ tests, state, code }: TestResultsProps) {
  const { results, run, running, broken } = state;
  const isOutdated = run !== null && state.code !== code;
  const passed = results.filter((result) => result.passed).length;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p role="status" className="font-strong figures">
        {running && `Running: ${results.length} of ${tests.length} done`}
        {run && !isOutdated && run.failure === null && `${passed} of ${tests.length} tests passed`}
        {isOutdated && 'Code changed since the last run'}
        {isOutdated && run.failure === null && `: ${passed} of ${tests.length} tests passed`}
      </p>
      {broken && (
        <Callout tone="danger" title="We couldn’t start the tests" live>
          Check your connection and run them again. Your code is still here.
        </Callout>
      )}
      {run?.failure != null && (
        <Callout
          tone={isOutdated ? 'note' : 'danger'}
          title={isOutdated ? 'Your code didn’t start in the last run' : 'Your code didn’t start'}
          live
        >
          <span className="font-mono break-words">{run.failure}</span>
        </Callout>
      )}
      {run?.timedOut && !isOutdated && (
        <Callout tone="caution" title="Stopped after 3 seconds" live>
          A test was still running. The usual cause is a loop that never ends or runs too many times.
        </Callout>
      )}
      <ol className="border-t border-line">
        {tests.map(({ name }, index) => (
          <li key={name} className="border-b border-line py-2.5">
            <TestLine name={name} result={run?.failure != null ? undefined : results[index]} isOld={isOutdated} />
          </li>
        ))}
      </ol>
      {run && run.logs.length > 0 && <ConsoleOutput logs={run.logs} leftOut={run.omittedLogs} />}
    </div>
  );
}

function TestLine({ name, result, isOld }: { name: string; result: TestResult | undefined; isOld: boolean }) {
  const [Icon, look, word] = !result
    ? ([CircleDashed, 'text-soft', 'Not run yet'] as const)
    : isOld
      ? ([CircleDashed, 'text-soft', result.passed ? 'Passed in the last run' : 'Failed in the last run'] as const)
      : result.passed
        ? ([CircleCheck, 'text-hold-text', 'Passed'] as const)
        : ([CircleX, 'text-danger-text', 'Failed'] as const);
  return (
    <div className="flex gap-3 text-small">
      <Icon aria-hidden="true" size={18} className={`mt-[3px] shrink-0 ${look}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{name}</span>
          <span className={look}>{word}</span>
        </p>
        {result && !result.passed && (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-note">
            <dt className="text-soft">Input</dt>
            <dd className="font-mono break-words whitespace-pre-wrap">{result.given}</dd>
            <dt className="text-soft">Expected</dt>
            <dd className="font-mono break-words whitespace-pre-wrap">{result.expected}</dd>
            <dt className="text-soft">{result.error === null ? 'Got' : 'Error'}</dt>
            <dd className="font-mono break-words whitespace-pre-wrap">{result.error ?? result.got}</dd>
          </dl>
        )}
      </div>
    </div>
  );
}

/** Lists each test's input and expected result in JavaScript notation, for languages that can't be run. */
export function TestCases({ tests }: { tests: readonly SandboxTest[] }) {
  return (
    <ol className="border-t border-line">
      {tests.map(({ name, args, gives }) => (
        <li key={name} className="flex flex-col gap-1.5 border-b border-line py-2.5 text-small">
          <p>{name}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-note">
            <dt className="text-soft">Input</dt>
            <dd className="font-mono break-words whitespace-pre-wrap">{formatArguments(args)}</dd>
            <dt className="text-soft">Expected</dt>
            <dd className="font-mono break-words whitespace-pre-wrap">{formatValue(encodeValue(gives))}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}

function ConsoleOutput({ logs, leftOut }: { logs: readonly string[]; leftOut: number }) {
  return (
    <details open className="text-small">
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium">Console output</summary>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-control border border-line bg-sunken p-3 font-mono text-note"
      >
        {logs.join('\n')}
        {leftOut > 0 && `\n… and ${leftOut} more lines`}
      </pre>
    </details>
  );
}
