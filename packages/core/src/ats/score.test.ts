import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJob } from '../jobs/index.ts';
import { emptyResume, type Resume } from '../resume/model.ts';
import type { ParserView } from '../resume/reading.ts';
import { PLAIN_SIGNALS } from '../resume/source.ts';
import { fitCeiling } from './caps/fit.ts';
import { toExportedSubject } from './exported.ts';
import { collectFacts, type ScoreSubject } from './facts/index.ts';
import { TextReader } from './facts/text-facts.ts';
import type { ScoreReport } from './report.ts';
import { scoreResume } from './score.ts';
import { generateCase } from './testing/people.ts';
import { createRandom } from './testing/random.ts';
import { withSkillInRole } from './testing/variants.ts';

const ASOF = '2026-06';
const seeds = fc.integer({ min: 1, max: 1_000_000 });

const NURSE: Resume = {
  ...emptyResume(),
  contact: {
    name: 'Amara Okafor',
    email: 'amara.okafor@example.com',
    phone: '(555) 010-0142',
    location: 'Dayton, OH',
    links: [],
  },
  work: [
    {
      id: 'w1',
      title: 'Staff Nurse',
      employer: 'Lakeview General Hospital',
      start: '2021-03',
      end: 'present',
      bullets: [
        { id: 'b1', text: 'Cared for 6 patients a shift on a 28-bed surgical ward' },
        { id: 'b2', text: 'Trained 12 new nurses in wound care' },
        { id: 'b3', text: 'Charted in Epic daily' },
        { id: 'b4', text: 'Coordinated discharge planning with physicians for 20 families a month' },
      ],
    },
    {
      id: 'w2',
      title: 'Nursing Assistant',
      employer: 'Harbor Home Care',
      start: '2018',
      end: '2021',
      bullets: [
        { id: 'b1', text: 'Helped 9 residents with meals and hygiene every day' },
        { id: 'b2', text: 'Recorded vital signs for the night team' },
      ],
    },
  ],
  education: [{ id: 'e1', institution: 'Larkspur College', degree: 'BSN', start: '2014', end: '2018', bullets: [] }],
  skills: [{ id: 's1', keywords: ['Wound care', 'Epic', 'Triage', 'IV therapy', 'Patient education'] }],
  certifications: [{ id: 'c1', name: 'BLS' }],
};

const JOB = readJob(
  "Registered Nurse\nRequirements\n- 3+ years of experience as a nurse\n- Bachelor's degree in nursing\n- Experience with wound care\n- Experience with triage\n- Experience with telemetry\n",
  { title: 'Registered Nurse' },
);

function findRule(report: ScoreReport, id: string) {
  const found = report.parts.flatMap(({ rules }) => rules).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
}

