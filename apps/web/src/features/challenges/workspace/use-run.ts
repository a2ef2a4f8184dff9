import type { Challenge } from '@foothold/contracts/challenges';
import { challengeLimits, type Runnable } from '@foothold/contracts/challenges-choices';
import { useRef, useState } from 'react';
import type { TestResult, TestRun } from '../../../shared/sandbox/run-tests.ts';

export interface RunState {
  running: boolean;
  /** Of the tests that have ended, in their order. */
  results: readonly TestResult[];
  /** Once all have; null before. */
  run: TestRun | null;
  /** The sandbox could not be opened. */
  broken: boolean;
}

const NOTHING: RunState = { running: false, results: [], run: null, broken: false };

/** Runs code on the tests of a challenge, one run at a time. The sandbox is fetched when it is first needed. */
export function useRun({ call, tests }: Pick<Challenge, 'call' | 'tests'>) {
  const [state, setState] = useState(NOTHING);
  const underWay = useRef(false);

  /** @returns null where another run is under way, or where nothing could be run */
  async function start(code: string, language: Runnable): Promise<TestRun | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setState({ ...NOTHING, running: true });
    try {
      const { runTests } = await import('../../../shared/sandbox/run-tests.ts');
      const run = await runTests({
        code,
        language,
        call,
        tests,
        limitMs: challengeLimits.runMs,
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
