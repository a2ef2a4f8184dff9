import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

function answer(asked: string, location: string, summary = ''): string | undefined {
  const job = readJob(`Clerk\n\nRequirements:\n- ${asked}\n`);
  const resume = { ...emptyResume(), contact: { links: [], location }, summary };
  const { knockouts } = scoreResume({ ...toExportedSubject(resume), job, asOf: '2026-11' });
  return knockouts.find(({ kind }) => kind === 'location')?.answer;
}

describe('places that a job asks for', () => {
  it.each([
    ['Remote, but only from: TX, FL, TN, NC', 'Nashville, TN', '', 'met'],
    ['Remote, but only from: TX, FL, TN, NC', 'Reno, NV', '', 'not-met'],
    ['Remote (no CA, NY, or HI residents)', 'Hilo, HI', '', 'not-met'],
    ['Remote (no CA, NY, or HI residents)', 'Reno, NV', '', 'unknown'],
    ['Must reside in Teton County', 'Idaho Falls, ID', 'Ready to move to Teton County', 'met'],
    ['Must reside in Teton County', 'Idaho Falls, ID', 'May consider moving to Teton County', 'unknown'],
    ['Must already live in Tull when you file', 'Parson, MO', 'I live in Parson, nine miles outside Tull.', 'not-met'],
    ['On site in Chinook four days a week', 'Great Falls, MT', 'Seeking fully remote positions only', 'not-met'],
    ['On-site in Denver; be here or move here', 'Omaha, NE', 'Willing to move to Denver', 'met'],
    ['On-site in Denver; be here or move here', 'Omaha, NE', '', 'unknown'],
  ])('“%s”, “%s”, “%s”: %s', (asked, home, summary, expected) => {
    expect(answer(asked, home, summary)).toBe(expected);
  });
});
