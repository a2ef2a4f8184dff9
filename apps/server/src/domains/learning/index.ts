export { loadLearning } from './content/load.ts';
export { proseWith } from './content/prose.ts';
export { line, namesIn, readContent, readYaml, requireSlug as slugOf, skillId } from './content/read-yaml.ts';
