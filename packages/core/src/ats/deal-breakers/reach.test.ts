import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

function answer(ad: string, location: string, summary = ''): string | undefined {
  const resume = { ...emptyResume(), contact: { links: [], location }, summary };
  const job = readJob(ad);
  const { knockouts } = scoreResume({ ...toExportedSubject(resume), job, asOf: '2026-11' });
  return knockouts.find(({ kind }) => kind === 'location')?.answer;
}

describe('how far from a job a person lives', () => {
  it.each([
    ['Boatyard in Gig Harbor, WA.\nMust live within 30 miles of the yard.', 'Tacoma, WA 98407', 'met'],
    ['Pole yard in Yakima, Washington.\nYou must live within 30 minutes of the yard.', 'Spokane, WA', 'unknown'],
    ['Must live within 50 miles of Amarillo, TX.', 'Canyon, TX', 'met'],
    ['Must live within 30 miles of Springfield, MA.', 'Springfield, MO', 'unknown'],
    ['No telework. Report daily to our Harrisburg, PA office.', 'Mechanicsburg, PA', 'met'],
    ['Must report to our Aurora, IL plant daily.', 'Aurora, CO', 'unknown'],
    ['Hybrid in New York.', 'Rochester, NY', 'unknown'],
    ['Must live within 25 miles of our Chattanooga shop.', 'Ringgold, GA', 'met'],
  ])('“%s” and %s: %s', (ad, home, expected) => {
    expect(answer(`Technician\n\n${ad}\n`, home)).toBe(expected);
  });
});

describe('the county or part of the country that a job asks for', () => {
  it.each([
    ['Must live in King County.', 'Seattle, WA', 'met'],
    ['Applicants must be current residents of Travis County, Texas.', 'Tulsa, OK', 'not-met'],
    ['Must be a current resident of Jackson County, Missouri.', 'Jackson, MS', 'not-met'],
    ['Must work East Coast hours from a home in New England.', 'Burlington, VT', 'met'],
    ['Remote, must live in the Southeast.', 'Dallas, TX', 'unknown'],
    ['You must live in the Pacific or Mountain time zone.', 'Boise, ID', 'met'],
    ['You live in the Bay Area already.', 'Phoenix, AZ', 'not-met'],
  ])('“%s” and %s: %s', (ad, home, expected) => {
    expect(answer(`Technician\n\n${ad}\n`, home)).toBe(expected);
  });

  it('takes a move to another part of the country for no move to the job', () => {
    const ad = 'Nurse\n\nWork on-site in Anchorage, Alaska; the selected applicant must relocate.\n';
    expect(answer(ad, 'Macon, GA', 'Open to relocation within the Southeast')).toBe('unknown');
    expect(answer(ad, 'Macon, GA', 'Open to relocation')).toBe('met');
  });
});

describe('where a person says that they live', () => {
  it.each([
    ['Town of Lathrop Falls, Maine\nTown residents only.', '12 Mill St, Lathrop Falls, ME', '', 'met'],
    ['You need to live in Westchester, Rockland or the Bronx.', 'Yonkers NY 10701', '', 'met'],
    ['Candidates must already live in Chelan or Douglas County.', 'Boise, Idaho 83704', '', 'not-met'],
    ['Must live within 30 miles of Toledo, OH.', 'Columbus, OH', '90 minutes from Toledo', 'unknown'],
    [
      'We want someone who lives in Santa Fe and is staying put.',
      'Santa Fe, NM',
      'Santa Fe until Jan 8, 2027, then Minneapolis',
      'not-met',
    ],
    ['Must live in the United States.', 'Toronto, Canada', '', 'unknown'],
  ])('“%s” and %s, “%s”: %s', (ad, home, summary, expected) => {
    expect(answer(`Technician\n\n${ad}\n`, home, summary)).toBe(expected);
  });
});
