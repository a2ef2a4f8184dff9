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
  set('technical', { kind: 'occupation', id: 'frontend-developer' }, 4),
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

const countBySet = (questions: readonly { set: string }[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(questions, ({ set }) => set)).map(([id, all]) => [id, all?.length]));

describe('choosing', () => {
  test("uses the occupation and the title's skill, and nothing else", () => {
    const { occupation, technical } = choose({ asked: ['typescript'] });
    expect(occupation?.id).toBe('frontend-developer');
    expect(countBySet(technical)).toEqual({ 'frontend-developer': 4, react: 2 });
    expect(technical.map(({ reason }) => reason)).toEqual([
      ...Array(4).fill('About this work'),
      ...Array(2).fill('Your title names React'),
    ]);
  });

  test.each([
    ['Front-end Developer', 'frontend-developer'],
    ['Registered Nurse', 'registered-nurse'],
  ])('uses only its own questions if the title names no skill: %s', (title, own) => {
    const first = choose({ title, asked: ['typescript'] });
    expect(countBySet(first.technical)).toEqual({ [own]: 6 });
    expect(first).toMatchObject({ hasOwn: true, choices: [] });
  });

  test('is new in the second round as far as the sets allow, with at least four of its own', () => {
    const wide = createQuestionBank([
      set('technical', { kind: 'occupation', id: 'registered-nurse' }, 8),
      set('technical', { kind: 'occupation', id: 'nurse-manager' }, 8),
      set('technical', { kind: 'field', id: 'health' }),
    ]);
    const narrow = createQuestionBank([
      set('technical', { kind: 'occupation', id: 'registered-nurse' }, 4),
      set('technical', { kind: 'field', id: 'health' }),
    ]);
    for (const [bank, least] of [
      [wide, 6],
      [narrow, 3],
    ] as const)
      for (const level of INTERVIEW_LEVELS) {
        const wanted = { title: 'Registered Nurse', level, skills: [], asked: [], except: [], random: createRandom(4) };
        const first = chooseQuestions(bank, wanted);
        const second = chooseQuestions(bank, { ...wanted, except: listIds(first) });
        const again = second.technical.filter(({ id }) => listIds(first).includes(id));
        expect(countBySet(first.technical), level).toEqual({ 'registered-nurse': 6 });
        expect(countBySet(second.technical)['registered-nurse'], level).toBeGreaterThanOrEqual(4);
        expect(6 - again.length, level).toBeGreaterThanOrEqual(least);
      }
  });

  test.each([
    ['Flight Software Principal Engineer P4', 'software-engineer'],
    ['Principal Front-end Developer', 'frontend-developer'],
    ['Principal', 'principal'],
    ['High School Principal', 'principal'],
    ['Principal of Lincoln Academy', 'principal'],
    ['Vice Principal', 'principal'],
  ])('tells the grade from the head of a school: %s', (title, id) => {
    expect(choose({ title }).occupation?.id).toBe(id);
  });

  test('reads the engineer of a tool, and says so', () => {
    const bank = createQuestionBank([
      set('technical', { kind: 'occupation', id: 'data-engineer' }, 8),
      set('technical', { kind: 'skill', id: 'apache-kafka' }),
      set('technical', { kind: 'skill', id: 'c-sharp' }),
    ]);
    const wanted = { level: 'mid', skills: [], asked: [], except: [], random: createRandom(6) } as const;
    const chosen = chooseQuestions(bank, { ...wanted, title: 'Kafka Engineer' });
    expect(countBySet(chosen.technical)).toEqual({ 'data-engineer': 4, 'apache-kafka': 2 });
    expect(writeNotes({ ...chosen, title: 'Kafka Engineer', level: 'mid', except: [] })[0]).toContain(
      '“Kafka Engineer” to mean Data Engineer, because of the tool in it',
    );
    const dotNet = chooseQuestions(bank, { ...wanted, title: '.NET Developer' });
    expect(dotNet.technical.map(({ set }) => set)).toContain('c-sharp');
  });

  test('never asks about an alternative to what the title names', () => {
    const ask = ['Java', 'C#', 'Python', 'any language'].map((name) => `How do you find a memory leak in ${name}?`);
    const own = set('technical', { kind: 'occupation', id: 'software-engineer' }, 4);
    const bank = createQuestionBank([
      { ...own, questions: own.questions.map((question, at) => ({ ...question, ask: ask[at % 4] ?? '' })) },
      set('technical', { kind: 'skill', id: 'java' }),
      set('technical', { kind: 'skill', id: 'c-sharp' }),
    ]);
    const wanted = { level: 'mid', skills: [], asked: ['c-sharp'], except: [], random: createRandom(5) } as const;
    const texts = chooseQuestions(bank, { ...wanted, title: 'Java Developer' }).technical.map((one) => one.ask);
    expect(texts.join(' ')).toContain('java mid');
    expect(texts.join(' ')).not.toMatch(/C#|Python|c-sharp/);
    const general = chooseQuestions(bank, { ...wanted, title: 'Software Engineer' }).technical;
    expect(general.map((one) => one.ask).join(' ')).toMatch(/C#|Python/);
  });

  test('reads no skill into a name that means something else', () => {
    const skills = ['react', 'typescript', 'rust'];
    for (const title of ['RTL Engineer', 'Express Lube Technician', 'CSM', 'Rust Technician', 'Rust Driver'])
      expect(choose({ title }).technical.filter(({ set }) => skills.includes(set))).toEqual([]);
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
      '2 of these are from a nearby level',
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

  test('says which occupation a title of another name was taken for', () => {
    const note = (title: string) => writeNotes({ ...choose({ title }), title, level: 'mid', except: [] })[0];
    expect(note('car salesman')).toBe(
      'We took “car salesman” to mean Retail Sales Associate. If that’s not right, try a different title.',
    );
    expect(note('Fleet Manager')).toContain('We took “Fleet Manager” to mean Supply Chain Manager.');
    expect(note('RN - Med Surg') ?? '').not.toContain('We took');
    expect(note('Registered Nurse') ?? '').not.toContain('We took');
  });

  test('returns general questions for a meaningless title, and says so', () => {
    const chosen = choose({ title: 'Dragon whisperer' });
    expect(chosen).toMatchObject({ occupation: null, technical: [] });
    expect(chosen.behavioral).toHaveLength(8);
    const notes = writeNotes({ ...chosen, title: 'Dragon whisperer', level: 'mid', except: [] });
    expect(notes).toEqual([expect.stringContaining('“Dragon whisperer”')]);
    expect(notes[0]).toContain('add to the title what you’d do or use, such as “warehouse” or “Excel”, or add a skill');
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

  test('uses general questions of the field if an occupation has none, and says so', () => {
    const chosen = choose({ title: 'QA Engineer' });
    expect(chosen).toMatchObject({ occupation: { id: 'qa-engineer' }, hasOwn: false });
    expect(countBySet(chosen.technical)).toEqual({ technology: 6 });
    const notes = writeNotes({ ...chosen, title: 'QA Engineer', level: 'mid', except: [] });
    expect(notes[0]).toBe(
      'General questions for “QA Engineer”: we have none for exactly this title yet. The technical ones are about: technology.',
    );
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

describe('a chosen résumé and listing', () => {
  const resume = { occupations: ['frontend-developer'], skills: ['react'] };
  const listing = { title: 'Front-end Developer', skills: ['typescript', 'react'] };
  const chooseFor = (background: QuestionCriteria['background'], wanted: Partial<QuestionCriteria> = {}) =>
    choose({ title: 'Front-end Developer', background, ...wanted });

  test('come first: what both name, then what the résumé lacks', () => {
    const { technical } = chooseFor({ resume, listing });
    expect(technical.map(({ set, reason }) => [set, reason])).toEqual([
      ...Array(2).fill(['react', 'The listing asks for React, and your résumé shows it']),
      ...Array(2).fill(['typescript', 'The listing asks for this; your résumé doesn’t show it']),
      ...Array(4).fill(['frontend-developer', 'About this work']),
    ]);
  });

  test('ask no question twice if two skills have the same questions', () => {
    const { technical } = chooseFor({ resume, listing: { title: 'x', skills: ['react', 'next-js'] } });
    expect(new Set(technical.map(({ id }) => id)).size).toBe(technical.length);
    expect(countBySet(technical)).toEqual({ react: 2, 'frontend-developer': 4 });
  });

  test('work each alone', () => {
    expect(
      chooseFor({ resume: null, listing })
        .technical.slice(0, 2)
        .map(({ reason }) => reason),
    ).toEqual(['The listing asks for TypeScript', 'The listing asks for React']);
    expect(chooseFor({ resume, listing: null }, { asked: ['react'] }).technical[0]?.reason).toBe(
      'Your résumé shows React, and listings for Frontend Developer ask for it',
    );
    expect(countBySet(chooseFor({ resume, listing: null }).technical)).toEqual({ 'frontend-developer': 6 });
  });

  test('change nothing if they name nothing that we have questions about', () => {
    const background = { resume: { occupations: [], skills: [] }, listing: { title: 'x', skills: ['no-such-skill'] } };
    expect(listIds(chooseFor(background))).toEqual(listIds(choose({ title: 'Front-end Developer' })));
  });
});

describe('a general title', () => {
  test.each([
    ['Analyst', 'business-analyst'],
    ['Senior Analyst', 'business-analyst'],
    ['Analyst - Remote', 'business-analyst'],
    ['Analysts', 'business-analyst'],
    ['Analist', 'business-analyst'],
    ['Manager', 'operations-manager'],
    ['Team lead', 'customer-service-manager'],
    ['Senior Team Leader', 'customer-service-manager'],
    ['Engineer II', 'software-engineer'],
    ['Principal engineer', 'software-engineer'],
    ['Staff engineer', 'software-engineer'],
    ['Consultant', 'management-consultant'],
    ['Assistant', 'administrative-assistant'],
    ['Specialist', 'human-resources-generalist'],
    ['Coordinator', 'marketing-coordinator'],
    ['Technician', 'maintenance-technician'],
    ['Director', 'operations-manager'],
    ['Supervisor', 'store-manager'],
    ['Quokka coordinator', 'marketing-coordinator'],
  ])('asks which kind: %s', (title, first) => {
    const chosen = choose({ title });
    expect(chosen.choices[0]?.id).toBe(first);
    expect(chosen.choices.length).toBeGreaterThan(2);
    expect(chosen.choices.length).toBeLessThanOrEqual(8);
    expect(chosen).toMatchObject({ occupation: null, hasOwn: false, technical: [] });
    expect(chosen.behavioral.length).toBeGreaterThan(5);
    expect(writeNotes({ ...chosen, title, level: 'mid', except: [] })[0]).toContain(`General questions for “${title}”`);
  });

  test.each(['Data Analyst', 'General Manager', 'Executive Assistant', 'Program Manager', 'Dragon whisperer', 'Rust'])(
    "isn't one that says which work is meant, or nothing at all: %s",
    (title) => {
      expect(choose({ title }).choices).toEqual([]);
    },
  );

  test('offers only titles that it reads as that occupation', () => {
    for (const title of ['Analyst', 'Manager', 'Team lead', 'Consultant', 'Associate', 'Doctor', 'Operator', 'Worker'])
      for (const { id, name } of choose({ title }).choices) expect(choose({ title: name }).occupation?.id).toBe(id);
  });

  test('is settled by the listing, or else by the résumé, and says so', () => {
    const resume = { occupations: ['registered-nurse', 'frontend-developer'], skills: [] };
    const listing = { title: 'Web Developer', skills: [] };
    const settle = (title: string, background: QuestionCriteria['background']) => {
      const chosen = choose({ title, background });
      return { id: chosen.occupation?.id, note: writeNotes({ ...chosen, title, level: 'mid', except: [] })[0] };
    };
    expect(settle('Team lead', { resume, listing })).toMatchObject({
      id: 'web-developer',
      note: expect.stringContaining('“Team lead” to mean Web Developer, as the listing says'),
    });
    expect(settle('Team lead', { resume, listing: { title: 'Team lead', skills: [] } })).toMatchObject({
      id: 'registered-nurse',
      note: expect.stringContaining('“Team lead” to mean Registered Nurse, as your résumé shows'),
    });
    // A nurse may look for work as an analyst, but the résumé doesn't say as which.
    expect(settle('Analyst', { resume, listing: null }).id).toBeUndefined();
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
