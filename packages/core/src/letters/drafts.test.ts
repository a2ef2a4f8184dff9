import { describe, expect, it } from 'vitest';
import { readJob } from '../jobs/index.ts';
import { getField } from '../resume/index.ts';
import { emptyResume, type Resume, type WorkEntry } from '../resume/model.ts';
import { draftCoverLetter } from './cover-letter.ts';
import { draftFollowUp } from './follow-up.ts';
import { listPlaceholders } from './placeholders.ts';
import { LETTER_TONES } from './types.ts';

const role = (id: string, employer: string, title: string, lines: string[], end = 'present'): WorkEntry => ({
  id,
  employer,
  title,
  start: '2019-04',
  end,
  bullets: lines.map((text, at) => ({ id: `${id}b${at}`, text })),
});

const RESUME: Resume = {
  ...emptyResume(),
  contact: { name: 'Dana Whitlock', links: [] },
  work: [
    role('w1', 'Lakeview Hospital', 'Staff Nurse', [
      'Swept the break room every Friday',
      'Cared for about 6 patients a shift',
      'Gave wound care to 12 patients a day',
      'Charted in Epic for a 28-bed unit',
      'Team of 40',
    ]),
    role('w2', 'Self-employed', 'Tutor', ['Tutored 5 students in algebra'], '2019-03'),
  ],
  certifications: [{ id: 'c1', name: 'Registered Nurse (RN)' }],
};

const REQUIREMENTS = readJob(
  'Registered Nurse\nRequirements:\n- RN license required\n- Wound care\n- Experience with Epic\n- Phlebotomy and telemetry',
  { title: 'Registered Nurse' },
);
const INPUT = {
  resume: RESUME,
  facts: [],
  job: { requirements: REQUIREMENTS, company: 'Saint Orla' },
  asOf: '2026-08',
};

function draft(input: Partial<Parameters<typeof draftCoverLetter>[0]> = {}) {
  const result = draftCoverLetter({ ...INPUT, tone: 'plain', ...input });
  if (!result.ok) throw new Error(result.missing.join(' '));
  return { ...result.draft, text: result.draft.paragraphs.map(({ text }) => text).join('\n') };
}

