import { findStates, US_STATES } from '../../text/us-states.ts';
import type { AdviceRequest } from '../advice.ts';

/** The name of the only state that the goals or the target name. */
export function findState({ goals, target }: Pick<AdviceRequest, 'goals' | 'target'>): string | null {
  return findOnlyState(goals) ?? findOnlyState(target.title);
}

/** Codes that are the letters of a profession more often than a state. */
const TITLES = new Set(['PA', 'MD', 'MA']);

function findOnlyState(text: string): string | null {
  const [code, ...more] = findStates(text);
  const state = code === undefined || more.length > 0 ? undefined : US_STATES.get(code);
  if (code === undefined || state === undefined) return null;
  return TITLES.has(code) && !text.toLowerCase().includes(state.toLowerCase()) ? null : state;
}
