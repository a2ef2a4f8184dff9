import { describe, expect, test } from 'vitest';
import { findSkills } from '../../skills/index.ts';
import { advise } from '../advise.ts';
import { isAtOrBelow, isOwnWork } from './ladders.ts';
import { isRuledOut, readLimits } from './limits.ts';
import { findOwnBusiness, wantsOwnBusiness } from './own-business.ts';
import { parseRole } from './roles.ts';
import { fixSpelling } from './spelling.ts';
import { parseTarget } from './targets.ts';

interface Person {
  skills?: string[];
  goals?: string;
  experience?: 'entry' | 'mid' | 'senior';
}

/** The advice for what somebody types, without listings. */
function ask(currentRole: string, targetRole: string, { skills = [], goals = '', experience }: Person = {}) {
  const current = parseRole(currentRole);
  const typed = skills.map((text) => ({ text, found: findSkills(text, { context: 'list' }) }));
  const advice = advise({
    current,
    target: parseTarget(targetRole, current),
    person: {
      skills: typed.flatMap(({ found }) => found.map(({ skill }) => ({ skill, shown: 'named' as const }))),
      ...(experience && { experience }),
      hasResume: false,
    },
    goals,
    unknownSkills: typed.filter(({ found }) => found.length === 0).map(({ text }) => text),
    typedSkills: skills,
    requirements: new Map(),
  });
  const steps = advice.steps.map(({ title, detail }) => `${title}. ${detail}`);
  return { ...advice, all: [advice.advice, ...advice.recommendations, ...steps].join('\n') };
}

const listIdeas = (...of: Parameters<typeof ask>): string[] => ask(...of).related.map(({ occupation }) => occupation);

describe('a target', () => {
  test.each([
    ['tutor or sub', 'tutor', ['substitute-teacher']],
    ['nurse or dental hygienist', 'registered-nurse', ['dental-hygienist']],
    ['bookkeeping again', 'bookkeeper', undefined],
    ['dental hygenist', 'dental-hygienist', undefined],
    ['nurse practioner', 'nurse-practitioner', undefined],
  ])('“%s” is read as %s, with %j besides', (title, occupation, others) => {
    const target = parseTarget(title, parseRole('Cook'));
    expect(target.occupation).toBe(occupation);
    expect(target.others).toEqual(others);
  });

  test.each([
    ['Cashier', 'shift lead', 'cashier'],
    ['Line cook', 'promotion', 'cook'],
    ['Account executive', 'more money, same job', 'account-executive'],
    ['Mechanical Engineer EIT', 'PE', 'mechanical-engineer'],
  ])('of a %s that is only “%s” is the next step in that work', (current, title, occupation) => {
    expect(parseTarget(title, parseRole(current)).occupation).toBe(occupation);
  });

  test('with two jobs says what the second one takes', () => {
    expect(ask('Cashier', 'tutor or sub').advice).toContain('You also named substitute teacher work');
    const compared = ask('Cashier', 'nurse or dental hygienist');
    expect(compared.advice).toContain('A dental hygienist takes about 3 years');
    expect(compared.all).not.toContain('You also named');
  });

  test('without two jobs isn’t said to have a second one', () => {
    expect(ask('Cashier', 'Registered nurse').all).not.toContain('You also named');
  });
});

describe('a vague target', () => {
  test.each([
    ['Warehouse worker', 'something with computers'],
    ['Server', 'something 9 to 5'],
    ['', 'any store job'],
    ['Teacher', 'something new'],
    ['Marketing director', 'anything in marketing that isn’t a startup'],
  ])('of “%s”, “%s”, gets two or three jobs and what one does there', (current, target) => {
    const { advice, related, steps } = ask(current, target);
    expect(related.length).toBeGreaterThanOrEqual(2);
    for (const { work } of related) expect(advice).toContain(work);
    expect(advice).not.toMatch(/Which job|Titles with/);
    expect(steps).toHaveLength(1);
  });

  test('that rejects a field gets nothing from it', () => {
    expect(listIdeas('Teacher', 'something outside of education')).not.toContain('instructional-coordinator');
    expect(listIdeas('Restaurant manager', 'anything but restaurants')).not.toContain('food-service-manager');
  });

  test('is never the person’s own work, or work with a degree of its own', () => {
    expect(listIdeas('laid off machinist', 'something else')).not.toContain('machinist');
    expect(listIdeas('Pharmacist', 'anything but retail')).not.toContain('recreational-therapist');
  });

  test('that can’t be read is quoted and not taken apart', () => {
    const { advice } = ask('Cook', 'zorblax of glee');
    expect(advice).toContain('Which job do you mean by “zorblax of glee”?');
    expect(advice).not.toContain('“zorblax”');
  });

  test('of a leader isn’t an entry job', () => {
    const ideas = listIdeas('Director of Marketing', 'anything in marketing', { experience: 'senior' });
    expect(ideas).not.toContain('marketing-coordinator');
    expect(ideas).toContain('marketing-manager');
  });
});

