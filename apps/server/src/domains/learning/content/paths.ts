import { join } from 'node:path';
import { FEATURED_PATHS } from '@foothold/contracts/learning/catalog';
import { z } from 'zod';
import { markPlaceholders } from '../../../platform/content/names.ts';
import { type ExerciseSource, exerciseSchema } from './exercises.ts';
import { renderBlock, renderInline } from './prose.ts';
import { address, lineSchema, listFileNames, readContent, readYaml, requireSlug, skillId } from './read-yaml.ts';

const skills = z.array(skillId).min(1).max(10);

const pathSchema = z.strictObject({
  title: lineSchema(4, 120),
  description: lineSchema(40, 240),
  level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  topics: z.array(lineSchema(1, 60)).min(1).max(10),
  skills,
});

const headSchema = z.strictObject({
  title: lineSchema(4, 120),
  summary: lineSchema(10, 160),
  minutes: z.number().int().min(5).max(600),
  skills,
  reading: z
    .array(z.strictObject({ title: lineSchema(2, 160), by: lineSchema(2, 120), url: address }))
    .min(2)
    .max(4),
  exercises: z
    .array(exerciseSchema)
    .min(3)
    .max(5)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'it contains an exercise twice'),
});

/** A module with its exercises and their correct answers, which only answer checking may reveal. */
export interface Module extends Omit<z.infer<typeof headSchema>, 'exercises'> {
  slug: string;
  html: string;
  headings: { id: string; text: string; level: number }[];
  /** Plain text, for search. */
  text: string;
  exercises: Exercise[];
}

export interface Exercise {
  source: ExerciseSource;
  /** HTML. */
  ask: string;
  why: string;
  options: string[];
}

export interface Path extends z.infer<typeof pathSchema> {
  slug: string;
  modules: Module[];
}

/**
 * Reads every path with its modules, with marks for names.
 * @param folder contains `paths/<path>/path.yaml` and `paths/<path>/NN-slug.md`
 * @throws ContentError that names the file and the place
 */
export function readPaths(folder: string): Path[] {
  const rank = (slug: string) => (FEATURED_PATHS.includes(slug) ? FEATURED_PATHS.indexOf(slug) : FEATURED_PATHS.length);
  return listFileNames(join(folder, 'paths'))
    .map((slug) => readPath(folder, slug))
    .toSorted((a, b) => rank(a.slug) - rank(b.slug) || a.slug.localeCompare(b.slug));
}

function readPath(folder: string, name: string): Path {
  const path = readContent(folder, `paths/${name}/path.yaml`, (source) => {
    const { title, description, ...rest } = readYaml(pathSchema, source);
    return {
      slug: requireSlug(name),
      title: markPlaceholders(title),
      description: markPlaceholders(description),
      ...rest,
    };
  });
  const taken = new Set<string>();
  const modules = listFileNames(join(folder, 'paths', name), '.md').map((file) =>
    readContent(folder, `paths/${name}/${file}`, (source) => {
      const [, slug] = /^\d\d-(.+)\.md$/.exec(file) ?? [];
      if (slug === undefined) throw new Error('its name does not start with two digits and a hyphen');
      if (taken.has(slug)) throw new Error(`the path has a module ${slug} already`);
      taken.add(slug);
      return readModule(requireSlug(slug), source);
    }),
  );
  return { ...path, modules };
}

/** Reads a module. @throws Error with the reason */
function readModule(slug: string, source: string): Module {
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('it does not start with front matter between --- lines');
  const { title, summary, exercises, ...rest } = readYaml(headSchema, head);
  return {
    slug,
    title: markPlaceholders(title),
    summary: markPlaceholders(summary),
    ...rest,
    ...renderBlock(body),
    exercises: exercises.map((one) => ({
      source: one,
      ask: renderBlock(one.ask).html,
      why: renderBlock(one.why).html,
      options: one.kind === 'choice' ? one.options.map(renderInline) : [],
    })),
  };
}
