import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOCKOUT_KINDS, MAX_JOB_LENGTH, readJob } from './index.ts';

const NURSE = `Registered Nurse – Telemetry
Lakeshore Valley Hospital

About Us
We have served the valley for over 60 years and employ nurses who speak Spanish, French and Hmong.

What You Will Do
- Care for up to five patients a shift
- Give medications and start IVs

Requirements
- Current RN license in the state of Ohio
- Bachelor's degree in Nursing, or an Associate's degree with two years of experience
- 3+ years of telemetry nursing, preferably in a teaching hospital
- BLS certification required; ACLS preferred
- Must be able to lift 50 pounds and work every other weekend
- Must be authorized to work in the United States; we are unable to sponsor visas

Preferred Qualifications
- CCRN
- Conversational Spanish

Benefits
- Tuition reimbursement for your Master's degree
- 401(k) after 1 year of employment

We are an equal opportunity employer and do not discriminate on the basis of race, degree of disability, citizenship status or age (must be 18 years of protection). A PhD in law wrote this.`;

const ENGINEER = `Senior Backend Engineer (Remote)

Acme Ferries builds software for ferries. Founded by engineers with 30 years of experience, we love PHP.

You will design services in Go and run them on Kubernetes.

What we're looking for:
* 5+ years of Java and at least 2 years of PostgreSQL
* Experience with Docker, preferably on AWS
* Strong communication skills

Nice to have:
* Terraform
* Rust

Visa sponsorship is available for this role.`;

describe('readJob on a nursing job', () => {
  const job = readJob(NURSE);

  it('finds title, occupation, years and degree', () => {
    expect(job.title).toBe('Registered Nurse – Telemetry');
    expect(job.occupation).toBe('registered-nurse');
    expect(job.seniority).toBeUndefined();
    expect(job.years).toEqual({
      min: 3,
      required: true,
      quote: '3+ years of telemetry nursing, preferably in a teaching hospital',
    });
    expect(job.degree).toMatchObject({ level: 'associate', required: true, orExperience: false });
  });

  it('separates requirements from preferences, even within one sentence', () => {
    const must = job.mustHave.map(({ skill }) => skill);
    const nice = job.niceToHave.map(({ skill }) => skill);
    expect(must).toEqual(expect.arrayContaining(['registered-nurse', 'basic-life-support']));
    expect(nice).toEqual(expect.arrayContaining(['advanced-cardiac-life-support', 'ccrn', 'spanish']));
    expect(must.filter((skill) => nice.includes(skill))).toEqual([]);
  });

  it('lists each knockout once, with its sentence', () => {
    const asked = job.knockouts.map(({ kind, skill }) => (skill ? `${kind} ${skill}` : kind));
    expect(asked.sort()).toEqual([
      'degree',
      'license basic-life-support',
      'license registered-nurse',
      'lifting',
      'shift',
      'sponsorship',
      'work-authorization',
    ]);
    for (const { quote } of job.knockouts) expect(NURSE).toContain(quote);
    expect(job.sponsorship).toEqual({
      value: 'does-not-sponsor',
      quote: 'we are unable to sponsor visas',
    });
  });

  it('reads no requirements from the company description, benefits, or boilerplate', () => {
    const all = JSON.stringify([job.mustHave, job.niceToHave, job.mentioned, job.knockouts, job.years, job.degree]);
    for (const strangeWord of ['french', 'hmong', '60', 'Tuition', '401', 'PhD', 'discriminate'])
      expect(all).not.toContain(strangeWord);
  });

  it('reads a line about a degree that stands among what is offered', () => {
    const readDegree = (line: string) => readJob(`Forester\n\nBenefits:\nDental plan.\n${line}`).degree?.level;
    expect(readDegree('Bachelor’s degree in forestry.')).toBe('bachelor');
    expect(readDegree('A college degree preferred')).toBe('associate');
    expect(readDegree('We pay for your Bachelor’s degree.')).toBeUndefined();
    expect(readDegree('Tuition help for a Master’s degree in forestry')).toBeUndefined();
  });

  it('splits the text into sections without losing words', () => {
    expect(job.sections.map(({ kind }) => kind)).toEqual([
      'overview',
      'company',
      'duties',
      'requirements',
      'preferred',
      'benefits',
      'legal',
    ]);
    const covered = job.sections
      .map(({ start, end, heading }) => `${heading ?? ''}${NURSE.slice(start, end)}`)
      .join('');
    const splitWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu);
    expect(splitWords(covered)).toEqual(splitWords(NURSE));
  });
});

