import { describeRubric } from '@foothold/core/ats';

/** What /screening needs. */
export function loadScreening() {
  const { version, parts, neverCounts } = describeRubric();
  return { version, rules: parts.reduce((sum, { rules }) => sum + rules.length, 0), neverCounts };
}
