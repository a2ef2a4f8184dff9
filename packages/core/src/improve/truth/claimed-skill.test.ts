import { expect, it } from 'vitest';
import { findSkills } from '../../skills/index.ts';
import { isClaimedInTitle, isClaimedSkill } from './claimed-skill.ts';

function isClaimed(line: string, skill: string): boolean | undefined {
  const mention = findSkills(line).find((found) => found.skill === skill);
  return mention && isClaimedSkill(line, mention);
}

it.each([
  ['Wrote services in Python and Go', 'python'],
  ['Used Excel to track expenses', 'microsoft-excel'],
  ['Managed inventory with SAP', 'sap'],
  ['Deployed Kubernetes clusters for three clients', 'kubernetes'],
  ['Migrated 40 servers to AWS', 'amazon-web-services'],
  ['Supervised forklift operation and order picking', 'forklift-operation'],
  ['Reduced page load time by caching', 'caching'],
  ['Wrote SQL queries for the sales team', 'sql'],
])('accepts a line that says that the person used the skill: %s', (line, skill) => {
  expect(isClaimed(line, skill)).toBe(true);
});

it.each([
  ['No experience with Python or Kubernetes yet', 'python'],
  ['Never used Tableau', 'tableau'],
  ['Interested in learning Docker', 'docker'],
  ['Recruited Python developers', 'python'],
  ['Assisted the CPA with payroll', 'certified-public-accountant'],
  ['Built software for classroom management', 'classroom-management'],
  ['Reported GAAP revenue to investors', 'gaap'],
  ['Sold Salesforce licenses to banks', 'salesforce'],
  ['Worked with engineers who used Kubernetes', 'kubernetes'],
  ['Built a robot to aid in Linguistics research', 'linguistics'],
  ['Organized finance training for 40 members', 'finance'],
  ['Ran events of the Finance Society', 'finance'],
  ['Wrote automatic builds to speed up software development', 'software-development'],
  ['Tutored children in Math, English, Art, and Science', 'english'],
  ['Tested Traefik and AWS VPC Lattice', 'amazon-vpc'],
  ['Introduced students to Counseling, Financial Aid, and Housing', 'financial-aid'],
  ['Reduced API latency by half', 'apis'],
  ['Earned 900 GitHub stars', 'github'],
  ['Trained self-supervised learning models', 'supervised-learning'],
  ['Updated data entry systems', 'data-entry'],
])("rejects a line that doesn't: %s", (line, skill) => {
  expect(isClaimed(line, skill)).toBe(false);
});

it('recognizes whose occupation a title states', () => {
  expect(isClaimedInTitle('Python Developer', { start: 0, end: 6 })).toBe(true);
  expect(isClaimedInTitle('Assistant to the CPA', { start: 17, end: 20 })).toBe(false);
  expect(isClaimedInTitle('Director, *Security Services*', { start: 11, end: 28 })).toBe(false);
});