it.each(['Nice to have', 'nice-to-have', 'Good to have', 'NICE TO HAVE:'])(
  'recognizes “%s” above a list',
  (heading) => {
    const job = readJob(`Case Worker\n\nRequirements\n- Crisis intervention\n\n${heading}\n- Case management\n`);
    expect(job.mustHave.map(({ skill }) => skill)).toEqual(['crisis-intervention']);
    expect(job.niceToHave.map(({ skill }) => skill)).toEqual(['case-management']);
  },
);

describe('readJob on a software job', () => {
  const job = readJob(ENGINEER);

  it('assigns each skill its years', () => {
    const years = Object.fromEntries(job.mustHave.map(({ skill, years }) => [skill, years]));
    expect(years).toMatchObject({ java: 5, postgresql: 2 });
    expect(years.docker).toBeUndefined();
    expect(job.years?.min).toBe(5);
  });

  it('requires what is essential or what applicants possess, in any section', () => {
    const { mustHave } = readJob('Developer\n\nTypeScript is essential.\nYou possess strong Python.\n');
    expect(mustHave.map(({ skill }) => skill)).toEqual(['typescript', 'python']);
  });

  it('reads the name after a degree and a comma as its subject', () => {
    const job = readJob('Aide\n\nRequirements:\n- Associates Degree, Early Childhood Education\n- CPR certification\n');
    expect(job.mustHave.map(({ skill }) => skill)).not.toContain('early-childhood-education');
    expect(job.degree).toMatchObject({ level: 'associate', areas: ['Early Childhood Education'] });
  });

  it('separates required, preferred and merely mentioned skills', () => {
    const listIds = (list: { skill: string }[]) => list.map(({ skill }) => skill);
    expect(listIds(job.mustHave)).toEqual(expect.arrayContaining(['java', 'postgresql', 'docker']));
    expect(listIds(job.niceToHave)).toEqual(expect.arrayContaining(['amazon-web-services', 'terraform', 'rust']));
    expect(listIds(job.mentioned)).toEqual(expect.arrayContaining(['go', 'kubernetes']));
  });

  it('reads seniority and sponsorship', () => {
    expect(job.seniority).toBe('senior');
    expect(job.occupation).toBe('backend-developer');
    expect(job.degree).toBeUndefined();
    expect(job.sponsorship.value).toBe('sponsors');
  });
});

describe('readJob on single sentences', () => {
  function listKinds(text: string): string[] {
    return readJob(`Requirements:\n- ${text}`).knockouts.map(({ kind, skill }) => (skill ? `${kind} ${skill}` : kind));
  }

  it.each([
    ['Valid driver’s license and clean driving record', ['drivers-license']],
    ['CDL Class A required', ['license class-a-cdl']],
    ['Must be licensed in the state of New York', ['license']],
    ['Active Secret clearance required', ['clearance']],
    ['Must be at least 21 years of age', ['age']],
    ['Must pass a background check and drug test', ['background-check']],
    ['Travel up to 50%', ['travel']],
    ['Must live within 30 miles of Boise', ['location']],
    ['Night shift with rotating weekends', ['shift']],
    ['Lift up to 75 lbs', ['lifting']],
    ['Must speak fluent Spanish', ['language spanish']],
    ['Must be a U.S. citizen', ['work-authorization']],
    ['Bachelor’s degree required', ['degree']],
    ['Bachelor’s degree or equivalent experience', ['degree']],
    ['PMP a plus', []],
    ['Spanish is a plus', []],
    ['A clean driving record is preferred', []],
    ['Software license compliance', []],
    ['At least 21 months of growth', []],
  ])('%s', (text, expected) => {
    expect(listKinds(text)).toEqual(expected);
  });

  it('asks for the license that an occupation legally requires', () => {
    const { knockouts } = readJob('Fill prescriptions and counsel patients.', { title: 'Staff Pharmacist' });
    expect(knockouts).toEqual([
      {
        kind: 'license',
        skill: 'pharmacist-license',
        question: 'Do you have this: Pharmacist License?',
        quote: 'Staff Pharmacist',
      },
    ]);
  });

  it('finds the title in a sentence that describes who is wanted', () => {
    expect(readJob('Our growing clinic is seeking an experienced Dental Hygienist to join us.').title).toBe(
      'Dental Hygienist',
    );
    expect(readJob('Job Title: Line Cook\nWe grill.').title).toBe('Line Cook');
    expect(readJob('We are seeking growth in every region.').title).toBeUndefined();
  });

  it('separates preferred years and gives priority to required ones', () => {
    expect(readJob('Requirements:\n- 5 years of retail preferred').years).toMatchObject({ min: 5, required: false });
    expect(readJob('Requirements:\n- 2 years of retail\n- 5 years preferred').years).toMatchObject({
      min: 2,
      required: true,
    });
  });
});

