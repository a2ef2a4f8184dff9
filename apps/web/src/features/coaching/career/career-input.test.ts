import { expect, test } from 'vitest';
import { buildCareerRequest } from './career-input.ts';

function createForm(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('splits the skills text on commas and trims it', () => {
  expect(buildCareerRequest(createForm({ skills: ' SQL,Power BI ,, R,' })).skills).toEqual(['SQL', 'Power BI', 'R']);
  expect(buildCareerRequest(createForm({ skills: '  ' })).skills).toEqual([]);
});

test('sends currentRole, targetRole, skills, experience, and goals', () => {
  const fields = { currentRole: ' Cook ', targetRole: ' Chef', skills: 'Knife skills', experience: 'mid', goals: '' };
  expect(buildCareerRequest(createForm(fields))).toEqual({
    currentRole: 'Cook',
    targetRole: 'Chef',
    skills: ['Knife skills'],
    experience: 'mid',
    goals: '',
  });
});

test('sends a résumé if one is selected', () => {
  expect(buildCareerRequest(createForm({ targetRole: 'Chef', resumeId: 'r1' })).resumeId).toBe('r1');
  expect(buildCareerRequest(createForm({ targetRole: 'Chef', resumeId: '' }))).not.toHaveProperty('resumeId');
});
