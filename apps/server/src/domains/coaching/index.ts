export { createAnalysisTool } from './analysis/analysis-tool.ts';
export { createCareerTool } from './career/career-tool.ts';
export { createCodeReview, createReviewIsolate } from './code-review/code-review.ts';
export { answersOfPerson } from './personal-data.ts';
export { coachingRoutes } from './routes.ts';
export { createCoaching } from './service.ts';
export type { Tools } from './tool.ts';
