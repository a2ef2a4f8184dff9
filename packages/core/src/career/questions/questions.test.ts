import { describe, expect, test } from 'vitest';
import { listOccupations } from '../../jobs/index.ts';
import { findSkills } from '../../skills/index.ts';
import { splitStep } from '../first-step.ts';
import { advise, parseRole, parseTarget } from '../index.ts';
import { findBusinessInGoals } from '../people/own-business.ts';
import { splitSentences } from '../wording.ts';
import { formatQuestion, splitClauses } from './clauses.ts';
import { answerMasters, DEGREE_NOTES, LICENSE_NOTES } from './degrees.ts';
import { BEGINNER_MARKETS, ENTRY_ROLES, PROMOTIONS, SHORTER_WAYS } from './entry.ts';
import { compareAlternatives, findAlternatives } from './options.ts';

const ask = (currentRole: string, target: string, goals: string, skills: string[] = []) => {
  const current = parseRole(currentRole);
  const ids = [...new Set(skills.flatMap((text) => findSkills(text, { context: 'list' }).map(({ skill }) => skill)))];
  const given = advise({
    current,
    target: parseTarget(target, current),
    person: { skills: ids.map((skill) => ({ skill, shown: 'named' as const })), hasResume: false },
    goals,
    unknownSkills: [],
    requirements: new Map(),
  });
  return {
    ...given,
    first: splitSentences(given.advice)[0] ?? '',
    all: [given.advice, ...given.recommendations, ...given.steps.map(({ detail }) => detail)].join('\n'),
    asked: given.openQuestions.map(({ question, ask }) => `${question} ${ask}`).join('\n'),
  };
};

describe('the question comes first', () => {
  test.each([
    ['Lab assistant', 'Speech therapist', 'Do I need a master’s?', /takes a master’s degree/],
    ['Bookkeeper', 'Software engineer', 'do i need a masters for that', /rarely required/],
    ['Analyst', 'Data scientist', 'masters or no?', /No law requires a master’s/],
    ['Ramp agent', 'Pilot', 'no college. is that a problem', /FAA requires no college degree/],
    ['Waiter', 'Chef', 'is culinary school worth the debt', /isn’t required for kitchen jobs/],
    ['Teacher aide', 'Attorney', 'can I do law school at night?', /evening programs/],
    ['Clerk', 'Executive assistant', 'which certificate should I get?', /No certificate is required/],
    ['Driver', 'Dispatcher', 'will they take somebody without office work?', /carriers also hire their drivers/],
    ['Helper', 'Carpenter', 'union or open shop?', /union apprenticeship has one published scale/],
    ['Retail associate', 'Account executive', 'do I have to start at the bottom', /start as SDR/],
    ['Laborer', 'Heavy equipment operator', 'do I need a license for dozers', /No federal license/],
    ['Welder', 'Welding inspector', 'what is the test like', /three parts/],
    ['Teacher', 'Tutor', 'will I lose my state pension', /ask your retirement system/],
    ['', 'Data entry clerk', 'ad says they mail me a check, legit?', /known scam/],
    ['Bookkeeper', 'CPA', 'anything shorter than that?', /enrolled agent takes no degree/],
    ['Janitor', 'Electrician', '47, am I too old', /^We know of no legal upper age limit/],
    ['Uber driver', 'Truck driver', 'dui 3 years ago, will anyone hire me', /carriers and their insurers/],
    ['Teller', 'Accountant', 'difference between an accountant and a bookkeeper?', /As an accountant, you/],
    ['Dental assistant', 'Dental hygienist', 'is it worth the money', /compare the total price/],
    ['Corrections officer', 'Police officer', 'does my state retirement carry over', /service time transfers/],
    ['Guard', 'Correctional officer', 'is the pension good', /vested/],
    ['Server', 'Real estate agent', 'bad credit, does it matter', /annualcreditreport/],
    ['QA engineer', 'Software engineer', 'do I start as a junior again', /usual start is junior/],
  ])('%s → %s: “%s”', (current, target, goals, answer) => {
    expect(ask(current, target, goals).first).toMatch(answer);
  });

  test('also if the title names no work', () => {
    expect(ask('Cook', 'open a food truck', 'what papers do I need').first).toContain('health department');
    expect(ask('HVAC helper', 'my own hvac company', '').first).toContain('contractor’s license');
    const own = ask('Hair stylist', 'salon owner', 'booth rent or my own');
    expect(own.first).toContain('salon or shop license');
    expect(ask('Cook', 'something new', '120 applications, no replies').advice).toContain('first third');
  });

  test('of a business besides the target is found, and a laptop is none', () => {
    expect(ask('Cook', 'Hair stylist', 'i want my own salon one day. what permits do i need?').all).toContain(
      'salon or shop license',
    );
    expect(findBusinessInGoals('Cook', 'I have my own laptop', '')).toBeNull();
    expect(findBusinessInGoals('Electrician', 'my own company', 'Helper')?.name).toBe('an electrical business');
  });

  test('about immigration is left to an attorney, and nothing beside it reads as an answer', () => {
    const { all, asked } = ask('Developer', 'Software engineer', 'on H-1B, how much time do I have, can I freelance?');
    expect(asked.match(/immigration attorney/g)).toHaveLength(2);
    expect(all).not.toMatch(/no fixed time|license and insurance an owner|days after/);
  });

  test('of a record is told to disclose it', () => {
    expect(ask('Cook', 'Warehouse associate', 'felony, do I have to tell them').first).toMatch(/^Answer truthfully/);
    expect(ask('Guard', 'Police officer', 'old misdemeanor').all).toContain('disclose it fully');
  });
});

