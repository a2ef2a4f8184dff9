import { describe, expect, it } from 'vitest';
import { verifyText } from '../verify-text.ts';

const isTrue = (own: string, edited: string): boolean => verifyText(edited, own.split(' / ')).ok;

describe('isLicensed', () => {
  it.each([
    ['Rang people up at a dollar store.', 'Operated the register at a dollar store.'],
    ['Was in charge of a squad of nine Marines.', 'Led a squad of 9 Marines.'],
    ['put down tile & laminate, pulled up old carpet', 'Installed tile and laminate flooring and removed old carpet'],
    ['Preparation and plating of cold appetizers', 'Prepared and plated cold appetizers'],
    [
      'On weekends, for two summers, I taught swim lessons to beginners.',
      'Taught beginner swim lessons on weekends for two summers.',
    ],
  ])('accepts plain words in standard wording, in another order: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(true);
  });

  it.each([
    ['My uncle ran the register while I stocked', 'Operated the register and stocked shelves'],
    ['Labeled samples before the tech tested them', 'Labeled and tested samples'],
    ['Filed the returns the accountant prepared', 'Prepared and filed returns'],
    ['Got the part-time lead hired; I was on the panel', 'Hired a part-time lead'],
  ])('rejects what somebody else did: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });

  it.each([
    ['Wrote the login screens for the app.', 'Wrote the app, including its login screens.'],
    ['Made coffee for the board meetings', 'Prepared board meetings and coffee'],
    ['Receptionist at a company with SOC 2 certification.', 'SOC 2 certified receptionist.'],
  ])('rejects what was only part of something else: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });

  it.each([
    ['Worked the fitting rooms, folded, sometimes the register', 'Worked the fitting rooms and register and folded'],
    ['Helped load trucks and sweep', 'Loaded trucks and swept'],
    ['Ran the ward. Supervised by a nurse.', 'Ran the ward.'],
    ['Sold 30 cars in 2 years', 'Sold 30 cars'],
    ['Sold hats or coats', 'Sold hats and coats'],
  ])('rejects a lost limit: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });

  it.each([
    [
      'Delgado Roofing, laborer: hauled shingles / Pike Builders, foreman: ran a crew',
      'Delgado Roofing, foreman: hauled shingles, ran a crew',
    ],
    ['Built the booking site in Django / Fixed the old PHP intranet', 'Built the booking site in PHP'],
  ])('rejects facts that moved between lines: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });

  it('compares only texts of a bounded length', () => {
    const line = 'Rang people up and bagged their food, ';
    expect(isTrue(line.repeat(60), line.replace('Rang people up', 'Operated the register').repeat(60))).toBe(false);
  });
});
