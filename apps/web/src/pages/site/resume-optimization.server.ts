import { describeRubric } from '@foothold/core/ats';
import type { EditRule } from './resume-optimization/edits.tsx';

/** Loads the data for /resume-optimization. */
export function loadResumeOptimization() {
  const { version, parts } = describeRubric();
  const rules: Record<string, EditRule> = Object.fromEntries(
    parts.flatMap((part) => part.rules.map(({ id, name, points }) => [id, { name, points }])),
  );
  return { version, rules };
}
