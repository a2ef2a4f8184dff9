export { createLearningFiles } from './files.ts';
export { learningRoutes } from './routes.ts';
