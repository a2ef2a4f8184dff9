import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import type { Knockout } from '../report.ts';
import { scoreResume } from '../score.ts';

/** Answers of one kind for an advertisement of one sentence and a résumé of one line. */
function answer(
  kinds: readonly string[],
  asked: string,
  line: string,
  location = '',
): Knockout['answer'] | 'not found' {
  const job = readJob(`Team Member\n\nSorrel & Finch\n\n${asked}\n`);
  const resume = { ...emptyResume(), contact: { links: [], ...(location && { location }) }, summary: line };
  const { knockouts } = scoreResume({ ...toExportedSubject(resume), job, asOf: '2026-11' });
  const answers = knockouts.filter(({ kind }) => kinds.includes(kind)).map((knockout) => knockout.answer);
  if (answers.length === 0) return 'not found';
  return answers.find((one) => one === 'not-met') ?? answers.find((one) => one !== 'met') ?? 'met';
}

describe('degrees in any wording', () => {
  it.each([
    ['Nobody without a bachelor’s gets an interview.', 'Graduated from Oberon College, B.A. Philosophy, 2010', 'met'],
    ['Law grads (J.D.) only.', 'J.D., Wendell School of Law, 2015', 'met'],
    ['Must have graduated college.', 'Executive MBA, Lakeview Business School, 2019', 'met'],
    ['Engineering degree needed, any discipline.', 'BSME, Stafford Institute, 2013', 'met'],
    ['Master of Social Work', 'M.S.W., Fordney University, 2018', 'met'],
    ['High school grads only', 'Diploma, Eastfield High School, 2009', 'met'],
    ['Associate degree in HVAC or a related trade, and three years of HVAC work', 'HVAC since 2010', 'unknown'],
    ['Bachelor’s degree required', 'Two semesters short of a B.A. at Finley College', 'not-met'],
    ['Bachelor’s degree required', 'Working toward a B.S. in Biology, expected 2028', 'not-met'],
    ['We need someone with a college degree.', 'I don’t have a college degree.', 'not-met'],
    ['JD required', 'Paralegal to a J.D. at Wendell LLP', 'unknown'],
    ['Master’s degree required', 'Reported to a manager with an MBA from Dane', 'unknown'],
    ['MFA required', 'Taught in the MFA program at Rhode Harbor', 'unknown'],
    ['Bachelor’s degree required', 'Recruited graduates with a B.S. from State College', 'unknown'],
  ])('“%s” and “%s”: %s', (asked, line, expected) => {
    expect(answer(['degree'], asked, line)).toBe(expected);
  });

  it.each([
    'Work experience can substitute for a degree.',
    'Cut to a 45-degree angle.',
    'A high degree of accuracy',
    'On-time delivery (OTD) is reported weekly.',
  ])('“%s” asks for none', (asked) => {
    expect(answer(['degree'], asked, 'B.A. Philosophy, 2010')).toBe('not found');
  });
});

describe('licenses in any wording', () => {
  it.each([
    ['LMT wanted. Licensed in Oregon, please.', 'LMT, Oregon', 'met'],
    ['Non-starters: no CPC/CCS.', 'CPC since 2017', 'met'],
    ['Phlebotomist certified (ASCP, AMT or NHA)', 'Certified Phlebotomy Technician, 2024', 'met'],
    ['Plumber: journeyman ticket', 'Journeyman plumber, Minnesota', 'met'],
    ['NCCCO required', 'NCCCO, good till 2029', 'met'],
    ['LMT wanted. Licensed in Oregon, please.', 'LMT, Washington', 'unknown'],
    ['LMT wanted.', 'Front desk for six LMTs', 'unknown'],
    ['CPA required', 'Assistant to the CPA', 'unknown'],
    ['Series 7 and 66 required', 'Series 7 and 63', 'unknown'],
    ['Boiler license for high pressure', 'Boiler license, low pressure', 'unknown'],
    ['CDL Class A', 'Loaded trucks for Class A drivers', 'unknown'],
    ['Requires a CDL (Class A or B)', 'CDL Class B, exp. 2030', 'met'],
    ['CPC required', 'CPC-A', 'not-met'],
    ['RN license (Ohio)', 'RN license (Ohio) expired 2022', 'not-met'],
    ['Must hold a current cosmetology license.', 'Cosmetology student; state board exam in 2028', 'not-met'],
  ])('“%s” and “%s”: %s', (asked, line, expected) => {
    expect(answer(['license'], asked, line)).toBe(expected);
  });
});

