import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

function listAnswers(asked: string, names: readonly string[]): string[] {
  const certifications = names.map((name, i) => ({ id: `c${i}`, name }));
  const job = readJob(`Helper\n\nRequirements:\n- ${asked}\n`);
  const { knockouts } = scoreResume({
    ...toExportedSubject({ ...emptyResume(), certifications }),
    job,
    asOf: '2026-11',
  });
  return knockouts.filter(({ kind }) => kind === 'license').map(({ answer }) => answer);
}

describe('licenses that a résumé names', () => {
  it.each([
    ['Active Texas RN license', 'RN, TX, active', 'met'],
    ['Active Texas RN license', 'RN, Oklahoma, active', 'unknown'],
    ['Active Texas RN license', 'RN, active', 'unknown'],
    ['Texas or compact RN license required', 'RN, Arizona, compact license', 'met'],
    ['Teaching license or substitute permit', '30-day substitute permit, 2026', 'met'],
    ['Member in good standing of a state bar', 'Oregon State Bar, active', 'met'],
    ['Admission to the Ohio bar required', 'Admitted in Indiana, 2015', 'unknown'],
    ['Master electrician license required', 'Journeyman Electrician License, active', 'not-met'],
    ['Infant CPR certification', 'CPR', 'unknown'],
    ['Special education teaching license', 'Professional teaching license, Elementary K-6', 'unknown'],
    ['CPA required', 'Tax Associate, Strand & Oyler CPAs', 'unknown'],
    ['CPA required', 'CPA, Kentucky, active', 'met'],
    ['Registration as a Professional Engineer in Utah', 'P.E. Civil, Utah 50000', 'met'],
    ['Licensed in Ohio as a cosmetologist', 'OH State Cosmetology Lic. (current)', 'met'],
    ['NC cosmetology license', 'Licensed Cosmetologist, North Carolina, current', 'met'],
    ['Must be a commissioned notary in Pennsylvania', 'Commissioned PA Notary Public (to 2028)', 'met'],
    ['Certified Food Protection Manager credential', 'ServSafe Manager, 2025 (five years)', 'met'],
    ['Valid journeyman license is required on day 1', 'Scheduled for the journeyman exam in 2027', 'not-met'],
    ['CDL A with tanker endorsement', 'Commercial license, class A. Endorsements: N, T', 'met,met'],
    ['Must hold a valid CDL A', 'Let my CDL A lapse in 2020', 'not-met'],
    ['Nursing license required at hire', 'Nursing license, active', 'met'],
    ['Psychology license within 90 days of hire', 'Psychology license, active', 'met'],
    ['Arborist license with utility endorsement', 'Arborist license, utility endorsement', 'met'],
    ['Arborist license with utility or climbing endorsement', 'Arborist license, climbing endorsement', 'met'],
    ['Nursing license with psychiatric certification', 'Nursing license, active', 'unknown'],
    ['Arborist license with utility endorsement', 'Arborist license, active', 'unknown'],
    ['Arborist license with utility or climbing endorsement', 'Arborist license, active', 'unknown'],
    ['Arborist license with utility or climbing endorsement', 'Climbing endorsement card', 'unknown'],
    ['Boiler license for high pressure', 'Boiler license, low pressure', 'unknown'],
    ['Pilot license and rotorcraft rating', 'Pilot license, active', 'unknown'],
    ['Virginia RN license', 'VA RN License, active', 'met'],
    ['Virginia RN license', 'RN, VA License 0001, active', 'met'],
    ['Virginia RN license', 'Registered Nurse, VA Board of Nursing', 'met'],
    ['Maryland RN license', 'RN, MD license, active', 'met'],
    ['Virginia RN license', 'Registered Nurse, VA Medical Center, Denver, CO', 'unknown'],
    ['Virginia RN license', 'Registered Nurse, VA Hospital', 'unknown'],
    ['Maryland RN license', 'Registered Nurse, MD Anderson Cancer Center', 'unknown'],
    ['Oregon RN license', 'Registered Nurse, OR Recovery Unit', 'unknown'],
    ['Pennsylvania RN license', 'Registered Nurse, PA Consulting Group', 'unknown'],
    ['Washington RN license', 'RN, Washington University Hospital', 'unknown'],
    ['Virginia RN license', 'RN, West Virginia, active', 'unknown'],
  ])('“%s” and “%s”: %s', (asked, name, expected) => {
    expect(listAnswers(asked, [name]).join()).toBe(expected);
  });

  it.each([
    [['ACLS', 'PALS'], 'met'],
    [['PALS', 'TNCC, active'], 'met'],
    [['ACLS'], 'unknown'],
    [['ACLS', 'PALS, expired 2020'], 'unknown'],
    [[], 'unknown'],
  ])('meet “at least two of” three with %j: %s', (names, expected) => {
    expect(listAnswers('At least two of ACLS, PALS and TNCC', names)).toEqual([expected]);
  });

  it("don't count in the name of a firm", () => {
    expect(listAnswers('Pruitt & Bloch LLP, Certified Public Accountants, is hiring', [])).toEqual([]);
  });

  it('answer each of two that one sentence asks for', () => {
    const asked = 'Must have an active guard card and firearms permit';
    expect(listAnswers(asked, ['Guard card, active', 'Firearms permit, active through 2027'])).toEqual(['met', 'met']);
    expect(listAnswers(asked, ['Guard card, active'])).toEqual(['met', 'unknown']);
  });
});
