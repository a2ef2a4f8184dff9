import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

function answer(asked: string, summary: string): string | undefined {
  const job = readJob(`Office Manager\n\nRequirements:\n- ${asked}\n`);
  const resume = { ...emptyResume(), summary };
  return scoreResume({ ...toExportedSubject(resume), job, asOf: '2026-11' }).knockouts[0]?.answer;
}

describe('work authorization and clearances', () => {
  it.each([
    ['We do not sponsor visas', 'Dual citizen, US and Canada'],
    ['We do not sponsor visas', 'Authorized to work for any U.S. employer'],
    ['Must be eligible to work in the United States', 'Authorized to work in the US (EAD)'],
    ['Must be a US citizen', 'Naturalized U.S. citizen'],
    ['We are too small to sponsor', 'Permanent resident'],
    ['USC or GC only', 'Visa: GC'],
    ['We do not sponsor visas', 'Granted asylum in 2021'],
    ['USC or GC only', 'Green card holder'],
    ['US citizens and green card holders only', 'Permanent resident since 2019'],
    ['Must be a U.S. person (citizen, lawful permanent resident, refugee, asylee)', 'Granted asylum in 2021'],
    ['Must have permanent work authorization', 'Refugee status since 2020'],
    ['Applicants shall be citizens of the United States', 'U.S. passport holder'],
    ['U.S. citizenship (federal contract)', 'Dual citizen, USA and Turkey'],
    ['Basics: no visa support', 'Married to a US citizen, no sponsorship needed'],
    ['Must be a U.S. person (citizen, lawful permanent resident, refugee)', 'Lawful permanent resident since 2017'],
    ['Secret clearance required; interim accepted', 'Interim Secret clearance'],
    ['TS/SCI clearance with polygraph', 'Active TS/SCI clearance with CI polygraph'],
  ])('meets “%s” with “%s”', (asked, summary) => {
    expect(answer(asked, summary)).toBe('met');
  });

  it.each([
    ['We do not sponsor visas', 'Visa status: H-1B, seeking a transfer'],
    ['Must have permanent work authorization', 'Currently on an L-2 visa'],
    ['Must be a US citizen', 'Lawful permanent resident'],
    ['U.S. citizenship (federal contract)', 'Mexican citizen, TN status valid to 2028'],
    ['Cannot sponsor any employment visa', 'Visa: H-1B, transfer required'],
  ])("doesn't meet “%s” with “%s”", (asked, summary) => {
    expect(answer(asked, summary)).toBe('not-met');
  });

  it.each([
    ['We do not sponsor visas', 'Authorized to work on OPT until 2027'],
    ['We do not sponsor visas', 'Authorized to work in the US (EAD)'],
    ['Must have permanent work authorization', 'No sponsorship needed'],
    ['Must be a US citizen', 'Authorized to work without sponsorship'],
    ['We do not sponsor visas', 'Applying for a green card.'],
    ['We do not sponsor visas', 'Married to a U.S. citizen.'],
    ['We do not sponsor visas', 'No sponsorship needed until 2028.'],
    ['Must be a US citizen', 'Will become a U.S. citizen in 2027.'],
    ['Must be a US citizen', 'Taught U.S. citizenship classes.'],
    ['Secret clearance required', 'Interim Secret clearance'],
    ['Secret clearance required', 'My husband holds a Secret clearance'],
    ['Secret clearance required', 'My husband is active duty with a Top Secret clearance'],
    ['TS/SCI clearance with polygraph', 'Active TS/SCI clearance'],
    ['USC or GC only', 'Granted asylum in 2021'],
    ['US citizens and green card holders only', 'Asylee'],
    ['Must be a US citizen or lawful permanent resident', 'Refugee status since 2020'],
    ['Must be a US citizen or permanent resident', 'Permanent work authorization'],
    ['Must be a US citizen', 'Granted asylum in 2021'],
    ['U.S. persons only (citizens and permanent residents)', 'Granted asylum in 2021'],
  ])('leaves “%s” open for “%s”', (asked, summary) => {
    expect(answer(asked, summary)).toBe('unknown');
  });
});
