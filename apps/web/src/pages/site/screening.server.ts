import { describeRubric } from '@foothold/core/ats';

/** Loads the data for /screening. */
export function loadScreening() {
  const { version, parts, neverCounts } = describeRubric();
  return { version, rules: parts.reduce((sum, { rules }) => sum + rules.length, 0), neverCounts };
}
