export { nearness, vectorOf } from './nearness.ts';
export { isDerived, isOpposite, relate, subjectOf, type WordRelation } from './relations.ts';
