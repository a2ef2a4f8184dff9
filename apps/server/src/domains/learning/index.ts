export { loadLearning } from './content/load.ts';
export { proseWith } from './content/prose.ts';
export { line, namesIn, readContent, readYaml, skillId, slugOf } from './content/read-yaml.ts';
export { learningDocuments } from './documents.ts';
export { learningOfPerson } from './personal-data.ts';
export { learningRoutes } from './routes.ts';
export { createLearning } from './service.ts';