const listAsked = (text: string): string[] =>
  splitClauses(text)
    .filter(({ isQuestion }) => isQuestion)
    .map(formatQuestion);

describe('a text', () => {
  test.each([
    ['how long does it take and what does it cost', ['How long does it take?', 'What does it cost?']],
    ['Make 61k. Do I need a masters? can I leave mid year', ['Do I need a masters?', 'Can I leave mid year?']],
    ['I take insulin, can i still drive a class A?', ['I take insulin, can i still drive a class A?']],
    ['Should I get series 7 first? Or CFP?', ['Should I get series 7 first? Or CFP?']],
    ['my boss wont sign off what do i do', ['My boss wont sign off what do i do?']],
    ['i have 6 hrs a week. playwright or selenium', ['Playwright or selenium?']],
    ['not sure if I need a degree.', ['Not sure if I need a degree.']],
    ['MBA??', ['MBA?']],
    ['Will Indiana take an online one lol', ['Will Indiana take an online one?']],
    ['do phleb hours count', ['Do phleb hours count?']],
  ])('“%s” asks %j', (text, questions) => {
    expect(listAsked(text)).toEqual(questions);
  });

  test.each([
    'Want to quit by next year and do this full time.',
    'Would relocate. What I like is outdoors work.',
    'no nights or weekends',
    'I know what they want',
    'I have a masters in history.',
  ])('“%s” asks nothing', (text) => {
    expect(listAsked(text)).toEqual([]);
  });
});

describe('an answer is only given in the sense of the question', () => {
  test.each([
    ['Software engineer', 'DevOps engineer', 'which certs does COOL pay for?', /No certificate/],
    ['LPN', 'Registered nurse', 'will Indiana accept an online one?', /evening, weekend/],
    ['Roofer', 'Home inspector', 'how long til i make money?', /^It usually takes/],
    ['Teacher', 'School counselor', 'will my years on the pay scale transfer?', /doesn’t replace the license/],
    ['Truck driver', 'Dispatcher', 'is the lease legit?', /mails you a check/],
    ['Cook', 'Registered nurse', 'how do i tell my wife?', /Answer truthfully/],
    ['Cook', 'Paralegal', 'how much does a parking permit cost?', /business registration/],
    ['Correctional officer', 'Probation officer', 'do people on parole matter?', /about a record/],
  ])('%s → %s: “%s”', (current, target, goals, wrong) => {
    const { first, openQuestions } = ask(current, target, goals);
    expect(first).not.toMatch(wrong);
    expect(openQuestions).toHaveLength(1);
  });
});

