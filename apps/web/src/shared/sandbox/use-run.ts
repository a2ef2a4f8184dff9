import { useRef, useState } from 'react';
import type { SandboxTest, TestOrder, TestResult, TestRun } from './run-tests.ts';

export interface RunState {
  running: boolean;
  /** Of the tests that have ended, in their order. */
  results: readonly TestResult[];
  /** Once all have; null before. */
  run: TestRun | null;
  /** The sandbox could not be opened. */
  broken: boolean;
}

/** For all tests together: a good solution takes a few milliseconds. */
const LIMIT_MS = 3000;

const NOTHING: RunState = { running: false, results: [], run: null, broken: false };

/** Runs code on the tests of a task, one run at a time. The sandbox is fetched when it is first needed. */
export function useRun({ call, tests }: { call: string; tests: readonly SandboxTest[] }) {
  const [state, setState] = useState(NOTHING);
  const underWay = useRef(false);

  /** @returns null where another run is under way, or where nothing could be run */
  async function start(code: string, language: TestOrder['language']): Promise<TestRun | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setState({ ...NOTHING, running: true });
    try {
      const { runTests } = await import('./run-tests.ts');
      const run = await runTests({
        code,
        language,
        call,
        tests,
        limitMs: LIMIT_MS,
        onResult: (result) => setState((before) => ({ ...before, results: [...before.results, result] })),
      });
      setState({ running: false, results: run.results, run, broken: false });
      return run;
    } catch {
      setState({ ...NOTHING, broken: true });
      return null;
    } finally {
      underWay.current = false;
    }
  }

  return { ...state, start, clear: () => setState(NOTHING) };
}
