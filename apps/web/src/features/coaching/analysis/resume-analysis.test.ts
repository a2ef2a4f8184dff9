import { expect, test } from 'vitest';
import { scoreMessage, validateResumeText } from './resume-analysis.tsx';

test('an empty text gives "Please enter your resume text"', () => {
  expect(validateResumeText(' \n ')).toBe('Please enter your resume text');
  expect(validateResumeText('Noor Example')).toBeNull();
});

test('the success toast shows the ATS score out of 100', () => {
  expect(scoreMessage({ score: 68 })).toMatch(/ATS score.* 68 out of 100/);
});
