import { describe, expect, test } from 'vitest';
import { createQuestionBank } from './bank.ts';
import { chooseQuestions } from './choose.ts';
import { QUESTION_NEEDS, type QuestionNeed, type QuestionSet } from './types.ts';

const createTheme = (id: string, needs?: QuestionNeed): QuestionSet => ({
  id,
  title: id,
  about: { kind: 'theme', id },
  kind: 'behavioral',
  questions: (['mid', 'senior'] as const).map((level) => ({
    id: `${id}/${level}/1`,
    ask: `Tell me about ${id}, ${level}.`,
    shows: 'What a good answer shows.',
    next: null,
    level,
    ...(needs ? { needs } : {}),
  })),
});

const bank = createQuestionBank([createTheme('stress'), ...QUESTION_NEEDS.map((need) => createTheme(need, need))]);
const listThemes = (title: string) =>
  new Set(
    chooseQuestions(bank, {
      title,
      level: 'senior',
      skills: [],
      asked: [],
      except: [],
      random: () => 0.2,
    }).behavioral.map(({ set }) => set),
  );

describe('a behavioral question', () => {
  test.each(['Barista', 'Plumber', 'Account Executive', 'Bank Teller', 'Hair Stylist', 'Help desk technician'])(
    'about customers is asked where there are some: %s',
    (title) => {
      expect(listThemes(title)).toEqual(new Set(['stress', 'customers', 'suppliers']));
    },
  );

  test.each([
    'Registered Nurse',
    'Surgical Technologist',
    '5th grade teacher',
    'Case Manager',
    'Social Worker',
    'Correctional Officer',
    'Machine Operator',
    'Welder',
    'QA Tester',
    'Software Engineer',
    'Dragon whisperer',
  ])('about customers, suppliers, or reports is not asked where there are none: %s', (title) => {
    expect(listThemes(title)).toEqual(new Set(['stress']));
  });

  test('about suppliers or clients is asked of those who deal with them', () => {
    expect(listThemes('Buyer')).toEqual(new Set(['stress', 'suppliers']));
    expect(listThemes('Paralegal')).toEqual(new Set(['stress', 'suppliers']));
  });

  test('about people who report to the person is asked only for leadership titles', () => {
    expect(listThemes('Nurse Manager')).toEqual(new Set(['stress', 'reports']));
    expect(listThemes('Store Manager')).toEqual(new Set(['stress', 'customers', 'suppliers', 'reports']));
  });
});
