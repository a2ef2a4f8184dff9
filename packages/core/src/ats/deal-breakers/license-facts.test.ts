import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import type { Knockout } from '../report.ts';
import { scoreResume } from '../score.ts';

/** The answer on the licenses of an advertisement of one sentence, for a résumé with one entry among its certifications. */
function answer(asked: string, name: string, title = 'Team Member'): Knockout['answer'] | 'not found' {
  const job = readJob(`${title}\n\nSorrel & Finch\n\n${asked}\n`);
  const resume = { ...emptyResume(), certifications: [{ id: 'c1', name }] };
  const { knockouts } = scoreResume({ ...toExportedSubject(resume), job, asOf: '2026-11' });
  const answers = knockouts.filter(({ kind }) => kind === 'license').map((knockout) => knockout.answer);
  if (answers.length === 0) return 'not found';
  return answers.find((one) => one === 'not-met') ?? answers.find((one) => one !== 'met') ?? 'met';
}

describe('the state of a license', () => {
  it.each([
    ['Tennessee Paramedic license, ACLS, and BLS', 'Tennessee Paramedic License; ACLS; BLS, 2026', 'met'],
    ['PA pharmacist license in good standing', 'Pharmacist, Pennsylvania (active)', 'met'],
    ['PA pharmacist license in good standing', 'Pharmacist, Ohio (active)', 'unknown'],
    ['CCC-SLP and Arizona license', 'M.S., CCC-SLP; licensed in Arizona', 'met'],
    ['CCC-SLP and Arizona license', 'M.S., CCC-SLP', 'unknown'],
    ['California guard card', 'Guard card (BSIS), exp. 2028', 'met'],
    ['Massachusetts construction supervisor license', 'Construction Supervisor License, MA CS-10000', 'met'],
    ['Nursing: active RN license in Ohio', 'RN, Kentucky; applying for Ohio endorsement', 'unknown'],
  ])('“%s” and “%s”: %s', (asked, name, expected) => {
    expect(answer(asked, name)).toBe(expected);
  });
});

describe('the level of a license', () => {
  it.each([
    ['Class II (or higher) water treatment operator license', 'Water Treatment Operator, Class III', 'met'],
    ['Class III water treatment operator license', 'Water Treatment Operator, Class I', 'not-met'],
    ['Georgia Class II water treatment operator license', 'Georgia Water Treatment Operator, Class I', 'met'],
    ['NICET Level II in fire alarm systems', 'NICET II, Fire Alarm Systems', 'met'],
    ['NICET Level III in fire alarm', 'NICET Level II, Fire Alarm Systems', 'not-met'],
    ['EPA 608 Universal', 'EPA 608 Type II', 'unknown'],
    ['EPA 608 Type II', 'EPA 608 Universal', 'met'],
    ['Third-class boiler license or higher', 'Second Class Boiler Engineer license, active', 'met'],
    ['Florida Class D security license', 'Florida Class "D" Security Officer, valid through 11/2027', 'met'],
    ['Class B CDL required', 'Class A CDL, exp. 2029', 'met'],
    ['OSHA 10 card required', 'OSHA 30, 2024', 'met'],
    ['OSHA 30 required', 'OSHA 10, 2024', 'unknown'],
  ])('“%s” and “%s”: %s', (asked, name, expected) => {
    expect(answer(asked, name)).toBe(expected);
  });
});

