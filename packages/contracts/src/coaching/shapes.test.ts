import { expect, test } from 'vitest';
import { analyzeResumeInputSchema, careerAdviceInputSchema, interviewQuestionsInputSchema } from './shapes.ts';

const parseCareer = (input: object) => careerAdviceInputSchema.safeParse({ targetRole: 'Nurse', ...input });

test.each([
  ['too many skills', parseCareer({ skills: Array.from({ length: 61 }, () => 'SQL') })],
  ['too long a skill', parseCareer({ skills: ['x'.repeat(81)] })],
  ['too long goals', parseCareer({ goals: 'x'.repeat(1001) })],
  ['too long a job', analyzeResumeInputSchema.safeParse({ resumeText: 'x', jobText: 'x'.repeat(50_001) })],
  ['too long a résumé', analyzeResumeInputSchema.safeParse({ resumeText: 'x'.repeat(50_001) })],
  [
    'too many skills to ask about',
    interviewQuestionsInputSchema.safeParse({ jobTitle: 'x', skills: Array(61).fill('x') }),
  ],
])('%s: tells the author what to do', (_, parsed) => {
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^(Use|Enter) /)]);
});

test.each(['', '   ', '\u200b', '…', '---', '?!'])("“%s” isn't a job title", (jobTitle) => {
  const messages = interviewQuestionsInputSchema.safeParse({ jobTitle }).error?.issues.map(({ message }) => message);
  expect(messages).toEqual(['Please enter a job title']);
});

test.each(['RN', 'C', '看護師', '🚚', '3'])('“%s” is accepted as a job title', (jobTitle) => {
  expect(interviewQuestionsInputSchema.safeParse({ jobTitle }).success).toBe(true);
});