describe('a question that the tables don’t answer', () => {
  test.each([
    ['Nurse', 'Nurse practitioner', 'will my hospital pay for it?', /employer’s HR office/],
    ['Teacher', 'Tutor', 'can I leave mid year?', /district’s HR office or union/],
    ['EIT', 'PE', 'when can I retake it?', /engineering board/],
    ['School bus driver', 'Truck driver', 'I take insulin, can I still drive?', /National Registry/],
    ['Cook', 'Registered nurse', 'what GPA do I need for the program?', /admissions office/],
    ['Cook', 'Registered nurse', 'how do I get out of my loans?', /financial aid office/],
    ['Cashier', 'Data analyst', 'what goes in a portfolio?', /somebody who works as a data analyst/],
    ['Army 88M', 'Truck driver', 'does the GI Bill cover it?', /education center/],
    ['Cook', 'own a diner', 'do I need an LLC?', /IRS/],
    ['Cook', 'open a food truck', 'where do I start?', /Small Business Development Center/],
  ])('of a %s on the way to %s, “%s”, is listed with whom to ask', (current, target, goals, whom) => {
    expect(ask(current, target, goals).asked).toMatch(whom);
  });

  test('is quoted whole, and an answered one isn’t listed', () => {
    const { openQuestions } = ask(
      'Paraprofessional',
      'Special education teacher',
      'do I need a degree? will the district help pay',
    );
    expect(openQuestions.map(({ question }) => question)).toEqual(['Will the district help pay?']);
  });

  test('never disappears', () => {
    for (const goals of ['am I cut out for it?', 'is the moon made of cheese?', 'how do I tell my wife?']) {
      const { openQuestions } = ask('Cook', 'Baker', goals);
      expect(openQuestions).toHaveLength(1);
    }
  });
});

describe('two alternatives', () => {
  test.each([
    ['LPN first or straight to ADN?', ['the LPN', 'the ADN']],
    ['PA or RN whichever is quicker', ['the PA', 'nursing']],
    ['aPHR vs SHRM-CP', ['the aPHR', 'the SHRM-CP']],
    ['CPA or enrolled agent', ['the CPA', 'the enrolled agent']],
    ['bootcamp or should i do WGU', ['the bootcamp', 'WGU']],
  ])('of “%s”', (text, labels) => {
    const pair = findAlternatives(text);
    expect(pair?.map(({ label }) => label)).toEqual(labels);
    if (pair) expect(compareAlternatives(pair, false)).toHaveLength(2);
  });

  test('are none without a choice', () => {
    for (const text of ['I have my LPN and want my RN', 'CPA someday', 'nursing or whatever', ''])
      expect(findAlternatives(text)).toBeNull();
  });

  test('say which is faster if that is asked', () => {
    expect(ask('Medic', 'PA or nurse whichever is faster', '').first).toBe('Of the two, nursing is faster.');
  });
});

