export { type Catalogue, createCatalogue } from './catalogue.ts';
export { loadLearning } from './content/load.ts';
export { createLearningFiles } from './files.ts';
export { createResourceSearch } from './library-search.ts';
export { ownResources, readings } from './resources.ts';
export { learningRoutes } from './routes.ts';
