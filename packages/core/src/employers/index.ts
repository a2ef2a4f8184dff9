export type { Company } from './candidates.ts';
export { createEmployerIndex, type EmployerIndex, type FiledEmployer, type GrowingIndex } from './employer-index.ts';
export { type FamilyMember, findFamily, MATCH_BASES, type MatchBasis, type MatchOptions } from './family.ts';
export { toCoreWords } from './names.ts';
