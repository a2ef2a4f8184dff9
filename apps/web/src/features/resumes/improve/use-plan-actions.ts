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
  /** @param onlyThisJob whether other jobs may still get the suggestion */
  refuse(proposal: string, onlyThisJob: boolean): void;
  takeBack(proposal: string): void;
  /** Undoes the last change, or every change of the current version. */
  undo(all: boolean): void;
}

type Answer = ImproveResult | { failure: FormFailure };

/**
 * Submits decisions on proposals one at a time, because every change builds on the state before it. Announces the new
 * total once, and moves the focus to the next suggestion.
 */
export function usePlanActions({ id, currentVersion, plan }: ImproveTabProps): PlanActions {
  const fetcher = useFetcher<Answer>();
  const toast = useToast();
  const previousScore = useRef(plan.from);
  const lastReported = useRef<Answer>(undefined);
  const nextFocus = useRef<readonly string[]>([]);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;

  function submitAction(fields: [string, string][]): void {
    if (fetcher.state !== 'idle') return;
    previousScore.current = plan.from;
    nextFocus.current = listNextFocus();
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    void fetcher.submit(form, { method: 'post', action: `/portal/resumes/${id}/improve` });
  }

  const undo = (all: boolean) =>
    submitAction([
      ['intent', all ? 'undo-all' : 'undo'],
      ['baseVersion', String(currentVersion)],
    ]);
  const latestUndo = useRef(undo);
  useEffect(() => {
    latestUndo.current = undo;
  });

  useEffect(() => {
    if (!answer || lastReported.current === answer) return;
    lastReported.current = answer;
    if ('failure' in answer) return;
    focusFirst(nextFocus.current);
    const gain = plan.from - previousScore.current;
    previousScore.current = plan.from;
    const description = describeGain(gain);
    if (answer.done === 'accepted')
      toast.show({
        title: `${answer.subject.includes(' ') ? 'Changes' : 'Change'} accepted. Score: ${plan.from} of 100`,
        ...(description && { description }),
        action: {
          label: 'Undo',
          hint: 'Choose “Undo last change” next to the score',
          onSelect: () => latestUndo.current(false),
        },
      });
    if (answer.done === 'undone')
      toast.show({ title: `Undone. Score: ${plan.from} of 100`, ...(description && { description }) });
    if (answer.done === 'refused')
      toast.show({ title: 'Suggestion dismissed', description: 'You can restore it under “Dismissed”.' });
  }, [answer, plan.from, toast]);

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
    refuse: (proposal, onlyThisJob) =>
      submitAction([
        ['intent', onlyThisJob ? 'refuse-for-job' : 'refuse'],
        ['subject', proposal],
      ]),
    takeBack: (proposal) =>
      submitAction([
        ['intent', 'take-back'],
        ['subject', proposal],
      ]),
    undo,
  };
}

const describeGain = (gain: number): string =>
  gain === 0 ? '' : `${gain > 0 ? '+' : '−'}${Math.abs(gain)} ${Math.abs(gain) === 1 ? 'point' : 'points'}`;

const ACCEPT_SELECTOR = '[data-accept]';
/** Where the focus goes if there is nothing left to accept. */
export const FOCUS_FALLBACK_ID = 'path';

/** The buttons that accept something, from the one after the focused suggestion on; then those before it. */
function listNextFocus(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>(ACCEPT_SELECTOR)];
  const card = document.activeElement?.closest('li');
  const index = buttons.findIndex((button) => button === document.activeElement || card?.contains(button));
  const after = buttons.slice(index + 1);
  const before = buttons.slice(0, Math.max(0, index)).reverse();
  return index === -1 ? [] : [...after, ...before].map((button) => button.dataset.accept ?? '');
}

/** Focuses the first button that is still there, unless the person has moved on in the meantime. */
function focusFirst(names: readonly string[]): void {
  const { activeElement } = document;
  if (names.length === 0 && activeElement !== document.body) return;
  if (activeElement !== document.body && !activeElement?.matches(ACCEPT_SELECTOR)) return;
  const next = names.flatMap((name) => document.querySelector<HTMLElement>(`[data-accept="${name}"]`) ?? [])[0];
  (next ?? document.getElementById(FOCUS_FALLBACK_ID))?.focus();
}
