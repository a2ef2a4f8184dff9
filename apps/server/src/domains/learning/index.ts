export { readLearning } from './content/load.ts';
export { renderBlock } from './content/prose.ts';
export { lineSchema, listFileNames, readContent, readYaml, requireSlug, skillId } from './content/read-yaml.ts';
