import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

function answer(asked: string, location: string, summary = ''): string | undefined {
  const empty = emptyResume();
  const resume = { ...empty, contact: { ...empty.contact, location }, summary };
  const job = readJob(`Office Manager\n\nRequirements:\n- ${asked}\n`);
  return scoreResume({ ...toExportedSubject(resume), job, asOf: '2026-11' }).knockouts.find(
    ({ kind }) => kind === 'location',
  )?.answer;
}

describe('the location of a job', () => {
  it.each([
    ['Must live in Denver, CO', 'Denver, CO', ''],
    ['Must live in Denver, CO', '2200 S. 13th St, Denver, CO 80202', ''],
    ['Work from home in one of these states: AZ, CO, UT', 'Denver, CO', ''],
    ['Must live in one of these states: Arizona, Florida or Ohio', 'Toledo, OH', ''],
    ['Must be based in New York City', 'Brooklyn, NY', ''],
    ['You must live in Pacific time', 'Spokane, WA', ''],
    ['Must be willing to relocate to Dallas', 'Reno, NV', 'Open to relocation'],
    ['Must be willing to relocate to Dallas', 'Reno, NV', 'Relocating to Dallas, TX in March'],
  ])('meets “%s” from %s %s', (...given) => {
    expect(answer(...given)).toBe('met');
  });

  it.each([
    ['Must be willing to relocate to Dallas', 'Reno, NV', 'Not open to relocation'],
    ['Must currently live in Texas; other states cannot be considered', 'Atlanta, GA', ''],
  ])("doesn't meet “%s” from %s %s", (...given) => {
    expect(answer(...given)).toBe('not-met');
  });

  it.each([
    ['Must live in the Florida Keys', 'Miami, FL', ''],
    ['Must live in Northern Virginia', 'Norfolk, VA', ''],
    ['Must live in Springfield, Illinois', 'Springfield, MO', ''],
    ['Must be based in New York City', 'Buffalo, NY', ''],
    ['You must live in Pacific time', 'Boise, ID', ''],
    ['Must be willing to relocate to Dallas', 'Reno, NV', 'Willing to relocate to Denver'],
  ])('leaves “%s” open from %s %s', (...given) => {
    expect(answer(...given)).toBe('unknown');
  });
});