describe('readJob on any text', () => {
  const pieces = fc.constantFrom(
    'Requirements:',
    'Preferred',
    'About Us',
    '•',
    '-',
    '\n',
    '  ',
    '5+ years',
    'Bachelor’s degree',
    'or',
    'preferred',
    '(',
    ')',
    'must',
    'Java',
    'RN',
    'license',
    'sponsor',
    'EOE',
    '.',
    ';',
    ',',
    '\u0000',
    '💼',
    'ﬁ',
    '\r\n',
    'not',
    'a plus',
    'lift 50 lbs',
    'US citizen',
  );
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join(' ')),
  );

  it('never throws, quotes only the text, and is deterministic', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const job = readJob(text);
        const quotes = [
          ...[...job.mustHave, ...job.niceToHave, ...job.mentioned, ...job.knockouts].map(({ quote }) => quote),
          ...[job.years?.quote, job.degree?.quote, job.sponsorship.quote].filter((quote) => quote !== undefined),
        ];
        for (const quote of quotes) expect(text).toContain(quote);
        for (const { kind } of job.knockouts) expect(KNOCKOUT_KINDS).toContain(kind);
        let last = 0;
        for (const { start, end } of job.sections) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(start);
          last = end;
        }
        const listIds = [...job.mustHave, ...job.niceToHave, ...job.mentioned].map(({ skill }) => skill);
        expect(new Set(listIds).size).toBe(listIds.length);
        expect(readJob(text)).toEqual(job);
      }),
    );
  });

  it.each([
    ['We are seeking a talented embedded software engineer.', 'embedded software engineer'],
    ['We are hiring an applied scientist.', 'applied scientist'],
    ['We are looking for a distributed systems engineer.', 'distributed systems engineer'],
    ['Our home is seeking a dedicated licensed practical nurse.', 'licensed practical nurse'],
    ['We are hiring a certified nursing assistant.', 'certified nursing assistant'],
    ['We need a skilled machinist.', 'machinist'],
    ['Hiring a motivated and experienced line cook.', 'line cook'],
    ['We are seeking a dedicated and talented software engineer.', 'software engineer'],
  ])('finds a title with the adjectives that are part of the trade: %s', (text, title) => {
    expect(readJob(text).title).toBe(title);
  });

  it.each([
    'Java/',
    'RN, LPN, ',
    'A’s Bachelor’s degree or ',
    'no selling, ',
    'Industry: Sales ',
    'our services including ',
  ])('reads 100 kB of “%s”', (piece) => {
    const job = readJob(`Requirements:\n${piece.repeat(MAX_JOB_LENGTH / piece.length)}`);
    expect(job.text.length).toBeGreaterThan(MAX_JOB_LENGTH / 2);
  });

  it('truncates a text that is too long', () => {
    const job = readJob(`${'word '.repeat(MAX_JOB_LENGTH / 5)}Requirements:\n- Java`);
    expect(job.text).toHaveLength(MAX_JOB_LENGTH);
    expect(job.mustHave).toEqual([]);
  });
});