describe('scoreResume', () => {
  it('reports whether each required skill is shown, listed, or missing, with its cost', () => {
    const skills = findRule(scoreResume({ ...toExportedSubject(NURSE), job: JOB, asOf: ASOF }), 'must-have.skills');
    expect(skills.evidence.map(({ field }) => field)).toContain('work/w1/bullets/b2');
    const [triage, telemetry] = ['Triage', 'Telemetry'].map((name) =>
      skills.losses.find(({ term }) => term?.startsWith(name)),
    );
    // Three skills share 30 points and a listed one earns three fifths: of the 14 lost points, 10 are for the missing one.
    expect(triage?.points).toBe(400);
    expect(telemetry?.points).toBe(1000);
    expect(telemetry?.quote).toContain('telemetry');
  });

  it('highlights the words that count', () => {
    const { evidence } = findRule(
      scoreResume({ ...toExportedSubject(NURSE), job: JOB, asOf: ASOF }),
      'must-have.skills',
    );
    const shown = evidence.find(({ field }) => field === 'work/w1/bullets/b2');
    expect('Trained 12 new nurses in wound care'.slice(shown?.within?.start, shown?.within?.end)).toBe('wound care');
  });

  it('includes the spans of the page in the evidence', () => {
    const spans = [{ page: 1, line: 3, start: 0, end: 24 }];
    const provenance = { 'contact/email': { spans, confidence: 1, origin: 'read' as const } };
    const report = scoreResume({ ...toExportedSubject(NURSE), provenance, asOf: ASOF });
    expect(findRule(report, 'structure.contact').evidence[0]?.spans).toEqual(spans);
  });

  it('gives a format score out of 100 without a job', () => {
    const report = scoreResume({ ...toExportedSubject(NURSE), asOf: ASOF });
    expect(report.kind).toBe('format');
    expect(report.parts.map(({ id }) => id)).toEqual(['parseability', 'structure', 'evidence', 'hygiene']);
    expect(report.parts.reduce((sum, { possible }) => sum + possible, 0)).toBe(10_000);
    expect(report.leftOut.map(({ id }) => id)).toContain('must-have.skills');
  });

  it("redistributes the points of a part that can't be judged, and says so", () => {
    const job = readJob('Helper wanted. Apply in person.', { title: 'Helper' });
    const report = scoreResume({ ...toExportedSubject(NURSE), job: { ...job, mustHave: [] }, asOf: ASOF });
    expect(report.parts.map(({ id }) => id)).not.toContain('must-have');
    expect(report.leftOut.find(({ id }) => id === 'must-have.skills')?.reason).toMatch(/any required skills/);
    expect(report.parts.reduce((sum, { possible }) => sum + possible, 0)).toBe(10_000);
  });

  it('rejects an invalid month', () => {
    expect(() => scoreResume({ ...toExportedSubject(NURSE), asOf: '2026-13' })).toThrow(RangeError);
  });

  it('credits a license and a language listed in their own sections', () => {
    const job = readJob('Nurse\nRequirements\n- BLS certification required\n', { title: 'Nurse' });
    const report = scoreResume({ ...toExportedSubject(NURSE), job, asOf: ASOF });
    expect(findRule(report, 'must-have.skills').losses).toEqual([]);
  });

  it('adds up: evidence equals the points earned, losses equal the points missing, and all parts total 100', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, withJob) => {
        const { resume, job } = generateCase(seed);
        const report = scoreResume({ ...toExportedSubject(resume), ...(withJob && { job }), asOf: ASOF });
        for (const { rules } of report.parts) {
          for (const { id, earned, possible, evidence, losses } of rules) {
            expect(
              evidence.reduce((sum, { points }) => sum + points, 0),
              id,
            ).toBe(earned);
            expect(
              losses.reduce((sum, { points }) => sum + points, 0),
              id,
            ).toBe(possible - earned);
            for (const { reason, fix } of losses) expect(`${reason}${fix}`).not.toMatch(/undefined|!/);
          }
        }
        for (const { earned, possible, rules } of report.parts) {
          expect(earned % 100).toBe(0);
          expect(rules.reduce((sum, rule) => sum + rule.earned, 0)).toBe(earned);
          expect(rules.reduce((sum, rule) => sum + rule.possible, 0)).toBe(possible);
          for (const { evidence, losses } of rules)
            for (const { points } of [...evidence, ...losses]) expect(points % 100).toBe(0);
        }
        expect(report.parts.reduce((sum, { possible }) => sum + possible, 0)).toBe(10_000);
        const getEarned = report.parts.reduce((sum, part) => sum + part.earned, 0) / 100;
        expect(report.total).toBe(Math.min(getEarned, ...report.caps.map(({ limit }) => limit)));
        expect(report.fit === undefined).toBe(!withJob);
        expect(report.quality).toBeLessThanOrEqual(100);
        expect(report.total).toBeGreaterThanOrEqual(0);
        expect(report.total).toBeLessThanOrEqual(100);
      }),
      { numRuns: 150 },
    );
  });

  it('never drops when a dated role shows another required skill, and never rises when it no longer does', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { resume, job } = generateCase(seed);
        const random = createRandom(seed);
        const [requirement] = job.mustHave.length > 0 ? [random.pick(job.mustHave)] : [];
        const richer = requirement && withSkillInRole(resume, requirement.skill, random);
        fc.pre(richer !== undefined);
        const score = (subject: Resume) => scoreResume({ ...toExportedSubject(subject), job, asOf: ASOF }).total;
        expect(score(richer)).toBeGreaterThanOrEqual(score(resume));
      }),
      { numRuns: 200 },
    );
  });

  it('ignores the order of keywords, groups, links, languages, and required skills', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { resume, job } = generateCase(seed);
        const turned: Resume = {
          ...resume,
          skills: resume.skills.map((group) => ({ ...group, keywords: [...group.keywords].reverse() })).reverse(),
          languages: [...resume.languages].reverse(),
          certifications: [...resume.certifications].reverse(),
        };
        const turnedJob = { ...job, mustHave: [...job.mustHave].reverse(), niceToHave: [...job.niceToHave].reverse() };
        expect(scoreResume({ ...toExportedSubject(turned), job: turnedJob, asOf: ASOF })).toEqual(
          scoreResume({ ...toExportedSubject(resume), job, asOf: ASOF }),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('ignores who the person is', () => {
    const report = scoreResume({ ...toExportedSubject(NURSE), job: JOB, asOf: ASOF });
    const other: Resume = {
      ...NURSE,
      contact: { ...NURSE.contact, name: 'Mr John Smith Jr.', location: 'Newark, NJ' },
      education: NURSE.education.map((entry) => ({ ...entry, institution: 'Harvard University' })),
      work: NURSE.work.map((createRole) => ({ ...createRole, employer: 'A famous hospital' })),
      other: [
        {
          id: 'o1',
          heading: 'Personal',
          lines: [{ id: 'l1', text: 'Date of birth: 4 May 1961. Married, two children. H-1B visa.' }],
        },
      ],
    };
    const signals = { ...PLAIN_SIGNALS, images: 1 };
    expect(scoreResume({ resume: other, signals, views: [], job: JOB, asOf: ASOF }).total).toBe(report.total);
  });

  it.each([
    ['Salesman', 'Saleswoman'],
    ['Waiter', 'Waitress'],
    ['Policeman', 'Policewoman'],
    ['Handyman', 'Handywoman'],
    ['Foreman', 'Forewoman'],
    ['Steward', 'Stewardess'],
    ['Actor', 'Actress'],
    ['Chairman', 'Chairwoman'],
    ['Repairman', 'Repairwoman'],
    ['Host', 'Hostess'],
  ])('treats %s and %s the same, on the résumé and in the job', (his, hers) => {
    const withTitle = (title: string): Resume => ({
      ...NURSE,
      work: NURSE.work.map((createRole) => ({ ...createRole, title })),
    });
    const totals = [his, hers].flatMap((wanted) => {
      const job = readJob(`${wanted}\nRequirements\n- 2+ years of experience\n`, { title: wanted });
      return [his, hers].map((held) => scoreResume({ ...toExportedSubject(withTitle(held)), job, asOf: ASOF }).total);
    });
    expect(new Set(totals).size).toBe(1);
  });
});

