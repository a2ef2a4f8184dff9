import { describe, expect, it } from 'vitest';
import { findSkills } from '../skills/index.ts';
import { standingOf } from './standing.ts';

/** The standing of the first skill that a line names. */
function standing(line: string) {
  const [mention] = findSkills(line);
  if (!mention) throw new Error(`no skill in “${line}”`);
  return standingOf(line, mention);
}

describe('standingOf', () => {
  it.each([
    'Built dashboards in Tableau for six managers',
    'Not only wrote Python services but ran them',
    'Led a team of five and wrote Python every day',
    'Replaced Jenkins with scripts',
    'Seeking a role where I can use my ten years of JavaScript',
    'Trained 25 new reps on how to use Salesforce',
    'Never missed a deadline; kept payroll for 40 people',
  ])('reads “%s” as having', (line) => {
    expect(standing(line)).toBe('claimed');
  });

  it.each([
    ['No experience with Python yet', 'negated'],
    ['I have never used Salesforce', 'negated'],
    ['Ran 40 services without using Kubernetes', 'negated'],
    ['Interested in learning Python', 'wished'],
    ['Signed up for a phlebotomy class', 'wished'],
    ['Recruited Python developers for three teams', 'of-others'],
    ['Booked travel for Kubernetes engineers', 'of-others'],
    ['Sold software for classroom management', 'object'],
    ['Grew GAAP revenue by 14%', 'object'],
    ['Shelved Python books at the library', 'object'],
  ])('reads “%s” as %s', (line, expected) => {
    expect(standing(line)).toBe(expected);
  });

  it('ends a denial at the next clause', () => {
    const line = 'No experience with Java, but five years of Python';
    const standings = findSkills(line).map((mention) => standingOf(line, mention));
    expect(standings).toEqual(['negated', 'claimed']);
  });
});
