import { expect, test } from 'vitest';
import { isSameCompany, isSameTitle } from './same-job.ts';

test('a company is the same with or without its legal form, and where its name goes on', () => {
  expect(isSameCompany('Larkfield Clinics', 'LARKFIELD CLINICS, Inc.')).toBe(true);
  expect(isSameCompany('Larkfield Clinics of Ohio', 'Larkfield Clinics')).toBe(true);
  expect(isSameCompany('Dunmore', 'Dunmore LLC')).toBe(true);
  expect(isSameCompany('United', 'United Airlines')).toBe(false);
  expect(isSameCompany('Larkfield Clinics', 'Larkholt Clinics')).toBe(false);
  expect(isSameCompany('', 'Larkholt')).toBe(false);
});

test('a title is the same whatever its case and punctuation', () => {
  expect(isSameTitle('Registered Nurse - ICU', 'registered nurse (ICU)')).toBe(true);
  expect(isSameTitle('C++ Developer', 'C Developer')).toBe(false);
  expect(isSameTitle('', '')).toBe(false);
});