describe('work authorization in any wording', () => {
  const KINDS = ['sponsorship', 'work-authorization'];
  it.each([
    ['Sorry, nobody who depends on us for a visa.', 'Citizen since 2016', 'met'],
    ['If you need visa help now or later, we’re not your shop.', 'Permanent resident', 'met'],
    ['Citizen or national of the U.S. by statute.', 'Green card since 2019', 'not-met'],
    ['No H1B.', 'Visa status: H1B (valid through 2027)', 'not-met'],
    ['US citizens only', 'Married to a U.S. citizen', 'unknown'],
    ['US citizens only', 'Citizen of Canada', 'unknown'],
    ['US citizens only', 'Citizen science coordinator', 'unknown'],
    ['Serve as contact for the project sponsor.', 'U.S. citizen', 'not found'],
    ['We happily sponsor visas.', 'U.S. citizen', 'not found'],
  ])('“%s” and “%s”: %s', (asked, line, expected) => {
    expect(answer(KINDS, asked, line)).toBe(expected);
  });
});

describe('clearances and languages in any wording', () => {
  it.each([
    ['clearance', 'Moderate-risk Public Trust, granted.', 'Public Trust (MBI) granted 2022', 'met'],
    ['clearance', 'Secret, active.', 'Clearance level: Confidential', 'not-met'],
    ['clearance', 'Need an active TS.', 'Top Secret, expired March 2020', 'not-met'],
    ['language', 'Spanish: speak it like you dream in it.', 'Fluent Spanish', 'met'],
    ['language', 'German C1', 'German: C1', 'met'],
    ['language', 'German C1', 'German: B1', 'not-met'],
    ['language', 'Must speak Hmong.', 'I speak English only.', 'not-met'],
    ['language', 'Mandarin speaker needed', 'Wife speaks Mandarin', 'unknown'],
    ['language', 'Servers for our Italian restaurant', 'Fluent Italian', 'not found'],
  ])('%s: “%s” and “%s”: %s', (kind, asked, line, expected) => {
    expect(answer([kind], asked, line)).toBe(expected);
  });
});

describe('places in any wording', () => {
  it.each([
    ['You have to live here (Galena).', 'Galena, IL', '', 'met'],
    ['Must live within commuting distance of Phoenix', 'Tempe, AZ', '', 'met'],
    ['Locals only, Twin Cities metro', 'Bloomington, MN', '', 'met'],
    ['Must live in or near Portland, Oregon', 'Portland, ME', '', 'unknown'],
    ['On-site in Columbus, GA', 'Columbus, OH', '', 'unknown'],
    ['On-site in Denver', 'Omaha, NE', 'Used to live in Denver', 'unknown'],
    ['On-site in Denver', 'Omaha, NE', 'Willing to relocate to Texas', 'unknown'],
    ['Local candidates only (Phoenix)', 'Nashville, TN', '', 'not-met'],
    ['This isn’t remote. Our lab is in Ames.', 'Reno, NV', 'Not willing to relocate', 'not-met'],
  ])('“%s”, “%s”, “%s”: %s', (asked, home, line, expected) => {
    expect(answer(['location'], asked, line, home)).toBe(expected);
  });

  it.each([
    ['Travel 50% required', 'Open to travel up to 60%', 'met'],
    ['Travel 75% required', 'Willing to travel 25%', 'unknown'],
    ['Travel 50% required', 'Booked travel for 12 executives', 'unknown'],
    ['Three weeks a month on the road', 'Looking for a job with no travel', 'not-met'],
  ])('“%s” and “%s”: %s', (asked, line, expected) => {
    expect(answer(['travel'], asked, line)).toBe(expected);
  });

  it.each([
    'We are a family company located near the river.',
    'Strong communication in person and by phone',
    'Relocation assistance is available.',
    'Must comply with local, state, and federal laws.',
    'Help residents with meals.',
    'Applications are accepted in person at the front desk.',
  ])('“%s” asks for none', (asked) => {
    expect(answer(['location'], asked, '', 'Reno, NV')).toBe('not found');
  });
});
