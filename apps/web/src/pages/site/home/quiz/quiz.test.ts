import { describe, expect, test } from 'vitest';
import {
  CALCULATION_NOTE,
  calculateQuizResult,
  describeMissingAnswers,
  formatResultSentence,
  parseQuizAnswers,
} from './quiz.ts';

const ALL = { role: ' Staff nurse ', salary: '85000', duration: '3-6-months', manually: 'yes' };

function createForm(values: Partial<typeof ALL>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

describe('requires all four answers', () => {
  test('reads the answers', () => {
    expect(parseQuizAnswers(createForm(ALL))).toEqual({
      role: 'Staff nurse',
      salary: 85_000,
      duration: '3-6-months',
      manually: true,
    });
    expect(describeMissingAnswers(createForm(ALL))).toBeNull();
  });

  test.each([
    ['role', 'your current role'],
    ['salary', 'your annual salary'],
    ['duration', 'how long you’ve been job hunting'],
    ['manually', 'whether you apply by hand'],
  ])('calculates nothing without %s, and the hint names it', (field, label) => {
    const { [field as keyof typeof ALL]: _, ...rest } = ALL;
    expect(parseQuizAnswers(createForm(rest))).toBeNull();
    expect(describeMissingAnswers(createForm(rest))).toBe(`Still missing: ${label}.`);
  });

  test('names each of several missing answers in the hint', () => {
    expect(describeMissingAnswers(createForm({ role: 'Nurse', manually: 'no' }))).toBe(
      'Still missing: your annual salary and how long you’ve been job hunting.',
    );
  });

  test.each(['-1', 'a lot', 'Infinity', ' '])('refuses a salary of "%s"', (salary) => {
    expect(parseQuizAnswers(createForm({ ...ALL, salary }))).toBeNull();
  });

  test('accepts 0 as the lowest salary', () => {
    expect(parseQuizAnswers(createForm({ ...ALL, salary: '0' }))?.salary).toBe(0);
  });

  test('refuses a duration or an answer that was never offered', () => {
    expect(parseQuizAnswers(createForm({ ...ALL, duration: 'ages' }))).toBeNull();
    expect(parseQuizAnswers(createForm({ ...ALL, manually: 'maybe' }))).toBeNull();
  });
});

describe('quiz result', () => {
  const answers = { role: 'Nurse', salary: 85_000, duration: '1-3-months', manually: true } as const;

  test('calculates the gain as 15% of the salary, rounded', () => {
    expect(calculateQuizResult(answers).gain).toBe(12_750);
    expect(calculateQuizResult({ ...answers, salary: 51_111 }).gain).toBe(7667);
    expect(calculateQuizResult({ ...answers, salary: 0 }).gain).toBe(0);
  });

  test('counts 25 hours a month for people who apply manually, otherwise 15', () => {
    expect(calculateQuizResult(answers).hours).toBe(25);
    expect(calculateQuizResult({ ...answers, manually: false }).hours).toBe(15);
  });

  test('states both in a sentence, and the method in the small print', () => {
    expect(formatResultSentence('$12,750', 25)).toBe('You could gain $12,750 annually and save 25 hours a month.');
    expect(CALCULATION_NOTE).toMatch(/15%.*25 hours.*15/);
  });
});
