import { stripTypeScriptTypes } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { DEFAULT_BRAND } from '@foothold/brand';
import { describe, expect, test } from 'vitest';
import { createNames, fillNames } from '../../../platform/content/names.ts';
import { ROOT } from '../../../platform/env.ts';
import { isCorrect } from '../answer-checks.ts';
import type { ExerciseSource } from './exercises.ts';
import { readLearning } from './load.ts';

const { paths, library, materials } = fillNames(readLearning(`${ROOT}/content`), createNames(DEFAULT_BRAND, '/portal'));
const modules = paths.flatMap((path) => path.modules.map((module) => ({ path: path.slug, ...module })));
const exercises = modules.flatMap(({ path, slug, exercises: all }) =>
  all.map(({ source }) => ({ place: `${path}/${slug}/${source.id}`, source })),
);
const listExercises = <K extends ExerciseSource['kind']>(kind: K) =>
  exercises.flatMap(({ place, source }) =>
    source.kind === kind ? [{ place, source: source as Extract<ExerciseSource, { kind: K }> }] : [],
  );

/** Finds which tests the code passes, as a learner's browser would. */
function runTests({ call, tests, language }: Extract<ExerciseSource, { kind: 'code' }>, code: string): boolean[] {
  const script = language === 'typescript' ? stripTypeScriptTypes(code) : code;
  return tests.map(({ args, gives }) => {
    try {
      const context = createContext({});
      runInContext(script, context, { timeout: 2000 });
      const result: unknown = runInContext(`${call}(...${JSON.stringify(args)})`, context, { timeout: 2000 });
      return isDeepStrictEqual(structuredClone(result), gives);
    } catch {
      return false;
    }
  });
}

describe('the modules of every path', () => {
  test('at least three paths have ten modules or more, and every kind of exercise is used', () => {
    expect(paths.filter((path) => path.modules.length >= 10).length).toBeGreaterThanOrEqual(3);
    expect(new Set(exercises.map(({ source }) => source.kind))).toEqual(new Set(['choice', 'text', 'number', 'code']));
  });

  test.each(modules)('$path/$slug has content and no leftover brand placeholder', ({ html, text, exercises: own }) => {
    expect(text.split(/\s+/).length).toBeGreaterThan(300);
    for (const part of [html, ...own.flatMap(({ ask, why, options }) => [ask, why, ...options])])
      expect(part).not.toMatch(/[\uE000-\uE002]|\{brand\}/);
  });

  test.each(['react', 'software-interviews'])('%s is about JavaScript and has code to write', (slug) => {
    expect(listExercises('code').filter(({ place }) => place.startsWith(`${slug}/`)).length).toBeGreaterThanOrEqual(2);
  });

  test('link only to learning pages on our own site', () => {
    const pages = new Set([
      ...modules.flatMap(({ path, slug }) => [`/learning/${path}`, `/learning/${path}/${slug}`]),
      ...materials.map(({ slug }) => `/learning/materials/${slug}`),
    ]);
    const texts = [
      ...modules.map(({ path, slug, html }) => ({ from: `${path}/${slug}`, html })),
      ...materials.map(({ slug, html }) => ({ from: slug, html })),
    ];
    const links = texts.flatMap(({ from, html }) =>
      [...html.matchAll(/href="(\/learning\/[^"#]+)/g)].map(([, href = '']) => ({ from, href })),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ href }) => !pages.has(href))).toEqual([]);
  });
});

describe('the exercises of every module', () => {
  test.each(listExercises('code'))('$place: the solution passes every test', ({ source }) => {
    expect(runTests(source, source.solution)).toEqual(source.tests.map(() => true));
  });

  test.each(listExercises('code'))('$place: the starter code fails', ({ source }) => {
    expect(runTests(source, source.start)).toContain(false);
  });

  test.each(listExercises('text'))('$place: accepts each listed answer, however it is written', ({ source }) => {
    for (const text of source.accept) {
      expect(isCorrect(source, { kind: 'text', text })).toBe(true);
      expect(isCorrect(source, { kind: 'text', text: `  ${text.toUpperCase()}  ` })).toBe(true);
    }
    expect(isCorrect(source, { kind: 'text', text: 'not an answer to any exercise' })).toBe(false);
  });

  test.each(listExercises('number'))('$place: accepts the answer and rejects another number', ({ source }) => {
    expect(isCorrect(source, { kind: 'number', value: source.answer })).toBe(true);
    expect(isCorrect(source, { kind: 'number', value: source.answer + source.tolerance * 0.9 })).toBe(true);
    expect(isCorrect(source, { kind: 'number', value: source.answer + 2 * source.tolerance + 0.5 })).toBe(false);
  });

  test.each(listExercises('choice'))('$place: has no duplicate options, and not all are correct', ({ source }) => {
    expect(new Set(source.options).size).toBe(source.options.length);
    expect(source.right.length).toBeLessThan(source.options.length);
    expect(isCorrect(source, { kind: 'choice', chosen: source.right.toReversed() })).toBe(true);
    expect(isCorrect(source, { kind: 'choice', chosen: source.options.map((_, at) => at) })).toBe(false);
  });
});

test('works by others have valid addresses', () => {
  for (const { url } of library) {
    expect(URL.canParse(url)).toBe(true);
    expect(new URL(url).hostname).toMatch(/\.[a-z]{2,}$/);
  }
});
