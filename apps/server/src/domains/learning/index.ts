export { loadLearning } from './content/load.ts';
export { createProse } from './content/prose.ts';
export { lineSchema, listFileNames, readContent, readYaml, requireSlug, skillId } from './content/read-yaml.ts';
