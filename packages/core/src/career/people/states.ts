import { findStates, US_STATES } from '../../text/us-states.ts';
import type { AdviceRequest } from '../advice.ts';

/** The name of the only state that the goals or the target name. */
export function findState({ goals, target }: Pick<AdviceRequest, 'goals' | 'target'>): string | null {
  return findOnlyState(goals) ?? findOnlyState(target.title);
}

function findOnlyState(text: string): string | null {
  const [state, ...more] = findStates(text);
  return state !== undefined && more.length === 0 ? (US_STATES.get(state) ?? null) : null;
}
