import { expect, it } from 'vitest';
import { findSkills } from '../../skills/index.ts';
import { isClaimedInTitle, isClaimedSkill } from './claimed-skill.ts';

function isClaimed(line: string, skill: string): boolean | undefined {
  const mention = findSkills(line).find((found) => found.skill === skill);
  return mention && isClaimedSkill(line, mention);
}

function isTitleClaim(title: string, skill: string): boolean {
  const start = title.indexOf(skill);
  return isClaimedInTitle(title, { start, end: start + skill.length });
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
  ['Drove a forklift for 3 years', 'forklift-operation'],
  ['Integrated Salesforce with the billing system', 'salesforce'],
  ['Presented findings in Tableau', 'tableau'],
  ['Published 12 dashboards in Power BI', 'power-bi'],
  ['Kept inventory records in Excel', 'microsoft-excel'],
  ['Entered orders into SAP', 'sap'],
  ['Replaced jQuery with React', 'react'],
  ['Wrote Python-based tools', 'python'],
  ['Built Python-based ETL pipelines', 'etl'],
  ['Maintained SQL-driven reports', 'sql'],
  ['Managed the Shopify store', 'shopify'],
  ['Managed Google Ads campaigns', 'google-ads'],
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
  ['Drove sales of Salesforce licenses', 'salesforce'],
  ['Drove adoption of Tableau', 'tableau'],
  ['Presented Tableau to the board', 'tableau'],
  ['Presented on Kubernetes', 'kubernetes'],
  ['Found bugs in Kubernetes', 'kubernetes'],
  ['Worked for a Salesforce-based company', 'salesforce'],
  ['Replaced jQuery with React', 'jquery'],
  ['Looked into SAP for the accountants', 'sap'],
  ['Recommended Tableau to the board', 'tableau'],
  ['Cleaned forklifts', 'forklift-operation'],
  ['Took a course in Python', 'python'],
  ['Completed a training in Excel', 'microsoft-excel'],
])("rejects a line that doesn't: %s", (line, skill) => {
  expect(isClaimed(line, skill)).toBe(false);
});

it.each([
  ['Python Developer', 'Python'],
  ['Java Application Developer', 'Java'],
  ['Software Engineering Intern', 'Software Engineering'],
  ['Accounting Clerk', 'Accounting'],
  ['Welding Technician', 'Welding'],
  ['Nurse, Wound Care', 'Wound Care'],
  ['Python app', 'Python'],
])('takes a skill in a title as the person’s own: %s', (title, skill) => {
  expect(isTitleClaim(title, skill)).toBe(true);
});

it.each([
  ['Assistant to the CPA', 'CPA'],
  ['Director, *Security Services*', 'Security Services'],
  ['Accounting Department', 'Accounting'],
  ['Marketing Management', 'Marketing'],
  ['Java Student', 'Java'],
  ['Welding Trainee', 'Welding'],
  ['Accounting Center Location', 'Accounting'],
  ['Java Recruiter', 'Java'],
])('doesn’t take a title as the person’s own skill: %s', (title, skill) => {
  expect(isTitleClaim(title, skill)).toBe(false);
});