describe('fit', () => {
  const score = (resume: Resume, job = JOB) => scoreResume({ ...toExportedSubject(resume), job, asOf: ASOF });
  const DEVELOPER: Resume = {
    ...NURSE,
    work: NURSE.work.map((createRole, i) => ({
      ...createRole,
      title: i === 0 ? 'Senior Web Developer' : 'Web Developer',
      bullets: [
        { id: 'b1', text: 'Built 14 web applications in React and TypeScript for 30 customers' },
        { id: 'b2', text: 'Reduced load times by 40% with caching in Redis' },
      ],
    })),
    education: [],
    skills: [{ id: 's1', keywords: ['JavaScript', 'React', 'TypeScript', 'Redis', 'Docker'] }],
    certifications: [],
  };

  it('caps a résumé without the required skills or a related title at 35, and explains why', () => {
    const report = score(DEVELOPER);
    expect(report.total).toBeLessThanOrEqual(35);
    expect(report.caps.map(({ id }) => id)).toEqual(['fit']);
    expect(report.caps[0]?.evidence.map(({ text }) => text).join(' ')).toContain('Telemetry');
    expect(report.quality).toBeGreaterThan(report.fit ?? 100);
  });

  it('caps a résumé of the same line of work at 35 if it shows none of the required skills', () => {
    const job = readJob(
      'Requirements\n- Experience with COBOL\n- Experience with IBM mainframe\n- Experience with Fortran\n',
    );
    const report = score(DEVELOPER, job);
    expect(findRule(report, 'alignment.title').earned).toBeGreaterThan(0);
    expect(report.total).toBeLessThanOrEqual(35);
    expect(fitCeiling(collectFacts(toExportedSubject(DEVELOPER), job, ASOF, new TextReader()))?.limit).toBe(35);
  });

  it('caps a résumé of a neighboring line of work lower, and of any other line lowest', () => {
    const limit = (title: string) => {
      const job = readJob(`${title}\nRequirements\n- Experience with upselling\n`, { title });
      const person: Resume = { ...NURSE, work: NURSE.work.map((createRole) => ({ ...createRole, title: 'Cashier' })) };
      const plain: Resume = { ...person, skills: [], certifications: [], education: [] };
      return fitCeiling(collectFacts(toExportedSubject(plain), job, ASOF, new TextReader()))?.limit;
    };
    expect(limit('Sales Development Representative')).toBe(15);
    expect(limit('Attorney')).toBe(10);
  });

  it('compares a job without a title by its line of work', () => {
    const job = readJob('Requirements\n- Experience with COBOL\n- Experience with Fortran\n');
    expect(findRule(score(DEVELOPER, job), 'alignment.title').evidence[0]?.text).toContain('same line of work');
    const title = findRule(score(NURSE, job), 'alignment.title');
    expect(title.earned).toBe(0);
    expect(title.losses[0]?.reason).toContain('isn’t in its line of work');
  });

  it('gives more for a long, recent role than for a short, old one', () => {
    const createRole = (title: string, start: string, end: string) => ({
      id: title,
      title,
      employer: 'Acme',
      start,
      end,
      bullets: [],
    });
    const job = readJob('Requirements\n- Experience with COBOL\n- Experience with Fortran\n');
    const createCareer = (...work: Resume['work']): Resume => ({
      ...NURSE,
      work,
      skills: [],
      certifications: [],
      education: [],
    });
    const isInLine = (resume: Resume) => findRule(score(resume, job), 'alignment.title').earned > 0;
    const nurse = [createRole('Staff Nurse', '2012', '2018'), createRole('Charge Nurse', '2018', '2026')];
    expect(isInLine(createCareer(...nurse, createRole('Software Engineer', '2006-01', '2006-03')))).toBe(false);
    expect(isInLine(createCareer(...nurse, createRole('Software Engineer', '2022', '2026')))).toBe(true);
  });

  it("doesn't cap a résumé with the title and the skills", () => {
    const report = score(NURSE);
    expect(report.caps).toEqual([]);
    expect(report.total).toBeGreaterThan(70);
  });

  it('raises the fit limit with each required skill that is shown', () => {
    const createSkilled = (names: readonly string[]): Resume => ({
      ...DEVELOPER,
      skills: [{ id: 's1', keywords: [...(DEVELOPER.skills[0]?.keywords ?? []), ...names] }],
    });
    const totals = [[], ['Wound care'], ['Wound care', 'Triage'], ['Wound care', 'Triage', 'Telemetry']].map(
      (names) => score(createSkilled(names)).total,
    );
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(totals).size).toBeGreaterThan(2);
  });

  it.each([
    ['Registered Nurse license (RN)', { certifications: [{ id: 'c9', name: 'Registered Nurse license (RN)' }] }],
    ['Fluent in Spanish', { languages: [{ id: 'l9', name: 'Spanish' }] }],
  ])('is never lower for listing what the job asks for: %s', (asked, added) => {
    const job = readJob(`Staff Nurse\n\nRequirements:\n- ${asked}\n- Wound care\n- Triage\n- Telemetry\n- Botany\n`);
    const without = { ...NURSE, certifications: [], languages: [] };
    expect(score({ ...without, ...added }, job).total).toBeGreaterThanOrEqual(score(without, job).total);
  });

  it('accepts either skill if the job asks for one or the other', () => {
    const job = readJob('Web Developer\nRequirements\n- Experience with React or Vue.js\n', {
      title: 'Web Developer',
    });
    const skills = findRule(score(DEVELOPER, job), 'must-have.skills');
    expect(skills.earned).toBe(skills.possible);
    expect(skills.evidence[0]?.text).toContain('React or Vue.js');
  });

  it.each([
    'No experience with telemetry yet',
    'Interested in learning telemetry',
    'Recruited telemetry nurses for three hospitals',
    'Sold telemetry equipment to 12 hospitals',
  ])('gives no points for “%s”', (text) => {
    const resume: Resume = {
      ...NURSE,
      work: NURSE.work.map((createRole) => ({ ...createRole, bullets: [...createRole.bullets, { id: 'x', text }] })),
    };
    const getEarned = (subject: Resume) => findRule(score(subject), 'must-have.skills').earned;
    expect(getEarned(resume)).toBe(getEarned(NURSE));
  });

  it('counts years only in related roles', () => {
    const getYearsPoints = (title: string) =>
      findRule(
        score({ ...NURSE, work: NURSE.work.map((createRole) => ({ ...createRole, title, bullets: [] })) }),
        'alignment.years',
      ).earned;
    expect(getYearsPoints('Staff Nurse')).toBeGreaterThan(0);
    expect(getYearsPoints('Web Developer')).toBe(0);
    expect(getYearsPoints('Xylograph Wrangler')).toBe(0);
  });

  it("says that fit can't be judged if the job names nothing", () => {
    const report = score(NURSE, readJob('Apply in person.', { title: 'Xylograph wrangler' }));
    expect(report.fit).toBeUndefined();
    expect(report.fitUnjudged).toMatch(/couldn’t read/);
    expect(report.total).toBeLessThanOrEqual(35);
  });
});

