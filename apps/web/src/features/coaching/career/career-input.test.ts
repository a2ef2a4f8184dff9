import { expect, test } from 'vitest';
import { packCareer } from './career-input.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('splits the skills text on commas and trims it', () => {
  expect(packCareer(form({ skills: ' SQL,Power BI ,, R,' })).skills).toEqual(['SQL', 'Power BI', 'R']);
  expect(packCareer(form({ skills: '  ' })).skills).toEqual([]);
});

test('sends currentRole, targetRole, skills, experience, and goals', () => {
  const fields = { currentRole: ' Cook ', targetRole: ' Chef', skills: 'Knife skills', experience: 'mid', goals: '' };
  expect(packCareer(form(fields))).toEqual({
    currentRole: 'Cook',
    targetRole: 'Chef',
    skills: ['Knife skills'],
    experience: 'mid',
    goals: '',
  });
});

test('sends a résumé if one is selected', () => {
  expect(packCareer(form({ targetRole: 'Chef', resumeId: 'r1' })).resumeId).toBe('r1');
  expect(packCareer(form({ targetRole: 'Chef', resumeId: '' }))).not.toHaveProperty('resumeId');
});
