import { join } from 'node:path';
import { CODE_EXAMPLES, type CodeSlug, MATERIALS, type MaterialSlug } from '@foothold/contracts/learning';
import type { Names } from '../../site/index.ts';
import { type MaterialSource, readMaterial } from '../material-source.ts';
import { createProse } from './prose.ts';
import { readContent } from './read-yaml.ts';

/** A downloadable text, the source of its PDF and its page. */
export interface Material extends MaterialSource {
  slug: MaterialSlug;
  html: string;
  headings: { id: string; text: string; level: number }[];
  /** Plain text, for search. */
  text: string;
}

/**
 * Reads the materials.
 * @param folder contains `materials/<slug>.md`
 * @throws ContentError that names the file
 */
export function loadMaterials(folder: string, names: Names): Material[] {
  const prose = createProse(names);
  return MATERIALS.map((slug) =>
    readContent(folder, `materials/${slug}.md`, (source) => {
      const material = readMaterial(source, prose.plain);
      return { slug, ...material, ...prose.block(material.body) };
    }),
  );
}

export interface Example {
  slug: CodeSlug;
  title: string;
  description: string;
}

/**
 * Reads the code examples.
 * @param folder contains `code/<slug>/README.md`
 * @throws ContentError that names the file
 */
export const loadExamples = (folder: string): Example[] =>
  CODE_EXAMPLES.map((slug) =>
    readContent(folder, join('code', slug, 'README.md'), (source) => parseReadme(slug, source)),
  );

/** The heading of a README and the sentence below it. */
function parseReadme(slug: CodeSlug, markdown: string): Example {
  const [, title, description] = /^# (.+)\n\n(.+)\n/.exec(markdown) ?? [];
  if (!title || !description) throw new Error('it does not start with a heading and a sentence');
  return { slug, title, description };
}
