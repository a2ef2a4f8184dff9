import { describe, expect, it } from 'vitest';
import type { JobSectionKind } from './types.ts';
import { findYears } from './years.ts';

function read(text: string, section: JobSectionKind = 'requirements'): string {
  return findYears({ text, start: 0, end: text.length, opens: true }, section)
    .map(({ min, max }) => (max === undefined ? `${min}` : `${min}-${max}`))
    .join(', ');
}

describe('findYears', () => {
  it.each([
    ['5+ years of Java', '5'],
    ['5 + years experience', '5'],
    ['3-5 years in sales', '3-5'],
    ['3 – 5 years in sales', '3-5'],
    ['3~5+ years of selling', '3-5'],
    ['Between 3 and 5 years in telephony', '3-5'],
    ['three (3) years of experience', '3'],
    ['three to five (3-5) years’ experience', '3-5'],
    ['three (3+) years of reports', '3'],
    ['Minimum 3 (preferably 5) years experience', '3'],
    ['Five plus years with SAP', '5'],
    ['two and a half years of sales', '2'],
    ['not less than 3 years', '3'],
    ['3+ recent years of loan processing', '3'],
    ['at least 4yrs of Linux', '4'],
    ['24 months of experience', '2'],
    ['At least 18 months with Workday', '1.5'],
    ['6 months of experience', '0.5'],
    ['Four seasons guiding on the river', '4'],
    ['ten or more years leading teams', '10'],
    ['0-2 years of experience', '0-2'],
    ['Entry Level - 2 years', '0-2'],
    ['Entry-level to 3 years of welding', '0-3'],
    ['Entry level position with 2 years of experience', '2'],
    ['Data entry - 2 years', '2'],
    ['5 years of Java and 2 years of Go', '5, 2'],
  ])('%s → %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it("ignores a company's own years in a text without headings", () => {
    expect(read('We need 5+ years building machine learning systems.', 'overview')).toBe('5');
    expect(read('We expect 3 years of work in a clinic.', 'overview')).toBe('3');
    expect(read('We have spent 12 years building homes.', 'overview')).toBe('');
  });

  it.each([
    'Must be 18 years of age or older',
    'Four year degree',
    'A 4-year college',
    'No violations within the last 3 years',
    '2 year contract',
    'Eligible after 1 year of employment',
    '6 month contract',
    'This is a 6M - 1 Year long contract position',
    '6 months of probation',
    'Four Seasons Hotel',
    'No experience is needed',
  ])('%s → none', (text) => {
    expect(read(text)).toBe('');
  });

  it('leaves out statements of a company about itself', () => {
    expect(read('With over 40 years of experience, we are a leader in modular space.', 'overview')).toBe('');
    expect(read('Our company has 25 years of experience in food.', 'requirements')).toBe('');
    expect(read('The firm has been serving clients for 12 years.', 'overview')).toBe('');
    expect(read('You bring 3 years of experience to our company.', 'overview')).toBe('3');
  });
});
