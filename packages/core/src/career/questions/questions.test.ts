import { describe, expect, test } from 'vitest';
import { listOccupations } from '../../jobs/index.ts';
import { findSkills } from '../../skills/index.ts';
import { splitStep } from '../first-step.ts';
import { advise, parseRole, parseTarget } from '../index.ts';
import { answerBusiness } from '../people/own-business.ts';
import { splitSentences } from '../wording.ts';
import { answerMasters, DEGREE_NOTES, LICENSE_NOTES } from './degrees.ts';
import { BEGINNER_MARKETS, ENTRY_ROLES, PROMOTIONS, SHORTER_WAYS } from './entry.ts';
import { compareAlternatives, findAlternatives } from './options.ts';
import { findQuestions } from './words.ts';

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
  };
};

describe('the question comes first', () => {
  test.each([
    ['Lab assistant', 'Speech therapist', 'Do I need a master’s?', /takes a master’s degree/],
    ['Bookkeeper', 'Software engineer', 'do i need a masters for that', /rarely required/],
    ['Analyst', 'Data scientist', 'masters or no?', /No law requires a master’s/],
    ['Ramp agent', 'Pilot', 'no college. is that a problem', /FAA requires no college degree/],
    ['Waiter', 'Chef', 'is culinary school worth the debt', /isn’t required for kitchen jobs/],
    ['Teacher aide', 'Attorney', 'law school but I can’t quit my job', /evening programs|Law school pays off/],
    ['Clerk', 'Executive assistant', 'which certificate should I get?', /No certificate is required/],
    ['Driver', 'Dispatcher', 'will they take somebody without office work?', /Carriers hire drivers/],
    ['Helper', 'Carpenter', 'union or open shop?', /union apprenticeship has one published scale/],
    ['Retail associate', 'Account executive', 'do I have to start at the bottom', /start as SDR/],
    ['Laborer', 'Heavy equipment operator', 'do I need a license for dozers', /No federal license/],
    ['Welder', 'Welding inspector', 'what is the test like', /three parts/],
    ['Teacher', 'Tutor', 'will I lose my state pension', /ask your retirement system/],
    ['', 'Data entry clerk', 'ad says they mail me a check, legit?', /known scam/],
    ['Bookkeeper', 'CPA', 'anything shorter than that?', /enrolled agent takes no degree/],
    ['DBA', 'Data engineer', 'tired of on call', /rotation/],
    ['Janitor', 'Electrician', '47, am I too old', /^Federal law bars/],
    ['Uber driver', 'Truck driver', 'dui 3 years ago, will anyone hire me', /carriers and their insurers/],
    ['Teller', 'Accountant', 'is a CPA necessary', /CPA isn’t required/],
    ['Teller', 'Accountant', 'difference between an accountant and a bookkeeper?', /As an accountant, you/],
    ['Plumber apprentice', 'Plumber', 'thinking of going union', /union apprenticeship/],
    ['Dental assistant', 'Dental hygienist', 'is it worth the money', /compare the total price, least at a community/],
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
    expect(own.all).not.toMatch(/Try one of these/);
    expect(ask('Cook', 'something new', '120 applications, no replies').advice).toContain('Send fewer');
  });

  test('of a business besides the target is answered, and a laptop is none', () => {
    expect(ask('Cook', 'Hair stylist', 'i want my own salon one day').all).toContain('salon or shop license');
    expect(answerBusiness('Cook', 'I have my own laptop', '')).toEqual([]);
    expect(answerBusiness('Electrician', 'my own company', 'Helper')[0]).toContain('an electrical business');
  });

  test('and no answer is a refusal or a line about the question', () => {
    for (const goals of ['am I cut out for it', 'tell me everything', 'my boss says be strategic', 'idk'])
      expect(ask('Cook', 'Baker', goals).all).not.toMatch(
        /can’t answer|counselor at an American Job Center|check that first/,
      );
  });

  test('about immigration is left to an attorney, and nothing beside it reads as an answer', () => {
    const { all } = ask('Developer', 'Software engineer', 'on H-1B, how much time do I have, can I freelance? fast');
    expect(all).toContain('immigration attorney');
    expect(all).not.toMatch(/no fixed time|license and insurance an owner|days after/);
  });

  test('of hours names daytime places of the present work, too', () => {
    expect(ask('Registered nurse', 'Nurse practitioner', 'no more nights').all).toContain(
      'clinics, schools, case management',
    );
  });

  test('of a record is told to disclose it', () => {
    expect(ask('Cook', 'Warehouse associate', 'felony, do I have to tell them').first).toMatch(/^Answer truthfully/);
    expect(ask('Guard', 'Police officer', 'old misdemeanor').all).toContain('disclose it fully');
  });
});