describe('the format score', () => {
  const score = (resume: Resume, provenance?: ScoreSubject['provenance']) =>
    scoreResume({ ...toExportedSubject(resume), ...(provenance && { provenance }), asOf: ASOF });

  it('caps an unfilled template at 30, and quotes its placeholders', () => {
    const report = score({
      ...NURSE,
      work: NURSE.work.map((createRole) => ({
        ...createRole,
        bullets: [{ id: 'b1', text: 'Describe your achievement' }],
      })),
    });
    expect(report.total).toBeLessThanOrEqual(30);
    expect(report.caps[0]).toMatchObject({ id: 'placeholder-text' });
    expect(report.checklist?.find(({ id }) => id === 'filler')?.answer).toBe('no');
  });

  it('allows one placeholder word', () => {
    const resume = { ...NURSE, summary: 'Looked after project 1 of the new ward.' };
    expect(score(resume).caps).toEqual([]);
  });

  it('starts with a checklist of what the page contains', () => {
    const listAnswers = Object.fromEntries((score(NURSE).checklist ?? []).map(({ id, answer }) => [id, answer]));
    expect(listAnswers).toMatchObject({ contact: 'yes', titles: 'yes', dates: 'yes', described: 'yes', filler: 'yes' });
    const empty = Object.fromEntries((score(emptyResume()).checklist ?? []).map(({ id, answer }) => [id, answer]));
    expect(empty).toMatchObject({ contact: 'no', titles: 'no', skills: 'no' });
  });

  it('asks instead of reporting something as missing if the reading is uncertain', () => {
    const [first, ...rest] = NURSE.work;
    if (!first) throw new Error('no role');
    const { employer: _employer, ...without } = first;
    const resume = { ...NURSE, work: [without, ...rest] };
    const doubtful = { 'work/w1/title': { spans: [], confidence: 0.4, origin: 'read' as const } };
    const losses = findRule(score(resume, doubtful), 'structure.roles').losses;
    expect(losses[0]?.reason).toMatch(/couldn’t read an employer.*Is it in your file\?/);
    expect(score(resume, doubtful).checklist?.find(({ id }) => id === 'titles')?.answer).toBe('unsure');
    expect(findRule(score(resume), 'structure.roles').losses[0]?.reason).toMatch(/didn’t find an employer/);
  });
});

