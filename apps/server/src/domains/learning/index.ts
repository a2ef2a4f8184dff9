export type { Catalogue } from './catalogue.ts';
export { loadLearning } from './content/load.ts';
export { learningDocuments } from './documents.ts';
export { learningOfPerson } from './personal-data.ts';
export { learningRoutes } from './routes.ts';
export { createLearning } from './service.ts';
