import { describe, expect, it } from 'vitest';
import { generateCase } from '../ats/testing/index.ts';
import { emptyResume, type Resume } from '../resume/model.ts';
import { checkLetter } from './check-letter.ts';
import { draftCoverLetter } from './cover-letter.ts';
import { draftFollowUp } from './follow-up.ts';
import { FOLLOW_UP_KINDS, LETTER_TONES, type LetterDraft } from './types.ts';

const RESUME: Resume = {
  ...emptyResume(),
  contact: { name: 'Dana Whitlock', email: 'dana@example.com', location: 'Dayton, OH', links: [] },
  summary: 'Nurse who likes busy wards.',
  work: [
    {
      id: 'w1',
      employer: 'Lakeview Hospital',
      title: 'Charge Nurse',
      start: '2021-03',
      end: 'present',
      bullets: [
        { id: 'b1', text: 'Cared for about 6 patients a shift on a surgical ward' },
        { id: 'b2', text: 'Trained 4 new nurses in wound care' },
        { id: 'b3', text: 'Charted in Epic for a 28-bed unit' },
      ],
    },
    {
      id: 'w2',
      employer: 'Harbor Home Care',
      title: 'Assistant Manager',
      start: '2018-06',
      end: '2021-02',
      bullets: [
        { id: 'b4', text: 'Helped schedule 14 aides' },
        { id: 'b5', text: 'Did not handle billing' },
      ],
    },
  ],
  education: [
    { id: 'e1', institution: 'Wright State University', degree: 'BSN', area: 'Nursing', end: '2018-05', bullets: [] },
    { id: 'e2', institution: 'Ohio State University', degree: 'MSN', start: '2025-09', end: '2027-05', bullets: [] },
  ],
  skills: [{ id: 's1', keywords: ['Excel', 'Triage'] }],
  certifications: [
    { id: 'c1', name: 'Registered Nurse (RN)', issuer: 'Ohio Board of Nursing' },
    { id: 'c2', name: 'ACLS', expires: '2024-01' },
  ],
  languages: [{ id: 'l1', name: 'Spanish', fluency: 'Basic' }],
};

const INPUT = { resume: RESUME, facts: [], asOf: '2026-08' };

const marked = (text: string, facts: Parameters<typeof checkLetter>[1]['facts'] = []) =>
  checkLetter(text, { ...INPUT, facts }).map((mark) => mark.text);

describe('statements that the résumé supports', () => {
  it.each([
    'At Lakeview Hospital, I cared for about 6 patients a shift on a surgical ward.',
    'I cared for about 6 patients a shift on a surgical ward at Lakeview Hospital.',
    'I’ve trained 4 new nurses in wound care.',
    'Trained 4 new nurses in wound care.',
    "In my current role at Lakeview Hospital, I've charted in Epic for a 28-bed unit.",
    'At Harbor Home Care, I helped schedule 14 aides.',
    'I did not handle billing.',
    'I am a charge nurse at Lakeview Hospital.',
    'I have been a nurse at Lakeview Hospital since March 2021.',
    'I worked as an assistant manager at Harbor Home Care from 2018 to 2021.',
    'I have 5 years of experience as a charge nurse.',
    'I have over eight years of experience.',
    'I hold a BSN in Nursing from Wright State University.',
    'I earned my bachelor’s degree in nursing in 2018.',
    'I am studying at Ohio State University.',
    'I am a licensed registered nurse.',
    'I speak basic Spanish.',
    'I have experience with Excel and triage.',
    'I’m based in Dayton.',
    'My name is Dana Whitlock.',
    'I cared for about 6 patients a shift on a surgical ward, which taught me to stay calm.',
  ])('doesn’t mark “%s”', (sentence) => {
    expect(marked(sentence)).toEqual([]);
  });
});

describe('sentences that claim nothing about the person', () => {
  it.each([
    'Dear Hiring Manager,',
    'I look forward to hearing from you.',
    'I would enjoy working with your team.',
    'I’d love to learn more about the position, and I am happy to come in any day.',
    'I am excited about this role because I enjoy working with patients.',
    'I believe that good care starts with listening.',
    'Thank you for your time and consideration.',
    'I’m applying for the Registered Nurse position at Saint Orla.',
    'I saw your posting on Indeed last week.',
    'My résumé is attached.',
    'I enjoyed our conversation on Tuesday.',
    'Your hospital serves 40,000 patients a year.',
    'Please call me at (555) 010-0123.',
    'I am a hard worker and a quick learner.',
    'As a nurse at your hospital, I would care for every patient as my own.',
    'I hope to grow into a nurse manager position in 5 years.',
    'I can start on Monday.',
    'Sincerely,\nDana Whitlock',
  ])('doesn’t mark “%s”', (sentence) => {
    expect(marked(sentence)).toEqual([]);
  });
});