describe('parseability', () => {
  const text =
    'Amara Okafor amara.okafor@example.com (555) 010-0142 Staff Nurse Lakeview General Hospital Nursing Assistant Harbor Home Care Larkspur College BSN';
  const view = (id: ParserView['id'], content: string): ParserView => ({
    id,
    name: id,
    description: '',
    text: content,
    resume: emptyResume(),
  });
  const score = (views: ParserView[]) => scoreResume({ resume: NURSE, signals: PLAIN_SIGNALS, views, asOf: ASOF });

  it('costs nothing if at least one other reading finds a fact in one piece', () => {
    const brokenText = text.replace('Staff Nurse', 'Staff Skills Nurse');
    const report = score([view('layout', text), view('drawing-order', text), view('row-by-row', brokenText)]);
    expect(findRule(report, 'parseability.key-facts').losses).toEqual([]);
  });

  it('deducts points for a fact that every other reading splits, and names it', () => {
    const brokenText = text.replace('Staff Nurse', 'Staff Skills Nurse');
    const { losses } = findRule(
      score([view('layout', text), view('drawing-order', brokenText), view('row-by-row', brokenText)]),
      'parseability.key-facts',
    );
    expect(losses.map(({ field }) => field)).toEqual(['work/w1/title']);
  });

  it('ignores text that the person typed', () => {
    const other = text.replace('Staff Nurse', 'Nurse');
    expect(
      findRule(score([view('layout', other), view('drawing-order', other)]), 'parseability.key-facts').losses,
    ).toEqual([]);
  });

  it('charges for image-only pages, meaningless characters, and contact details in the margin', () => {
    const signals = {
      ...PLAIN_SIGNALS,
      pages: 2,
      imagePages: 1,
      words: 200,
      unmappable: 90,
      headerFooterText: ['amara.okafor@example.com'],
    };
    const report = scoreResume({ resume: NURSE, signals, views: [], asOf: ASOF });
    for (const id of ['parseability.pages', 'parseability.letters', 'parseability.contact-place']) {
      expect(findRule(report, id).earned, id).toBeLessThan(findRule(report, id).possible);
    }
  });
});