describe('questions', () => {
  test.each([
    ['I have a masters in history.', 'masters'],
    ['passed my bachelor’s in 2010', 'degree'],
    ['I like working nights', 'study'],
    ['they hire from outside', 'no-replies'],
    ['learn more about marketing', 'market'],
  ] as const)('aren’t found in “%s”', (text, question) => {
    expect(findQuestions(text)).not.toContain(question);
  });

  test('come in the order of the text', () => {
    expect(findQuestions('Do I start over? And do I need a master’s?')).toEqual(['bottom', 'masters']);
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
    expect(ask('Medic', 'PA or nurse', 'which is faster').first).toBe('Of the two, nursing is faster.');
  });
});

describe('what was wrong', () => {
  test.each([
    ['ADN nurse', 'Nurse practitioner', '', /MSN or DNP/, /Both titles/],
    ['RN', 'nurse practioner', '', /APRN/, /NCLEX-RN/],
    ['Case aide', 'LCSW', '', /CSWE-accredited MSW/, /BSW or MSW|bachelor’s \(BSW\) or/],
    ['Lab technician', 'Medical laboratory scientist', 'hospitals want MLS(ASCP)', /ASCP/, /librarian|don’t find it/],
    ['Library assistant', 'Librarian', 'how do I get my MLS', /library science|MLIS/, /ASCP/],
    ['Security guard', 'Police officer', '', /paid after hiring/, /once you have the license/],
    ['Cook', 'Electrician', '', /paid from the first day|apprenticeship/, /once you have the license/],
    ['Corpsman', 'Registered nurse', 'full GI Bill', /housing allowance/, /GI Bill, so put it/],
    ['Army 88M', 'Truck driver', 'ETS in 5 months', /SkillBridge/, /don’t know “ETS”/],
    ['Support', 'Software engineer', 'WGU maybe', /accredited online university/, /don’t know “WGU”/],
    ['Cashier', 'Store manager', 'they keep hiring from outside', /Tell the manager/, /outdoors|indoors/],
  ])('%s → %s “%s”', (current, target, goals, right, wrong) => {
    const { all } = ask(current, target, goals);
    expect(all).toMatch(right);
    expect(all).not.toMatch(wrong);
  });

  test('a handler card isn’t the manager’s certificate', () => {
    expect(ask('Cook', 'Chef', '', ['ServSafe']).gate?.isHeld).toBe(false);
  });

  test('skills that goals only mention aren’t to be learned', () => {
    const { steps } = ask('Bank teller', 'Financial advisor', 'I have a BA in psychology');
    expect(steps.map(({ title }) => title)).not.toContain('Learn Psychology');
  });

  test('a degree that somebody lacks isn’t one they reject', () => {
    expect(ask('Teacher aide', 'Special education teacher', 'dont have my bachelors').all).not.toContain('rather not');
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
    const { all, advice } = ask(current, target, '');
    expect(all).not.toMatch(done);
    expect(advice).toContain('First, ');
  });
});

test('any goals are read quickly', () => {
  for (const goals of ['or '.repeat(330), 'nurse or '.repeat(110), 'degree? '.repeat(120), '?'.repeat(1000)]) {
    const start = performance.now();
    ask('Cook', 'Registered Nurse', goals);
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
