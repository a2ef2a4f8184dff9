import { join } from 'node:path';
import { CODE_EXAMPLES, type CodeSlug, MATERIALS, type MaterialSlug } from '@foothold/contracts/learning';
import { renderMarkdown } from '../../site/index.ts';
import { type MaterialSource, readMaterial } from '../material-source.ts';
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
 * Reads the materials, with marks for names.
 * @param folder contains `materials/<slug>.md`
 * @throws ContentError that names the file
 */
export function readMaterials(folder: string): Material[] {
  return MATERIALS.map((slug) =>
    readContent(folder, `materials/${slug}.md`, (source) => {
      const material = readMaterial(source);
      return { slug, ...material, ...renderMarkdown(material.body) };
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
export const readExamples = (folder: string): Example[] =>
  CODE_EXAMPLES.map((slug) =>
    readContent(folder, join('code', slug, 'README.md'), (source) => parseReadme(slug, source)),
  );

/** The heading of a README and the sentence below it. */
function parseReadme(slug: CodeSlug, markdown: string): Example {
  const [, title, description] = /^# (.+)\n\n(.+)\n/.exec(markdown) ?? [];
  if (!title || !description) throw new Error('it does not start with a heading and a sentence');
  return { slug, title, description };
}