describe('statements that nothing supports', () => {
  it.each([
    'At Lakeview Hospital, I cared for 12 patients a shift on a surgical ward.',
    'I cared for 6 patients a shift on a surgical ward.',
    'At Harbor Home Care, I trained 4 new nurses in wound care.',
    'At Northgate Clinic, I trained 4 new nurses in wound care.',
    'I scheduled 14 aides.',
    'I handled billing.',
    'I led a team of 40 nurses.',
    'Led a team of 40 nurses.',
    'I am a nurse manager.',
    'I was the manager of Harbor Home Care.',
    'I am an assistant manager at Harbor Home Care.',
    'I have 15 years of experience as a charge nurse.',
    'I have more than ten years of experience.',
    'I hold an MSN from Ohio State University.',
    'I have a master’s degree in nursing.',
    'I am ACLS certified.',
    'I am fluent in Spanish.',
    'I speak French.',
    'I have experience with Python.',
    'I am an expert in Excel.',
    'I can drive a forklift.',
    'I live in Chicago.',
    'I am authorized to work in the United States.',
    'I won Nurse of the Year in 2022.',
    'Under my leadership, infections fell by half.',
    'I believe my 12 years of nursing experience would help your team.',
    'I’m confident that my experience in Kubernetes would help you.',
    'With 20 years of experience, I would fit in quickly.',
    'I would bring my background as a nurse manager.',
  ])('marks “%s”', (sentence) => {
    expect(marked(sentence)).toHaveLength(1);
  });

  it('marks only the statement of a sentence that isn’t supported, with its place', () => {
    const text =
      'Hello,\n\nI trained 4 new nurses in wound care, and I led a team of 40. I look forward to meeting you.';
    const [mark, ...others] = checkLetter(text, INPUT);
    expect(others).toEqual([]);
    expect(text.slice(mark?.start, mark?.end)).toBe('I led a team of 40.');
    expect(mark?.text).toBe('I led a team of 40.');
  });

  it('finds a false claim behind a wish', () => {
    expect(marked('I am excited about this role because I managed 40 nurses.')).toEqual(['I managed 40 nurses.']);
    expect(marked('I managed 40 nurses and would love to do it again.')).toEqual(['I managed 40 nurses']);
  });
});

it('accepts what the person confirmed, for the role that it is about', () => {
  const fact = {
    id: 'f1',
    questionId: 'q1',
    text: 'Yes, drew blood for 20 patients a day',
    confirmedAt: '2026-08-01T00:00:00Z',
  };
  const facts = [{ ...fact, target: 'work/w2' }];
  expect(marked('At Harbor Home Care, I drew blood for 20 patients a day.', facts)).toEqual([]);
  expect(marked('At Lakeview Hospital, I drew blood for 20 patients a day.', facts)).toHaveLength(1);
  expect(marked('At Harbor Home Care, I drew blood for 20 patients a day.')).toHaveLength(1);
});

it('checks a text of the maximum length, and odd ones', () => {
  expect(marked('')).toEqual([]);
  const long = Array.from({ length: 800 }, (_, n) => `I led a team of ${n + 30}.`).join(' ');
  expect(marked(long).slice(0, 2)).toEqual(['I led a team of 30.', 'I led a team of 31.']);
  expect(marked('I, my, I’m, as I, my '.repeat(900)).every((text) => text !== '')).toBe(true);
});

it('never marks its own drafts', () => {
  const toText = ({ greeting, paragraphs, closing }: LetterDraft) =>
    [greeting, ...paragraphs.map(({ text }) => text), closing].join('\n\n');
  let drafts = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const { resume, job } = generateCase(seed);
    const input = { resume, facts: [], job: { requirements: job, company: 'Wren & Daughters' }, asOf: '2026-08' };
    const results = LETTER_TONES.map((tone) => draftCoverLetter({ ...input, tone }));
    const letters = results.flatMap((result) => (result.ok ? [result.draft] : []));
    const emails = FOLLOW_UP_KINDS.map((kind) => draftFollowUp({ ...input, kind }));
    for (const draft of [...letters, ...emails]) {
      drafts++;
      expect(checkLetter(toText(draft), input), toText(draft)).toEqual([]);
    }
  }
  expect(drafts).toBeGreaterThan(120);
});
