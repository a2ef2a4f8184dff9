import { describe, expect, test } from 'vitest';
import { saysTheSame } from './reworded.ts';

describe('a rewording in which two lowercase words are swapped', () => {
  test.each([
    [
      'Of 112 listings, nurses earn more than teachers in every state.',
      'Of 112 listings, teachers earn more than nurses in every state.',
    ],
    [
      'Half of the listings for registered nurses pay more than those for school teachers.',
      'Half of the listings for school teachers pay more than those for registered nurses.',
    ],
    ['Listings in texas pay 9% above those in ohio.', 'Listings in ohio pay 9% above those in texas.'],
    [
      'You wrote for the bakery and managed the warehouse of the grocer.',
      'You wrote for the warehouse and managed the bakery of the grocer.',
    ],
    ['Look at data analyst on the way to data scientist.', 'Look at data scientist on the way to data analyst.'],
    ['46 listings name plumbing and 30 name carpentry.', '46 listings name carpentry and 30 name plumbing.'],
    [
      'Move the summary above the education, and the photo below it.',
      'Move the education above the summary, and the photo below it.',
    ],
    ['The employer pays the agency for each placement.', 'The agency pays the employer for each placement.'],
    [
      'A manager who trusts the customer listens to the team.',
      'A manager who trusts the team listens to the customer.',
    ],
    [
      'Tell me about a time when your colleague corrected your supervisor.',
      'Tell me about a time when your supervisor corrected your colleague.',
    ],
    ['Night shifts go to drivers and day shifts to packers.', 'Night shifts go to packers and day shifts to drivers.'],
    ['What would you do if the patient misled the doctor?', 'What would you do if the doctor misled the patient?'],
    [
      'The function passes the password to the logger before it checks the token.',
      'The function passes the token to the logger before it checks the password.',
    ],
  ])('treats “%s” and “%s” as different', (original, reworded) => {
    expect(saysTheSame(original, original)).toBe(true);
    expect(saysTheSame(original, reworded)).toBe(false);
  });
});
