export { findStanding, type Standing } from '../text/standing/standing.ts';
export { CAP_RULES } from './caps/index.ts';
export { toExportedSubject } from './exported.ts';
export type { ScoreSubject } from './facts/index.ts';
export * from './report.ts';
export { describeRubric, type RubricDescription, type RuleDescription, renderRubric } from './rubric/describe.ts';
export { RUBRIC_VERSION, RULES as RUBRIC } from './rubric/index.ts';
export { createScorer, type ScoreInput, type Scorer, scoreResume } from './score.ts';