describe('caps', () => {
  const createHidden = (words: string, reason: 'page-color' | 'invisible' = 'page-color') => ({
    ...PLAIN_SIGNALS,
    hidden: [{ reason, page: 1, text: words }],
  });

  it('caps a résumé with hidden skills under 50, and quotes them', () => {
    const report = scoreResume({
      resume: NURSE,
      signals: createHidden('telemetry triage wound care IV therapy ACLS'),
      views: [],
      job: JOB,
      asOf: ASOF,
    });
    expect(report.total).toBeLessThan(50);
    expect(report.caps[0]?.id).toBe('hidden-text');
    expect(report.caps[0]?.evidence[0]?.text).toContain('telemetry');
  });

  it('allows a stray hidden word and the text layer of a scan', () => {
    expect(scoreResume({ resume: NURSE, signals: createHidden('Page 2'), views: [], asOf: ASOF }).caps).toEqual([]);
    const scan = {
      ...createHidden('Amara Okafor Staff Nurse with many years of wound care and triage', 'invisible'),
      imagePages: 1,
    };
    expect(scoreResume({ resume: NURSE, signals: scan, views: [], asOf: ASOF }).caps).toEqual([]);
  });

  it('treats white headings on a dark band as visible, and white skills as hidden', () => {
    const createWhiteSignals = (...texts: string[]) => ({
      ...PLAIN_SIGNALS,
      hidden: texts.map((text) => ({ reason: 'page-color' as const, page: 1, text })),
    });
    const listCaps = (signals: typeof PLAIN_SIGNALS) =>
      scoreResume({ resume: NURSE, signals, views: [], asOf: ASOF }).caps;
    expect(
      listCaps(createWhiteSignals('PROFILE', 'WORK EXPERIENCE', 'EDUCATION', 'INTERESTS AND HOBBIES', 'AWARDS')),
    ).toEqual([]);
    expect(listCaps(createWhiteSignals('Telemetry', 'Wound care', 'IV therapy'))[0]?.id).toBe('hidden-text');
  });

  it('caps keyword stuffing and a pasted job description under 50, and says why', () => {
    const salad: Resume = {
      ...NURSE,
      work: NURSE.work.map((createRole) => ({ ...createRole, bullets: [] })),
      skills: [{ id: 's1', keywords: repeat(['telemetry', 'triage', 'wound care'], 8) }],
    };
    const pasted: Resume = {
      ...NURSE,
      other: [
        { id: 'o1', heading: 'About', lines: longJob.split('\n').map((line, i) => ({ id: `l${i}`, text: line })) },
      ],
    };
    const job = readJob(longJob, { title: 'Registered Nurse' });
    const [first, second] = [salad, pasted].map((resume) =>
      scoreResume({ ...toExportedSubject(resume), job, asOf: ASOF }),
    );
    expect(first?.total).toBeLessThan(50);
    expect(first?.caps[0]).toMatchObject({ id: 'keyword-stuffing' });
    expect(second?.total).toBeLessThan(50);
    expect(second?.caps[0]).toMatchObject({ id: 'pasted-job' });
  });

  it('never caps an honest résumé', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { resume, job } = generateCase(seed);
      const { caps } = scoreResume({ ...toExportedSubject(resume), job, asOf: ASOF });
      const unfairCaps = caps.filter(({ id }) => id !== 'fit' && id !== 'no-contact');
      expect(unfairCaps, `seed ${seed}`).toEqual([]);
    }
  });
});

