import { expect, test } from 'vitest';
import { resumeTextProblem, scoreMessage } from './resume-analysis.tsx';

test('an empty text gives "Please enter your resume text"', () => {
  expect(resumeTextProblem(' \n ')).toBe('Please enter your resume text');
  expect(resumeTextProblem('Noor Example')).toBeNull();
});

test('the success toast shows the ATS score out of 100', () => {
  expect(scoreMessage({ score: 68 })).toMatch(/ATS score.* 68 out of 100/);
});