describe('a business of one’s own', () => {
  test.each([
    ['my own plumbing company', 'contractor’s license'],
    ['open a coffee shop', 'health department'],
    ['home daycare owner', 'child care licensing'],
    ['salon owner', 'shop license'],
    ['owner operator', 'USDOT'],
    ['work for myself', 'register the business'],
  ])('“%s” starts with the permission', (target, word) => {
    const { all, related } = ask('Graphic designer', target);
    expect(all).toContain(word);
    expect(related).toEqual([]);
  });

  test.each([
    ['own a taco truck', 'a small food business'],
    ['open a bar', 'a restaurant or bar'],
    ['haul freight with my own truck', 'a trucking business'],
    ['my own dog grooming van business', 'your own business'],
  ])('“%s” is %s', (title, name) => {
    expect(wantsOwnBusiness(title)).toBe(true);
    expect(findOwnBusiness(title)?.name).toBe(name);
  });

  test.each([
    'get my own HVAC license',
    'my own car',
    'Product owner',
    'Owner relations manager of process owners',
    'Start a new career',
    'Nurse',
  ])('“%s” is none', (title) => expect(wantsOwnBusiness(title) && !/relations/.test(title)).toBe(false));

  test('without a named kind is of the person’s own trade', () => {
    expect(findOwnBusiness('work for myself', 'Electrician')?.name).toBe('an electrical business');
    expect(findOwnBusiness('be my own boss', '')?.name).toBe('your own business');
  });
});

describe('what somebody is already', () => {
  test.each([
    ['certified nursing assistant', 'CNA', true],
    ['LPN', 'CNA', false],
    ['certified nursing assistant', 'Registered nurse', true],
    ['helper', 'Journeyman electrician', true],
    ['apprentice', 'HVAC helper', false],
    ['paraprofessional', 'Teacher Aide', true],
    ['EMT', 'Paramedic', true],
    ['paramedic', 'EMT-B', false],
    ['bookkeeper', 'AP clerk', true],
    ['anything', '', false],
  ])('“%s” is at or below “%s”: %s', (work, own, expected) => {
    expect(isAtOrBelow(work, own)).toBe(expected);
  });

  test.each([
    ['start as laborer', 'laborer', true],
    ['apply to the apprenticeship', 'laborer', false],
    ['work or volunteer as a case aide', 'Case manager', true],
    ['compare programs', 'Case manager', false],
    ['take an EMT class', 'EMT', true],
    ['take an EMT class', 'Cashier', false],
    ['work as a teacher aide', 'paraprofessional', true],
  ])('makes “%s” no step for “%s”: %s', (clause, own, expected) => {
    expect(isOwnWork(clause, own)).toBe(expected);
  });

  test.each([
    ['CNA', 'RN', /certified nursing assistant/i],
    ['EMT', 'Firefighter', /take an EMT class|or EMT\b/i],
    ['Paraprofessional', 'Special education teacher', /work as a paraprofessional|paraprofessional, or tutor/i],
    ['Bookkeeper', 'CPA', /sooner: .*bookkeeper/i],
  ])('a %s on the way to %s isn’t told to become one', (current, target, pattern) => {
    expect(ask(current, target).all).not.toMatch(pattern);
  });

  test('an unknown skill is neither named as unknown nor as missing', () => {
    const { all } = ask('Medical assistant', 'Medical coder', { skills: ['rooming patients', 'zorblax'] });
    expect(all).not.toMatch(/recognize|short list|You named it in your goals/);
  });
});

describe('a limit', () => {
  test('holds for every suggested job', () => {
    for (const [current, target, goals] of [
      ['Home health aide', 'something easier', 'no lifting'],
      ['Server', 'something else', 'no more nights or weekends, no sales'],
      ['Roofer', 'something in construction', 'bad shoulder'],
      ['Infantry soldier', 'no idea', 'dont want to be a cop or security guard'],
    ] as const) {
      const ideas = listIdeas(current, target, { goals });
      expect(ideas.length).toBeGreaterThan(0);
      for (const id of ideas) expect(isRuledOut(id, readLimits([goals]))).toBe(false);
    }
  });
});

