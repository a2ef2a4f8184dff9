export type { Advice, AdviceRequest } from './advice.ts';
export { advise } from './advise.ts';
export { type GapSkill, type SkillGapInput, skillGap } from './gap.ts';
export { findNeighbors, parseRole } from './occupations.ts';
export * from './types.ts';
export { particulars } from './wording.ts';