const longJob = `Registered Nurse
We are looking for a nurse who enjoys working with people of all ages in a calm and friendly unit near the river.
You will assess patients at the start of every shift and write down what you find before the end of the hour.
You will work with doctors, therapists and families to plan the day on which each patient can go home safely.
Requirements
- Experience with wound care and triage in an acute setting
- Experience with telemetry monitoring on a ward with more than twenty beds
- Bachelor's degree in nursing or a related field`;

function repeat(words: readonly string[], times: number): string[] {
  return Array.from({ length: times }, (_, i) => words.map((word) => (i % 2 ? word : word.toUpperCase()))).flat();
}

describe('knock-outs', () => {
  const job = {
    ...JOB,
    knockouts: [
      { kind: 'work-authorization' as const, question: 'May you work?', quote: 'Authorized to work.' },
      { kind: 'degree' as const, question: 'Do you hold it?', quote: 'Bachelor required.' },
      { kind: 'clearance' as const, question: 'Do you hold a clearance?', quote: 'Secret clearance.' },
    ],
    degree: { level: 'bachelor' as const, areas: [], required: true, orExperience: false, quote: 'Bachelor required.' },
  };
  const listAnswers = (resume: Resume) =>
    scoreResume({ ...toExportedSubject(resume), job, asOf: ASOF }).knockouts.map(({ answer }) => answer);

  it('are answered from the résumé, and are otherwise unknown', () => {
    // In display order: work authorization, clearance, degree.
    expect(listAnswers(NURSE)).toEqual(['unknown', 'unknown', 'met']);
    expect(listAnswers({ ...NURSE, summary: 'U.S. citizen with an active Secret clearance' })).toEqual([
      'met',
      'met',
      'met',
    ]);
    expect(listAnswers({ ...NURSE, summary: 'Not a U.S. citizen' })[0]).toBe('unknown');
  });

  it('include the one knockout that a résumé can fail', () => {
    const associate: Resume = {
      ...NURSE,
      education: NURSE.education.map((entry) => ({ ...entry, degree: 'Associate Degree in Nursing' })),
    };
    expect(listAnswers(associate)[2]).toBe('not-met');
    expect(listAnswers({ ...NURSE, education: [] })[2]).toBe('unknown');
  });

  it('never change the total', () => {
    const with_ = scoreResume({ ...toExportedSubject(NURSE), job, asOf: ASOF });
    const without = scoreResume({ ...toExportedSubject(NURSE), job: { ...job, knockouts: [] }, asOf: ASOF });
    expect(with_.total).toBe(without.total);
  });
});