describe('a cover letter', () => {
  it('says in the first person what the job asks for and the résumé shows', () => {
    const { text, greeting, closing } = draft();
    expect(greeting).toBe('Dear Hiring Manager,');
    expect(text).toContain('I’m applying for the Registered Nurse position at Saint Orla.');
    expect(text).toContain('My current position is Staff Nurse at Lakeview Hospital.');
    expect(text).toMatch(/At Lakeview Hospital, I (?:gave wound care|charted in Epic)/);
    expect(text).toContain('My licenses and certifications include Registered Nurse (RN).');
    expect(closing).toBe('Sincerely,\nDana Whitlock');
  });

  it('says nothing about what only the job names, and leaves out lines that aren’t sentences', () => {
    const { text } = draft();
    expect(text).not.toMatch(/phlebotomy|telemetry|team of 40/i);
  });

  it('gives the field of the résumé for each of the person’s statements', () => {
    const { paragraphs } = draft();
    const sources = paragraphs.flatMap((paragraph) => paragraph.sources);
    expect(sources).toContain('work/w1/bullets/w1b2');
    expect(sources).toContain('work/w1/employer');
    expect(sources.every((path) => getField(RESUME, path) !== undefined)).toBe(true);
    expect(paragraphs.at(-1)?.sources).toEqual([]);
  });

  it.each(LETTER_TONES)('has placeholders for what isn’t known: %s', (tone) => {
    const unknown = { requirements: readJob('We look for somebody with wound care experience and Epic.') };
    const { title: _, ...requirements } = unknown.requirements;
    const { text } = draft({ tone, job: { requirements } });
    expect(listPlaceholders(text)).toEqual(['[job title]', '[company]']);
    expect(text).not.toContain('Saint Orla');
  });

  it('chooses lines by the words of a requirement, where no skill is named', () => {
    const ward = role('w3', 'Hill Clinic', 'Nurse', ['Filed 40 forms a day', 'Taught families about discharge']);
    const teaching = readJob('Nurse\nRequirements: must teach families; discharge planning.', { title: 'Nurse' });
    const { text } = draft({ resume: { ...RESUME, work: [ward] }, job: { requirements: teaching } });
    expect(text).toContain('At Hill Clinic, I taught families about discharge. I also filed 40 forms a day.');
  });

  it('puts “also” where it belongs', () => {
    const ward = role('w3', 'Hill Clinic', 'Nurse', [
      'Gave wound care to 9 patients',
      'Was responsible for the schedule',
    ]);
    const { text } = draft({ resume: { ...RESUME, work: [ward] } });
    expect(text).toContain('I was also responsible for the schedule.');
  });

  it('is shorter in the short tone', () => {
    expect(draft({ tone: 'short' }).text.length).toBeLessThan(draft().text.length * 0.8);
  });

  it('doesn’t use lines that we may have misread', () => {
    const unsure = { spans: [], confidence: 0.5, origin: 'read' as const };
    expect(draft({ provenance: { 'work/w1/bullets/w1b2': unsure } }).text).not.toContain('wound care');
    expect(draft({ provenance: { 'work/w1/employer': unsure } }).text).not.toContain('At Lakeview');
  });

  it('uses confirmed facts about a role', () => {
    const fact = {
      id: 'f',
      questionId: 'q',
      text: 'Yes, taught 9 aides wound care',
      target: 'work/w1',
      confirmedAt: '',
    };
    const { text } = draft({ facts: [fact] });
    expect(text).toContain('taught 9 aides wound care');
  });

  it('doesn’t call an employer what isn’t one', () => {
    const tutor = readJob('Tutor\nRequirements: algebra tutoring.', { title: 'Tutor' });
    const { text } = draft({ job: { requirements: tutor } });
    expect(text).toContain('I tutored 5 students in algebra.');
    expect(text).not.toContain('Self-employed');
  });

  it('asks for what is missing instead of filling up', () => {
    const empty = { ...RESUME, work: [role('w1', 'Lakeview Hospital', 'Staff Nurse', [])] };
    expect(draftCoverLetter({ ...INPUT, resume: empty, tone: 'plain' })).toEqual({
      ok: false,
      missing: ['Say what you did as Staff Nurse at Lakeview Hospital: two lines that start with a verb.'],
    });
    expect(draftCoverLetter({ ...INPUT, resume: emptyResume(), tone: 'plain' })).toMatchObject({ ok: false });
  });

  it('mentions only a finished degree, and only where the job asks for one', () => {
    const degree = { id: 'e1', institution: 'Wright State University', degree: 'BSN', end: '2018-05', bullets: [] };
    const asking = { requirements: readJob('Nurse\nRequirements: Bachelor’s degree required. Wound care. Epic.') };
    const text = (end: string) => draft({ job: asking, resume: { ...RESUME, education: [{ ...degree, end }] } }).text;
    expect(text('2018-05')).toContain('I earned my BSN at Wright State University.');
    expect(text('2028-05')).not.toContain('BSN');
    expect(draft({ resume: { ...RESUME, education: [degree] } }).text).not.toContain('BSN');
  });
});

describe('a follow-up email', () => {
  it('reminds of the application with one line, and claims no date', () => {
    const { subject, paragraphs } = draftFollowUp({ ...INPUT, kind: 'after-applying' });
    expect(subject).toBe('My application for Registered Nurse');
    expect(paragraphs.map(({ text }) => text).join(' ')).toMatch(
      /^I applied for .* At Lakeview Hospital, I .* I’m still/,
    );
    expect(paragraphs.filter(({ sources }) => sources.length > 0)).toHaveLength(1);
  });

  it('says the day of the application only if the person said it', () => {
    const { paragraphs } = draftFollowUp({ ...INPUT, kind: 'after-applying', appliedOn: '2026-11-03' });
    expect(paragraphs[0]?.text).toMatch(/ on November 3 and would like to ask about its status\.$/);
  });

  it('thanks for an interview, and asks for the interviewer’s name', () => {
    const { subject, greeting } = draftFollowUp({ ...INPUT, kind: 'after-interview' });
    expect(subject).toBe('Thank you for the Registered Nurse interview');
    expect(listPlaceholders(greeting)).toEqual(['[interviewer’s name]']);
  });

  it('says less for a résumé that shows nothing the job asks for', () => {
    const { paragraphs } = draftFollowUp({ ...INPUT, resume: emptyResume(), kind: 'after-applying' });
    expect(paragraphs).toHaveLength(2);
  });
});