describe('what a license is for', () => {
  it.each([
    ['CDL A with hazmat and tanker endorsements', 'Class A CDL, endorsements: X', 'met'],
    ['CDL A with hazmat', 'CDL A since 2014. Hazmat expired in 2023.', 'not-met'],
    ['CDL A with hazmat', 'Class A CDL. Loaded hazmat trailers for two years.', 'unknown'],
    [
      'Texas teaching certificate in math (7-12)',
      'Texas Standard Certificate, Core Subjects (EC-6), valid to 2030',
      'unknown',
    ],
    ['Illinois PEL with special education endorsement', 'Professional Educator License (IL), LBS1', 'met'],
    ['ARRT (M) certification', 'ARRT (R), 2015', 'unknown'],
    ['Series 7 and 66', 'FINRA Series 7, 63, 66', 'met'],
    ['Preschool lead: CDA required', 'CDA (Infant-Toddler), 2025', 'met'],
  ])('“%s” and “%s”: %s', (asked, name, expected) => {
    expect(answer(asked, name)).toBe(expected);
  });

  it.each([
    ['Licensed journeyman (Colorado)', 'Colorado Journeyman Plumber, JP.10000', 'Plumber', 'met'],
    ['Licensed journeyman (Colorado)', 'Registered apprentice plumber, Colorado', 'Plumber', 'not-met'],
    ['License, please: Kansas.', 'Kansas cosmetology license, current', 'Hairstylist', 'met'],
  ])('“%s” and “%s” for a %s: %s', (asked, name, title, expected) => {
    expect(answer(asked, name, title)).toBe(expected);
  });
});

describe('who holds a license, and since when', () => {
  it.each([
    ['Active Ohio pharmacist license', 'Pharmacist assistant, active volunteer, Ohio', 'unknown'],
    ['Real estate license, Florida', 'Assistant to a licensed Florida real estate broker', 'unknown'],
    ['Bar admission in Ohio', 'Law clerk to a member of the Ohio bar', 'unknown'],
    [
      'RN with an active Pennsylvania license',
      'RN, Pennsylvania; license placed on inactive status in 2024',
      'not-met',
    ],
    ['CPA in any state', 'CPA (Inactive), Ohio', 'not-met'],
    ['TWIC in hand', 'TWIC application submitted November 2026', 'not-met'],
    ['PE license in Florida (or able to obtain within 90 days)', 'Engineer in Training', 'unknown'],
    ['Licensed barber in Ohio', 'Licensed Barber (Ohio), shop owner 2019-2024', 'met'],
  ])('“%s” and “%s”: %s', (asked, name, expected) => {
    expect(answer(asked, name)).toBe(expected);
  });

  it.each([
    'Train two EITs and stamp drawings.',
    'No other license needed.',
    'Manage a crew of licensed electricians.',
  ])('“%s” asks for none', (asked) => {
    expect(answer(asked, 'EIT')).toBe('not found');
  });
});

describe('a credential in a list of what somebody holds', () => {
  it.each([
    ['OSHA 10 card minimum', 'OSHA 30 hr construction (2022)', 'met'],
    ['Guard card (California BSIS) required', 'Guard Card (Calif. BSIS) exp. 08/31/2027', 'met'],
    ['Current BLS required', 'BLS (AHA) expired March 2025', 'not-met'],
    ['PMP required', 'PMP boot camp (35 PDUs)', 'unknown'],
    ['PMP required', 'PMP, target date June 2027', 'unknown'],
    ['Must hold an active RN license', 'RN license - renewal overdue', 'unknown'],
    ['RN with active Nevada license', 'Nevada RN88120 11/2027', 'met'],
    ['Mass. journeyman or master plumbing license', 'Mass Master Plumber M-15502, current', 'met'],
    ['FINRA Series 7 and Series 66', 'FINRA: SIE, S7, S66', 'met'],
    ['NCCCO tower crane certification', 'NCCCO mobile crane certification', 'unknown'],
    ['Compact (multistate) license required', 'RN, California (single state), exp 1/2028', 'not-met'],
    ['EMT and AEMT levels don’t qualify. Paramedic license required', 'Nebraska EMT, NREMT', 'not-met'],
  ])('“%s” and “%s”: %s', (asked, name, expected) => {
    expect(answer(asked, name)).toBe(expected);
  });

  it('leaves another state’s license open where only the advertisement’s place names the state', () => {
    expect(answer('Portland, OR\n\nElectrician license required', 'Electrician license, Idaho, active')).toBe(
      'unknown',
    );
  });
});
