export type { Advice, AdviceRequest } from './advice.ts';
export { advise } from './advise.ts';
export { findSkillGap, type GapSkill, type SkillGapInput } from './gap.ts';
export { findNeighbors } from './occupations.ts';
export { parseRole } from './people/roles.ts';
export { parseTarget } from './people/targets.ts';
export * from './types.ts';
export { formatSample } from './wording.ts';