describe('what was wrong', () => {
  test.each([
    ['ADN nurse', 'Nurse practitioner', '', /MSN or DNP/, /Both titles/],
    ['RN', 'nurse practioner', '', /APRN/, /NCLEX-RN/],
    ['Case aide', 'LCSW', '', /CSWE-accredited MSW/, /BSW or MSW|bachelor’s \(BSW\) or/],
    ['Lab technician', 'Medical laboratory scientist', 'hospitals want MLS(ASCP)', /ASCP/, /librarian|don’t find it/],
    ['Library assistant', 'Librarian', 'how do I get my MLS', /library science|MLIS/, /ASCP/],
    ['Security guard', 'Police officer', '', /most departments pay for/, /once you have the license/],
    ['Cook', 'Electrician', '', /paid from the first day|apprenticeship/, /once you have the license/],
    ['Corpsman', 'Registered nurse', 'full GI Bill', /GI Bill, if you’re eligible/, /GI Bill, so put it/],
    ['Army 88M', 'Truck driver', 'ETS in 5 months', /SkillBridge/, /don’t know “ETS”/],
    ['Support', 'Software engineer', 'bootcamp or WGU?', /accredited online university/, /don’t know “WGU”/],
    [
      'Cashier',
      'Store manager',
      'they hire from outside. how do I get them to see me',
      /Tell the manager/,
      /outdoors|indoors/,
    ],
  ])('%s → %s “%s”', (current, target, goals, right, wrong) => {
    const { all } = ask(current, target, goals);
    expect(all).toMatch(right);
    expect(all).not.toMatch(wrong);
  });

  test('a handler card isn’t the manager’s certificate', () => {
    expect(ask('Cook', 'Chef', '', ['ServSafe']).gate?.isHeld).toBe(false);
  });
});

describe('the wording', () => {
  const targets = listOccupations().map(({ name }) => name);

  test('of a license is one sentence of the way and one of the terms, short enough to read', () => {
    for (const name of targets) {
      const { advice, gate } = ask('', name, '');
      if (!gate) continue;
      expect(advice).not.toMatch(/: it takes .*; /);
      for (const sentence of splitSentences(advice)) {
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(45);
        expect(sentence.split(';').length, sentence).toBeLessThanOrEqual(3);
      }
    }
  });

  test('says nothing twice', () => {
    for (const name of targets) {
      const { advice, recommendations, steps } = ask(
        'Cook',
        name,
        'do I need a degree? how long and how much does it pay',
      );
      const all = [advice, ...recommendations, ...steps.map(({ detail }) => detail)].flatMap(splitSentences);
      const twice = all.filter((sentence, at) => sentence.length > 40 && all.indexOf(sentence) !== at);
      expect(twice, name).toEqual([]);
    }
  });

  test('of tables is whole sentences about known occupations', () => {
    const known = new Set(listOccupations().map(({ id }) => id));
    for (const table of [DEGREE_NOTES, LICENSE_NOTES, ENTRY_ROLES, SHORTER_WAYS])
      for (const id of Object.keys(table)) expect(known.has(id), id).toBe(true);
    for (const text of [
      ...Object.values(DEGREE_NOTES),
      ...Object.values(LICENSE_NOTES),
      ...Object.values(BEGINNER_MARKETS),
      ...Object.values(PROMOTIONS),
    ])
      expect(text).toMatch(/^[A-Z“].*\.$/);
    expect(answerMasters('cook', 'cook')).toMatch(/rarely/);
  });
});

describe('the first step', () => {
  test('is split at its verbs', () => {
    expect(splitStep('take a class, train for the test, and watch the lists')).toHaveLength(3);
  });

  test.each([
    ['Paralegal', 'Attorney', /work in a law office/],
    ['EMT-B', 'Firefighter', /EMT class/],
    ['Laborer', 'Heavy equipment operator', /start as laborer/],
    ['Case manager', 'Social worker', /case aide/],
    ['Paraprofessional', 'Special education teacher', /work as a paraprofessional/],
    ['Civil drafter', 'Civil engineer', /near graduation|internship/],
  ])('of a %s on the way to %s is one they haven’t done', (current, target, done) => {
    const { all, steps } = ask(current, target, '');
    expect(all).not.toMatch(done);
    expect(steps).toHaveLength(1);
  });
});

test('any goals are read quickly', () => {
  for (const goals of ['or '.repeat(330), 'nurse or '.repeat(110), 'degree? '.repeat(120), '?'.repeat(1000)]) {
    const start = performance.now();
    ask('Cook', 'Registered Nurse', goals);
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
