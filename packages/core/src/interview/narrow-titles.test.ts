import { describe, expect, test } from 'vitest';
import { createQuestionBank } from './bank.ts';
import { chooseQuestions } from './choose.ts';
import { settleWithSets } from './narrow-titles.ts';
import { writeNotes } from './notes.ts';
import { INTERVIEW_LEVELS, type QuestionCriteria, type QuestionSet } from './types.ts';

function createSet(id: string, titles?: readonly string[], perLevel = 4): QuestionSet {
  const [occupation = ''] = id.split('--');
  return {
    id,
    title: id,
    about: { kind: 'occupation', id: occupation, ...(titles ? { titles } : {}) },
    kind: 'technical',
    questions: INTERVIEW_LEVELS.flatMap((level) =>
      Array.from({ length: perLevel }, (_, at) => ({
        id: `${id}/${level}/${at + 1}`,
        ask: `${id} ${level} ${at + 1}?`,
        shows: 'What a good answer shows.',
        next: null,
        level,
      })),
    ),
  };
}

const BANK = createQuestionBank([
  createSet('paramedic', undefined, 8),
  createSet('paramedic--emt', ['emt', 'emt-b', 'emergency medical technician']),
  createSet('registered-nurse', undefined, 8),
  createSet('registered-nurse--icu', ['icu nurse', 'intensive care nurse']),
  createSet('registered-nurse--or', ['or nurse', 'operating room nurse']),
  createSet('registered-nurse--pediatric-icu', ['pediatric icu nurse', 'picu nurse']),
  createSet('supply-chain-manager--fleet', ['fleet manager']),
  createSet('preschool-teacher--pre-k', ['pre-k teacher']),
  createSet('retail-associate--horses', ['horse whisperer']),
]);

const choose = (title: string, wanted: Partial<QuestionCriteria> = {}) =>
  chooseQuestions(BANK, { title, level: 'mid', skills: [], asked: [], except: [], random: () => 0.4, ...wanted });
const findSet = (title: string) => settleWithSets(BANK, title).narrow?.id ?? null;

describe('a set for narrower titles', () => {
  test.each([
    ['EMT', 'paramedic--emt'],
    ['emts', 'paramedic--emt'],
    ['EMT-B', 'paramedic--emt'],
    ['Senior EMT II', 'paramedic--emt'],
    ['Emergency Medical Technicians - Nights', 'paramedic--emt'],
    ['emergency medical tech', 'paramedic--emt'],
    ['Paramedic', null],
    ['Emtech Paramedic', null],
    ['Registered Nurse', null],
    ['ICU nurse', 'registered-nurse--icu'],
    ['RN - ICU', 'registered-nurse--icu'],
    ['Registered Nurse, Intensive Care', 'registered-nurse--icu'],
    ['Pediatric ICU Nurse', 'registered-nurse--pediatric-icu'],
    ['OR nurse', 'registered-nurse--or'],
    ['RN - OR', 'registered-nurse--or'],
    ['RN or LPN', null],
    ['Pre K teacher', 'preschool-teacher--pre-k'],
    ['PreK Teacher', 'preschool-teacher--pre-k'],
    ['Fleet Manager', 'supply-chain-manager--fleet'],
    ['Supply Chain Manager', null],
  ])('is found by whole words, whatever their case, hyphens, number, and grade: %s', (title, id) => {
    expect(findSet(title)).toBe(id);
  });

  test('counts for another or an unknown occupation only if it is for the whole title', () => {
    expect(settleWithSets(BANK, 'Horse whisperer').read.occupation?.id).toBe('retail-associate');
    expect(settleWithSets(BANK, 'Senior horse whisperer').narrow?.id).toBe('retail-associate--horses');
    expect(findSet('Software engineer for a horse whisperer')).toBeNull();
    expect(findSet('Firefighter/EMT')).toBeNull();
  });

  test('comes first, and the general set of the occupation only adds what is missing', () => {
    const countBySet = (questions: readonly { set: string }[]) =>
      Object.fromEntries(
        Map.groupBy(questions, ({ set }) => set)
          .entries()
          .map(([id, all]) => [id, all.length]),
      );
    const first = choose('EMT');
    expect(countBySet(first.technical)).toEqual({ 'paramedic--emt': 6 });
    expect(first).toMatchObject({ hasOwn: true, isRenamed: false, occupation: { id: 'paramedic' } });
    expect(countBySet(choose('Paramedic').technical)).toEqual({ paramedic: 6 });
    const all = BANK.narrower.find(({ id }) => id === 'paramedic--emt')?.questions.map(({ id }) => id) ?? [];
    const later = choose('EMT', { except: all });
    expect(countBySet(later.technical)).toEqual({ 'paramedic--emt': 4, paramedic: 2 });
    expect(countBySet(choose('Fleet Manager').technical)).toEqual({ 'supply-chain-manager--fleet': 6 });
  });

  test('is filled up with the general set if it has too few', () => {
    const small = createSet('paramedic--emt', ['emt'], 1);
    const bank = createQuestionBank([createSet('paramedic'), small]);
    const wanted = { title: 'EMT', level: 'junior', skills: [], asked: [], except: [], random: () => 0 } as const;
    const { technical } = chooseQuestions(bank, wanted);
    expect(technical.map(({ set }) => set).toSorted()).toEqual([
      ...Array(4).fill('paramedic'),
      ...Array(2).fill('paramedic--emt'),
    ]);
    expect(new Set(technical.map(({ id }) => id)).size).toBe(6);
  });

  test('of the listing that says what a general title means is used', () => {
    const background = { resume: null, listing: { title: 'Fleet Manager', skills: [] } };
    expect(settleWithSets(BANK, 'Manager', background).narrow?.id).toBe('supply-chain-manager--fleet');
    expect(findSet('Manager')).toBeNull();
  });

  test('needs no note about the title', () => {
    const noted = (title: string) => writeNotes({ ...choose(title), title, level: 'mid', except: [] }).join(' ');
    expect(noted('Fleet Manager')).not.toContain('We took');
    expect(noted('Pastry cook')).toContain('We took “Pastry cook” to mean Baker.');
  });
});
