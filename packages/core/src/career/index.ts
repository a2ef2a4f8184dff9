export { type AskedSkill, type GapSkill, type SkillGapInput, type Standing, skillGap } from './gap.ts';
