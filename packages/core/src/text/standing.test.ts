import { describe, expect, it } from 'vitest';
import { findSkills } from '../skills/index.ts';
import { findStanding } from './standing.ts';

/** The standing of the first skill that a line names. */
function readStanding(line: string) {
  const [mention] = findSkills(line);
  if (!mention) throw new Error(`no skill in “${line}”`);
  return findStanding(line, mention);
}

describe('findStanding', () => {
  it.each([
    'Built dashboards in Tableau for six managers',
    'Not only wrote Python services but ran them',
    'Led a team of five and wrote Python every day',
    'Replaced Jenkins with scripts',
    'Seeking a role where I can use my ten years of JavaScript',
    'Trained 25 new reps on how to use Salesforce',
    'Never missed a deadline; kept payroll for 40 people',
    'Worked on the data science team building churn models',
    'Led a payroll department of six',
    'Taught Python to 40 students',
    'Trained forklift operators in safe driving',
    'Ran a child care center with 40 children',
    'Worked as a Salesforce developer for three years',
    'Fluent in Portuguese, hoping to add another language',
    'Closed the books in one day using Excel',
    'Performed phlebotomy as required',
    'Built Tableau dashboards',
    'Collaborated with engineers using Tableau',
    'Worked with Python and SQL',
    'Worked closely with the team on marketing campaigns',
    'Fluent in Italian',
    'Paid the preferred vendors through QuickBooks Online',
    'Audited by Salesforce, passed twice',
    'Salesforce since 2018 at three employers',
    'Passionate nurse with ten years of wound care',
  ])('reads “%s” as claimed', (line) => {
    expect(readStanding(line)).toBe('claimed');
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
    ['Not currently trained in CPR', 'negated'],
    ['Salesforce: never used', 'negated'],
    ['Unfamiliar with Kubernetes', 'negated'],
    ['Passionate about machine learning', 'wished'],
    ['Kubernetes (want to learn)', 'wished'],
    ['Experience with Python required', 'wished'],
    ['Must have five years of JavaScript', 'wished'],
    ['You will maintain Kubernetes clusters', 'wished'],
    ['Next on my list: Tableau', 'wished'],
    ['Scheduled shifts for the phlebotomy team', 'of-others'],
    ['Reported to the director of payroll', 'of-others'],
    ['Served meals to Java developers', 'of-others'],
    ['Sold boxed copies of JavaScript', 'object'],
    ['Stocked welding helmets and gloves', 'object'],
    ['Leased space to two accounting firms', 'object'],
    ['Watched a demo of Tableau', 'object'],
    ['Improved sales conversion by 25%', 'object'],
    ['Improved system reliability to 99.9%', 'object'],
    ['Collaborated with marketing to plan a launch', 'of-others'],
    ['A tool used daily by Salesforce', 'of-others'],
    ['Nationality: Italian', 'name'],
    ['Guarded the door of Salesforce Tower', 'name'],
    ['Worked for Salesforce from 2008 to 2012', 'name'],
  ])('reads “%s” as %s', (line, expected) => {
    expect(readStanding(line)).toBe(expected);
  });

  it('reads a rank as a name', () => {
    expect(findStanding('Briefed C-level executives', { start: 8, end: 9 })).toBe('name');
  });

  it('ends a denial at the next clause', () => {
    const line = 'No experience with Java, but five years of Python';
    const standings = findSkills(line).map((mention) => findStanding(line, mention));
    expect(standings).toEqual(['negated', 'claimed']);
  });
});

describe('findStanding in a text of many pages', () => {
  const padding = 'word '.repeat(60_000);
  const standingIn = (text: string, name: string) => {
    const start = text.indexOf(name);
    return findStanding(text, { start, end: start + name.length });
  };

  it('judges a name by the words near it', () => {
    expect(standingIn(`${padding}. No experience with SQL yet. ${padding}`, 'SQL')).toBe('negated');
    expect(standingIn(`No experience with ${padding} SQL`, 'SQL')).toBe('claimed');
  });
});
