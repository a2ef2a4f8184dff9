import type { ImprovementPlan } from '@foothold/core/improve';
import { GOAL_SCORE } from '../score/goal.ts';

/** Where the suggestions lead: to 80, above it, or not quite there and why. */
export function formatPlanSummary({ from, pathTotal, path, reachable, shortfall }: ImprovementPlan): string {
  if (shortfall) return shortfall.text;
  if (from >= GOAL_SCORE)
    return `You’re already ${from === GOAL_SCORE ? 'at' : 'above'} ${GOAL_SCORE}. With every suggestion, you’d reach ${reachable}.`;
  return `${path.length === 1 ? 'One change takes you' : `${path.length} changes take you`} from ${from} to ${pathTotal}, all in your own words.`;
}
