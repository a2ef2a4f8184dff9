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
])("rejects a line that doesn't: %s", (line, skill) => {
  expect(isClaimed(line, skill)).toBe(false);
});

it('recognizes whose occupation a title states', () => {
  expect(isClaimedInTitle('Python Developer', { start: 0 })).toBe(true);
  expect(isClaimedInTitle('Assistant to the CPA', { start: 17 })).toBe(false);
});
