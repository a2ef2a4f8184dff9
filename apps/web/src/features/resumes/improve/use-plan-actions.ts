import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { ImproveResult } from './improve.server.ts';
import type { ImproveTabProps } from './improve-props.ts';

export interface PlanActions {
  /** Ids of the proposals being accepted, separated by spaces; null if there are none. */
  busy: string | null;
  failure: FormFailure | null;
  accept(proposals: readonly string[]): void;
  refuse(proposal: string): void;
  takeBack(proposal: string): void;
}

type Answer = ImproveResult | { failure: FormFailure };

/**
 * Submits decisions on proposals one at a time, because every accepted proposal creates a version that the next one
 * builds on.
 */
export function usePlanActions({ id, currentVersion, plan }: ImproveTabProps): PlanActions {
  const fetcher = useFetcher<Answer>();
  const undo = useFetcher();
  const toast = useToast();
  const previousScore = useRef(plan.from);
  const lastReported = useRef<Answer>(undefined);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;

  useEffect(() => {
    if (!answer || lastReported.current === answer) return;
    lastReported.current = answer;
    if ('failure' in answer) return;
    const gain = plan.from - previousScore.current;
    previousScore.current = plan.from;
    if (answer.done === 'accepted') {
      const undoLast = () =>
        void undo.submit(
          { intent: 'undo', baseVersion: currentVersion, back: 'improve' },
          { method: 'post', action: `/portal/resumes/${id}/versions` },
        );
      toast.show({
        title: `Change accepted. Score: ${plan.from} of 100`,
        ...(gain !== 0 && {
          description: `${gain > 0 ? '+' : '−'}${Math.abs(gain)} ${Math.abs(gain) === 1 ? 'point' : 'points'}`,
        }),
        action: { label: 'Undo', hint: 'Choose “Undo last change” next to the score', onSelect: undoLast },
      });
    }
    if (answer.done === 'refused')
      toast.show({ title: 'Suggestion dismissed', description: 'You can restore it under “Dismissed”.' });
  }, [answer, plan.from, currentVersion, id, toast, undo]);

  function submitAction(fields: [string, string][]): void {
    if (fetcher.state !== 'idle') return;
    previousScore.current = plan.from;
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    void fetcher.submit(form, { method: 'post' });
  }

  const isAccepting = fetcher.state !== 'idle' && fetcher.formData?.get('intent') === 'accept';
  return {
    busy: isAccepting ? (fetcher.formData?.getAll('proposal').join(' ') ?? null) : null,
    failure: answer && 'failure' in answer ? answer.failure : null,
    accept: (proposals) =>
      submitAction([
        ['intent', 'accept'],
        ['baseVersion', String(currentVersion)],
        ...proposals.map((one): [string, string] => ['proposal', one]),
      ]),
    refuse: (proposal) =>
      submitAction([
        ['intent', 'refuse'],
        ['subject', proposal],
      ]),
    takeBack: (proposal) =>
      submitAction([
        ['intent', 'take-back'],
        ['subject', proposal],
      ]),
  };
}
