import { describe, expect, test } from 'vitest';
import { CODE_EXAMPLES, type LearningFiles, MATERIALS } from './learning.ts';
import { CHALLENGES, countResources, INTERVIEW_GUIDES, LEARNING_PATHS, modulesOf } from './learning-catalogue.ts';

describe('chapter 2: the learning page', () => {
  test('has three learning paths, three weekly challenges and three interview guides', () => {
    expect([LEARNING_PATHS, CHALLENGES, INTERVIEW_GUIDES].map(({ length }) => length)).toEqual([3, 3, 3]);
  });

  test('names every one differently, since each is a place on the page', () => {
    const ids = [...LEARNING_PATHS, ...CHALLENGES, ...INTERVIEW_GUIDES].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leads to each of the six files', () => {
    const led = [...LEARNING_PATHS, ...CHALLENGES, ...INTERVIEW_GUIDES].flatMap(({ files }) =>
      files.map((file) => ('material' in file ? file.material : file.code)),
    );
    expect(new Set(led)).toEqual(new Set([...MATERIALS, ...CODE_EXAMPLES]));
  });

  test('counts what is there by kind', () => {
    const files = { materials: Array(4).fill({}), code: Array(2).fill({}) } as unknown as LearningFiles;
    expect(countResources(files).map(({ kind, count }) => [kind, count])).toEqual([
      ['paths', 3],
      ['challenges', 3],
      ['guides', 3],
      ['materials', 4],
      ['code', 2],
    ]);
  });
});

test('the modules of a text are its numbered parts and its Sundays, without their numbers', () => {
  expect(
    modulesOf([
      'How to use it',
      'Module 1: Lists and keys',
      'Weeks 3 and 4: Trees',
      'Sundays: system design',
      'Answers',
    ]),
  ).toEqual(['Lists and keys', 'Trees', 'System design']);
});
