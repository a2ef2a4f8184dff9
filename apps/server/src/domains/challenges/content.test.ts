import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { reviewCode } from '@foothold/code-review/review';
import { GRADES } from '@foothold/contracts/challenges';
import { LANGUAGES } from '@foothold/contracts/coaching';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentError } from '../../platform/content/part.ts';
import { ROOT } from '../../platform/env.ts';

import { type ChallengeSource, readChallenges } from './content.ts';

const FOLDER = join(ROOT, 'content');
const challenges = readChallenges(FOLDER);

/** Runs the code and returns its result for each test. A thrown error is returned in its place. Returns nothing on a timeout. */
async function run(
  code: string,
  { call, tests }: Pick<ChallengeSource, 'call' | 'tests'>,
  timeout = 5000,
): Promise<unknown[]> {
  const script = `'use strict'; ${code}\n;(${JSON.stringify(tests.map(({ args }) => args))}).map((args) => { try { return ${call}(...args); } catch (error) { return { error: String(error) }; } })`;
  let given: unknown = [];
  try {
    // Browser workers provide it; the language itself doesn't.
    given = runInNewContext(script, { URLSearchParams }, { timeout });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  const settled = await Promise.all(given as Promise<unknown>[]);
  // Serialized to JSON because tests may only expect plain data. Undefined values are marked.
  return settled.map((value) => (value === undefined ? 'undefined' : JSON.parse(JSON.stringify(value))));
}

describe('every challenge', () => {
  it.each(challenges.map((challenge) => [challenge.slug, challenge] as const))(
    '%s: passes with its solution and fails with its starter code',
    async (_, challenge) => {
      const wanted = challenge.tests.map(({ gives }) => gives);
      expect(await run(challenge.solution, challenge)).toEqual(wanted);
      const starterOutcomes = await run(challenge.starts.javascript, challenge);
      expect(starterOutcomes.every((value, index) => JSON.stringify(value) === JSON.stringify(wanted[index]))).toBe(
        false,
      );
    },
  );

  it.each(
    challenges.flatMap((challenge) =>
      challenge.others.map((code, index) => [challenge.slug, index + 1, code, challenge] as const),
    ),
  )('%s: passes with another correct solution (%i)', async (_, __, code, challenge) => {
    expect(await run(code, challenge)).toEqual(challenge.tests.map(({ gives }) => gives));
  });

  it.each(
    challenges.flatMap((challenge) =>
      challenge.mistakes.map((code) => [challenge.slug, /\/\/ (.+)/.exec(code)?.[1] ?? '', code, challenge] as const),
    ),
  )('%s: catches a mistake: %s', async (_, mistake, code, challenge) => {
    expect(mistake).not.toBe('');
    expect(await run(code, challenge, 500)).not.toEqual(challenge.tests.map(({ gives }) => gives));
  });

  it.each(
    challenges.flatMap(({ slug, starts }) => LANGUAGES.map((language) => [slug, language, starts[language]] as const)),
  )('%s: has valid starter code in %s', async (_, language, start) => {
    const { findings } = await reviewCode(start, language);
    expect(findings.filter(({ category }) => category === 'syntax')).toEqual([]);
  });

  it('expects more than one result, so that a constant never passes', () => {
    for (const { slug, tests } of challenges)
      expect(new Set(tests.map(({ gives }) => JSON.stringify(gives))).size, slug).toBeGreaterThan(1);
  });

  it('has a worked example, a unique title and slug, and starter code that differs by language', () => {
    for (const { slug, task, starts } of challenges) {
      expect(task, slug).toContain('<code>');
      expect(new Set(Object.values(starts)).size, slug).toBe(LANGUAGES.length);
      expect(starts.java, slug).toContain('class Solution');
    }
    for (const key of ['slug', 'title', 'call'] as const)
      expect(new Set(challenges.map((challenge) => challenge[key])).size, key).toBe(challenges.length);
  });

  it('has the same number of each difficulty, at least twelve', () => {
    const counts = GRADES.map((grade) => challenges.filter(({ difficulty }) => difficulty === grade).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('invalid file', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const [first] = challenges;
  const validSource = readFileSync(join(FOLDER, 'challenges', `${first?.slug}.yaml`), 'utf8');

  it.each([
    ['an unknown skill', (text: string) => text.replace(/skills: \[/, 'skills: [no-such-skill, '), 'skills.0'],
    ['a difficulty of its own', (text: string) => text.replace(/difficulty: \w+/, 'difficulty: Steep'), 'difficulty'],
    ['a language too few', (text: string) => text.replace(/^ {2}java: \|\n(?: {4}.*\n|\n)+/m, ''), 'starts.java'],
    ['no YAML', () => 'title: [', 'not valid YAML'],
    [
      'raw HTML of a heading of the first level',
      (text: string) => text.replace('task: |\n', 'task: |\n  # Title\n\n'),
      'heading',
    ],
  ])('stops startup and names the file and the place: %s', (_, breakSource, place) => {
    const folder = mkdtempSync(join(tmpdir(), 'foothold-challenges-'));
    folders.push(folder);
    mkdirSync(join(folder, 'challenges'));
    writeFileSync(join(folder, 'challenges', 'spoiled.yaml'), breakSource(validSource));
    const load = () => readChallenges(folder);
    expect(load).toThrow(ContentError);
    expect(load).toThrow('content/challenges/spoiled.yaml');
    expect(load).toThrow(place);
  });
});
