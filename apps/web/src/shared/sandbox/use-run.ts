import { useEffect, useRef, useState } from 'react';
import type { SandboxTest, TestJob, TestResult, TestRun } from './run-tests.ts';

export interface RunState {
  running: boolean;
  /** The results of the finished tests, in order. */
  results: readonly TestResult[];
  /** The complete run; null until all tests have finished. */
  run: TestRun | null;
  /** The code that is running or was run; the editor may have changed since. Null before the first run. */
  code: string | null;
  /** Whether the sandbox couldn't be opened. */
  broken: boolean;
}

/** Limit for all tests together. A good solution takes a few milliseconds. */
const TIME_LIMIT_MS = 3000;

const INITIAL_STATE: RunState = { running: false, results: [], run: null, code: null, broken: false };

/** Runs tests on code, one run at a time. The sandbox is loaded on first use. */
export function useRun({ call, tests }: { call: string; tests: readonly SandboxTest[] }) {
  const [state, setState] = useState(INITIAL_STATE);
  const underWay = useRef<AbortController>(null);

  // Cancels the run when the component unmounts.
  useEffect(() => () => underWay.current?.abort(), []);

  /** @returns null if a run is already pending, this one was aborted, or nothing could be run */
  async function start(code: string, language: TestJob['language']): Promise<TestRun | null> {
    if (underWay.current) return null;
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    setState({ ...INITIAL_STATE, code, running: true });
    try {
      const { runTests } = await import('./run-tests.ts');
      const run = await runTests({
        code,
        language,
        call,
        tests,
        limitMs: TIME_LIMIT_MS,
        signal,
        onResult: (result) => {
          if (!signal.aborted) setState((before) => ({ ...before, results: [...before.results, result] }));
        },
      });
      setState({ ...INITIAL_STATE, code, results: run.results, run });
      return run;
    } catch {
      if (!signal.aborted) setState({ ...INITIAL_STATE, broken: true });
      return null;
    } finally {
      if (underWay.current === controller) underWay.current = null;
    }
  }

  /** Aborts the current run and clears earlier results. */
  const clear = () => {
    underWay.current?.abort();
    underWay.current = null;
    setState(INITIAL_STATE);
  };
  return { ...state, start, clear };
}