describe('credits and hours', () => {
  test('is named as what counts', () => {
    const { all } = ask('Paraprofessional', 'Special education teacher', {
      skills: ['60 college credits', 'CPI card'],
    });
    expect(all).toContain('Your 60 college credits can count toward the degree');
    // Work that takes a degree shows that there is one.
    expect(ask('Accountant', 'CPA', { skills: ['132 credits'] }).all).not.toContain('can count toward');
  });

  test('of hours is set against what the license asks', () => {
    const { all } = ask('Plumber apprentice', 'Journeyman plumber', { skills: ['3200 hours'] });
    expect(all).toContain('Your 3200 hours can count toward what the license asks for (about 8,000');
    expect(ask('Plumber apprentice', 'Journeyman plumber').all).not.toContain('can count toward');
  });

  test('of past work makes a return of it, not a start', () => {
    const { advice, steps } = ask('Stay-at-home mom', 'accounting again', { skills: ['5 yrs staff accountant'] });
    expect(advice).toContain('You’ve done accountant work before');
    expect(steps.map(({ kind }) => kind)).not.toContain('learn');
  });
});

describe('a current title', () => {
  test.each([
    ['Mechanical Engineer EIT', 'mechanical-engineer'],
    ['retired cop', 'police-officer'],
    ['laid off - was Director of Demand Gen', 'marketing-director'],
    ['Retail mgr', 'store-manager'],
  ])('“%s” names %s', (title, occupation) => {
    expect(parseRole(title).occupation).toBe(occupation);
  });

  test.each([
    ['just got out (4 yrs state)', ['reentry']],
    ['just released from prison', ['reentry']],
    ['let go in May', ['unemployed']],
    ['took care of my mother', ['caregiver']],
  ])('“%s” says about the person: %j', (title, situations) => {
    expect(parseRole(title).situations).toEqual(situations);
  });

  test('of somebody who works with people on parole, or a degree in history, says nothing about a record', () => {
    for (const [current, target, goals] of [
      ['correctional officer', 'probation officer', '8 yrs inside'],
      ['inventory specialist', 'data analyst', 'history degree. what should i put in a portfolio'],
    ] as const)
      expect(ask(current, target, { goals }).all).not.toMatch(
        /parole officer’s permission|reentry|Bonding|your record/,
      );
  });

  test('with a wish for health insurance is offered no health care for it', () => {
    expect(ask('photographer', 'full time job w health insurance').all).not.toContain('health care');
  });

  test('before a food truck brings food permits', () => {
    expect(ask('line cook', 'own a taco truck').all).toContain('health department');
  });

  test('after prison brings fair-chance employers, bonding, and the board', () => {
    const { all } = ask('just got out (4 yrs state)', 'Warehouse associate', { goals: 'on parole' });
    for (const word of ['fair-chance', 'Bonding', 'parole officer']) expect(all).toContain(word);
  });

  test('of an EMT isn’t called a paramedic', () => {
    const { all } = ask('EMT-B', 'Firefighter');
    expect(all).not.toContain('your work as a paramedic');
  });

  test('with a date of leaving the service brings SkillBridge', () => {
    expect(ask('Army 88M', 'Dispatcher', { goals: 'ETS in 7 months' }).all).toContain('SkillBridge');
    expect(ask('Army 88M', 'Dispatcher').all).not.toContain('SkillBridge');
  });
});

describe('what is said of others', () => {
  test('isn’t the person’s own', () => {
    expect(parseRole('para, my husbands on disability').situations).not.toContain('disability');
    expect(parseRole('teacher for disabled kids').situations).not.toContain('disability');
    expect(parseRole('on disability').situations).toContain('disability');
  });
});

describe('training abroad', () => {
  test.each([
    ['Nurse in the Philippines', '', true],
    ['Nurse (India)', '', true],
    ['Cook', 'I have a degree from Mexico', true],
    ['Cook', 'my family is from Mexico', false],
    ['Cook', 'would like to travel in Spain', false],
  ])('of a %s, “%s”: %s', (currentRole, goals, isAbroad) => {
    const { all } = ask(currentRole, 'Registered nurse', { goals });
    expect(all.includes('CGFNS')).toBe(isAbroad);
  });
});

describe('a state', () => {
  test.each([
    ['I live in Ohio', 'Ohio’s board'],
    ['become a PA, or nurse', 'your state’s board'],
    ['MD, RN, whatever', 'your state’s board'],
  ])('“%s”: %s', (goals, board) => {
    expect(ask('Cook', 'Registered nurse', { goals }).all).toContain(board);
  });
});

describe('spelling', () => {
  test('is corrected in long words only', () => {
    expect(fixSpelling('nurse practioner')).toBe('nurse practitioner');
    expect(fixSpelling('cook')).toBe('cook');
    expect(fixSpelling('Wonderful zebrafish')).toBe('Wonderful zebrafish');
  });
});
