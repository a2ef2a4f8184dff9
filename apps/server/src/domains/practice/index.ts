export { readQuestionBank } from './bank-source.ts';
export { createChoosing } from './choosing.ts';
export { practiceOfPerson } from './personal-data.ts';
export { createQuestionsTool } from './questions-tool.ts';
export { questionResources } from './resources.ts';
export { practiceRoutes } from './routes.ts';
export { createPractice } from './service.ts';
