import { describe, expect, test } from 'vitest';
import { createQuestionBank } from './bank.ts';
import { chooseQuestions } from './choose.ts';
import { writeNotes } from './notes.ts';
import { selectTips } from './tips.ts';
import { INTERVIEW_LEVELS, type QuestionCriteria, type QuestionKind, type QuestionSet } from './types.ts';

/** Pseudorandom numbers, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function set(kind: QuestionKind, about: QuestionSet['about'], levelOfSet = 3): QuestionSet {
  const questions = INTERVIEW_LEVELS.flatMap((level) =>
    Array.from({ length: levelOfSet }, (_, at) => ({
      id: `${about.id}/${level}/${at + 1}`,
      ask: `${about.id} ${level} ${at + 1}?`,
      shows: 'What a good answer shows.',
      next: at === 0 ? 'And then?' : null,
      level,
    })),
  );
  return { id: about.id, title: about.id, about, kind, questions };
}

const BANK = createQuestionBank([
  set('technical', { kind: 'occupation', id: 'frontend-developer' }),
  set('technical', { kind: 'occupation', id: 'web-developer' }),
  set('technical', { kind: 'occupation', id: 'registered-nurse' }),
  set('technical', { kind: 'skill', id: 'react' }),
  set('technical', { kind: 'skill', id: 'typescript' }),
  set('technical', { kind: 'skill', id: 'rust' }, 2),
  set('technical', { kind: 'field', id: 'technology' }),
  ...['conflict', 'mistakes', 'teamwork', 'deadline', 'stress', 'change'].map((id) =>
    set('behavioral', { kind: 'theme', id }),
  ),
]);

const choose = (wanted: Partial<QuestionCriteria> = {}) =>
  chooseQuestions(BANK, {
    title: 'React Front-end Developer',
    level: 'mid',
    skills: [],
    asked: [],
    except: [],
    random: createRandom(7),
    ...wanted,
  });
const listIds = ({ behavioral, technical }: ReturnType<typeof choose>) =>
  [...behavioral, ...technical].map(({ id }) => id);

describe('choosing', () => {
  test("uses the occupation, the title's skill, the listings' requirements, and the field", () => {
    const { occupation, technical } = choose({ asked: ['typescript'] });
    expect(occupation?.id).toBe('frontend-developer');
    expect(technical).toHaveLength(6);
    for (const expected of ['frontend-developer', 'react'])
      expect(technical.filter(({ set }) => set === expected)).toHaveLength(2);
    expect(new Set(technical.map(({ set }) => set))).toEqual(
      new Set(['frontend-developer', 'react', 'typescript', 'technology']),
    );
  });

  test("uses related occupations only if the title's own questions run out, before other levels", () => {
    const first = choose({ title: 'Front-end Developer' });
    expect(new Set(first.technical.map(({ set }) => set))).toEqual(new Set(['frontend-developer', 'technology']));
    const second = choose({ title: 'Front-end Developer', except: listIds(first) });
    expect(second.technical.slice(0, 3).map(({ set, level }) => [set, level])).toEqual(
      Array(3).fill(['web-developer', 'mid']),
    );
    expect(second.technical.at(-1)?.level).not.toBe('mid');
  });

  test('asks about skills given with the title', () => {
    expect(choose({ skills: ['Rust'] }).technical.map(({ set }) => set)).toContain('rust');
  });

  test('chooses behavioral questions from different themes', () => {
    const { behavioral } = choose();
    expect(behavioral).toHaveLength(5);
    expect(new Set(behavioral.map(({ set }) => set)).size).toBe(5);
  });

  test('asks about leadership only for leadership titles', () => {
    const bank = createQuestionBank([
      set('behavioral', { kind: 'theme', id: 'conflict' }),
      { ...set('behavioral', { kind: 'theme', id: 'managing-people' }), forLeads: true },
    ]);
    const listThemes = (title: string) => {
      const wanted = { title, level: 'mid', skills: [], asked: [], except: [], random: createRandom(2) } as const;
      return new Set(chooseQuestions(bank, wanted).behavioral.map((question) => question.set));
    };
    for (const title of ['Store Manager', 'CFO', 'Lead Developer', 'VP of Engineering'])
      expect(listThemes(title), title).toContain('managing-people');
    for (const title of ['Barista', 'Product Manager', 'Senior Accountant', 'Dragon whisperer'])
      expect(listThemes(title), title).toEqual(new Set(['conflict']));
  });

  test.each(INTERVIEW_LEVELS)('stays at the level %s while there are enough', (level) => {
    const { behavioral, technical } = choose({ level });
    expect(new Set([...behavioral, ...technical].map((question) => question.level))).toEqual(new Set([level]));
  });

  test('uses an adjacent level, but never one two levels away, and says so', () => {
    const chosen = choose({ title: 'Rust', level: 'junior' });
    expect(chosen.technical.map(({ level }) => level)).toEqual(['junior', 'junior', 'mid', 'mid']);
    expect(writeNotes({ ...chosen, title: 'Rust', level: 'junior', except: [] }).join(' ')).toContain(
      '2 of these are from the next level',
    );
  });

  test('makes the same choice for the same random numbers, and another one otherwise', () => {
    expect(listIds(choose())).toEqual(listIds(choose()));
    expect(listIds(choose({ random: createRandom(8) }))).not.toEqual(listIds(choose()));
  });

  test('never repeats a set of questions twice in a row, however many rounds there are', () => {
    const random = createRandom(3);
    let shown: string[] = [];
    let last = new Set<string>();
    for (let round = 0; round < 60; round++) {
      const ids = listIds(choose({ random, except: shown }));
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids)).not.toEqual(last);
      expect(new Set(ids).size).toBe(ids.length);
      last = new Set(ids);
      shown = [...shown.filter((id) => !last.has(id)), ...ids];
    }
  });

  test('shows new questions first, then the oldest', () => {
    const first = listIds(choose());
    const second = choose({ except: first });
    expect(listIds(second).some((id) => first.includes(id))).toBe(false);
    const everything = BANK.sets.flatMap(({ questions }) => questions.map(({ id }) => id));
    const again = choose({ except: everything });
    expect(again.technical[0]?.id).toBe('frontend-developer/mid/1');
    expect(writeNotes({ ...again, title: 'x', level: 'mid', except: everything }).join(' ')).toContain(
      '11 of these are repeats',
    );
  });

  test('returns general questions for a meaningless title, and says so', () => {
    const chosen = choose({ title: 'Dragon whisperer' });
    expect(chosen).toMatchObject({ occupation: null, technical: [] });
    expect(chosen.behavioral).toHaveLength(8);
    expect(writeNotes({ ...chosen, title: 'Dragon whisperer', level: 'mid', except: [] })).toEqual([
      expect.stringContaining('“Dragon whisperer”'),
    ]);
  });

  test('returns questions about the skill if a title names only that, and says so', () => {
    const chosen = choose({ title: 'Rust enthusiast' });
    expect(new Set(chosen.technical.map(({ set }) => set))).toEqual(new Set(['rust']));
    expect(writeNotes({ ...chosen, title: 'Rust enthusiast', level: 'mid', except: [] }).join(' ')).toContain(
      'about the skills in it: rust',
    );
  });

  test('corrects a title with typos, and says how', () => {
    const chosen = choose({ title: 'Registerd Nurce' });
    expect(chosen).toMatchObject({ occupation: { id: 'registered-nurse' }, readAs: 'registered nurse' });
    expect(chosen.technical.some(({ set }) => set === 'registered-nurse')).toBe(true);
    expect(writeNotes({ ...chosen, title: 'Registerd Nurce', level: 'mid', except: [] })[0]).toBe(
      'We took “Registerd Nurce” to mean “registered nurse”. If that’s not right, try a different title.',
    );
    expect(choose({ title: 'Registered Nurse' }).readAs).toBeNull();
  });

  test('uses nearby occupations if an occupation has no questions of its own, and says so', () => {
    const chosen = choose({ title: 'QA Engineer' });
    expect(chosen).toMatchObject({ occupation: { id: 'qa-engineer' }, hasOwn: false });
    const notes = writeNotes({ ...chosen, title: 'QA Engineer', level: 'mid', except: [] });
    expect(notes[0]).toContain('no questions for QA Engineer yet');
    for (const { about } of chosen.technical) expect(notes[0]).toContain(about);
    const own = choose();
    expect(own.hasOwn).toBe(true);
    expect(writeNotes({ ...own, title: 'x', level: 'mid', except: [] })).toEqual([]);
  });

  test('returns questions about the field if a title names only that, and says so', () => {
    const chosen = choose({ title: 'Technology' });
    expect(chosen).toMatchObject({ occupation: null, field: 'technology' });
    expect(new Set(chosen.technical.map(({ set }) => set))).toEqual(new Set(['technology']));
    expect(writeNotes({ ...chosen, title: 'Technology', level: 'mid', except: [] })[0]).toContain(
      '“Technology” is a field rather than a job title',
    );
    expect(choose({ title: 'Dragon whisperer' }).field).toBeNull();
  });

  test('asks about a skill named after the activity if the title names the person who does it', () => {
    const bank = createQuestionBank([set('technical', { kind: 'skill', id: 'software-testing' })]);
    const wanted = { level: 'mid', skills: [], asked: [], except: [], random: createRandom(1) } as const;
    for (const title of ['Software Tester', 'Software Testing'])
      expect(chooseQuestions(bank, { ...wanted, title }).technical.map(({ set }) => set)).toContain('software-testing');
  });

  test('uses implied skills for a skill without questions of its own', () => {
    expect(choose({ title: 'Next.js enthusiast' }).technical.map(({ set }) => set)).toContain('react');
    expect(choose({ title: 'React enthusiast' }).technical.map(({ set }) => set)).not.toContain('typescript');
  });

  test('accepts any text as a title', () => {
    for (const title of ['__proto__', '\u0000', '🙂'.repeat(60), '((((((', 'a'.repeat(10_000)])
      expect(choose({ title }).behavioral.length).toBeGreaterThan(0);
  });
});

describe('tips', () => {
  const listTips = (
    wanted: Partial<QuestionCriteria> = {},
    asked: Parameters<typeof selectTips>[0]['asked'] = null,
  ) => {
    const title = wanted.title ?? 'Front-end Developer';
    return selectTips({ ...choose({ ...wanted, title }), title, level: wanted.level ?? 'mid', asked });
  };

  test('match the chosen questions', () => {
    expect(listTips().join(' ')).toContain('5 behavioral questions');
    expect(listTips({ title: 'Registered Nurse' }).join(' ')).toContain('state, number and expiration date');
    expect(listTips({ title: 'Registered Nurse' }).join(' ')).toContain('unidentifiable');
    expect(listTips().join(' ')).not.toContain('license');
    expect(listTips().length).toBeLessThanOrEqual(6);
  });

  test('say how many listings they are based on, and that those are samples', () => {
    const asked = { listings: 40, samples: 40, skills: [{ skill: 'typescript', asked: 31 }] };
    expect(listTips({}, asked).join(' ')).toContain('40 open Frontend Developer listings (all samples)');
    expect(listTips({}, asked).join(' ')).toContain('TypeScript (31)');
    expect(listTips({}, { ...asked, listings: 4 }).join(' ')).not.toContain('listings');
    expect(listTips({}, { ...asked, skills: [{ skill: 'typescript', asked: 2 }] }).join(' ')).not.toContain('listings');
  });

  test("say when the title and the level don't match", () => {
    expect(listTips({ title: 'Senior Front-end Developer', level: 'junior' })[0]).toContain('usually senior level');
    expect(listTips({ title: 'Senior Front-end Developer', level: 'senior' }).join(' ')).not.toContain('is usually');
  });

  test('are the same for the same questions', () => {
    expect(listTips()).toEqual(listTips());
  });
});
