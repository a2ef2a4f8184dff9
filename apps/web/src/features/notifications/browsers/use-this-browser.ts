import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { describeFailure } from '../../../shared/api/failed-try.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import type { BrowserState } from './this-browser.ts';
import { NoPushServiceError, readBrowserState, sendTest, turnOffHere, turnOnHere } from './this-browser.ts';

export interface Outcome {
  tone: 'hold' | 'danger';
  title: string;
  text?: string | undefined;
}

const SENT: Outcome = {
  tone: 'hold',
  title: 'Test notification sent.',
  text: 'If you don’t see it within a minute, check that your system allows notifications from this browser and that no focus or do-not-disturb mode is on.',
};

const NOT_ALLOWED: Outcome = {
  tone: 'danger',
  title: 'Notifications weren’t allowed.',
  text: 'Try again, and choose Allow when the browser asks.',
};

/**
 * The state of notifications in this browser, and what changes it.
 * @param id of this browser, if the server knows it
 */
export function useThisBrowser(publicKey: string, id: string | null) {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<BrowserState | null>(null);
  const [busy, setBusy] = useState<'on' | 'off' | 'test' | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const read = () => void readBrowserState(id !== null).then((now) => isCurrent && setState(now));
    read();
    // People allow notifications in the browser's settings, and come back.
    addEventListener('focus', read);
    return () => {
      isCurrent = false;
      removeEventListener('focus', read);
    };
  }, [id]);

  async function run(what: 'on' | 'off' | 'test', work: () => Promise<Outcome | null>): Promise<void> {
    setBusy(what);
    setOutcome(null);
    try {
      setOutcome(await work());
    } catch (error) {
      setOutcome({ tone: 'danger', ...describeProblem(error) });
    } finally {
      await revalidate();
      setBusy(null);
    }
  }

  return {
    state,
    busy,
    outcome,
    turnOn: () =>
      run('on', async () => {
        // The reloaded list has the browser, and its state is read then.
        if (await turnOnHere(publicKey)) return null;
        const now = await readBrowserState(false);
        setState(now);
        return now === 'off' ? NOT_ALLOWED : null;
      }),
    turnOff: (browserId: string) => run('off', () => turnOffHere(browserId).then(() => null)),
    test: (browserId: string) => run('test', () => sendTest(browserId).then(() => SENT)),
  };
}

function describeProblem(error: unknown): Pick<Outcome, 'title' | 'text'> {
  if (error instanceof NoPushServiceError)
    return {
      title: 'This browser couldn’t reach its notification service.',
      text: 'Check your connection and whether the browser allows notification services, and try again.',
    };
  if (error instanceof RefusedError && error.problem) return { title: error.problem.message, text: error.problem.hint };
  const { message, hint } = describeFailure(error);
  return { title: message, text: hint };
}
