import { expect, it } from 'vitest';
import { findSkillByName } from '../../skills/index.ts';
import { isAbbreviationOf, isNamedBy } from './skill-names.ts';
import { verifyText } from './verify-text.ts';

it.each([
  ['QA', 'Quality Assurance'],
  ['R&D', 'Research and Development'],
  ['k8s', 'Kubernetes'],
  ['Excel', 'Microsoft Excel'],
  ['ESL', 'English as a Second Language'],
  ['CI/CD', 'Continuous Integration and Continuous Delivery'],
])('takes a short name for the long one: %s, %s', (short, full) => {
  expect(isAbbreviationOf(short, full, findSkillByName(short)?.id ?? '')).toBe(true);
  expect(verifyText(full, [short], 'list').ok).toBe(true);
});

it.each([
  ['UI', 'User Interface Design'],
  ['R&D', 'Scientific Research'],
  ['WCAG', 'Web Accessibility'],
  ['FACS', 'Flow Cytometry'],
])('doesn’t take a short name for another thing: %s, %s', (short, full) => {
  expect(isAbbreviationOf(short, full, findSkillByName(short)?.id ?? '')).toBe(false);
  expect(verifyText(full, [short], 'list').ok).toBe(false);
  expect(verifyText(`Worked on ${full.toLowerCase()}`, [`Worked on ${short}`]).ok).toBe(false);
});

it('compares how specific a name is', () => {
  expect(isNamedBy('QA', 'quality-assurance')).toBe(true);
  expect(isNamedBy('SQL', 'sql')).toBe(true);
  expect(isNamedBy('UI', 'user-interface-design')).toBe(false);
});
