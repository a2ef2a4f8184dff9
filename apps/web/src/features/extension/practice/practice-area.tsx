import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { findPracticeForm } from './catalog.ts';
import { MESSAGES } from './messages.ts';

type State = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; Form: ComponentType };

/**
 * Loads a form and shows it. It appears only once its script runs, so that no value can be entered before React holds it.
 */
export function PracticeArea({ slug }: { slug: string }) {
  const [state, setState] = useState<State>({ step: 'loading' });
  const load = useCallback(() => {
    setState({ step: 'loading' });
    findPracticeForm(slug)
      ?.load()
      .then(({ default: Form }) => setState({ step: 'ready', Form }))
      .catch(() => setState({ step: 'failed' }));
  }, [slug]);
  useEffect(load, [load]);
  return (
    <div className="min-h-screen" data-practice={state.step}>
      <noscript>
        <p className="font-strong">{MESSAGES.needsScript}</p>
      </noscript>
      {state.step === 'ready' && <state.Form />}
      {state.step === 'loading' && <p className="text-soft unscripted:hidden">{MESSAGES.loading}</p>}
      {state.step === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{MESSAGES.loadFailed}</p>
          <Button onClick={load}>{MESSAGES.tryAgain}</Button>
        </div>
      )}
    </div>
  );
}
