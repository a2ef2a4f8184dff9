import { expect, it } from 'vitest';
import { reviewCode } from './review-code.ts';

it('one cause on a line is one finding, by the rule that says most', async () => {
  const { findings } = await reviewCode(
    `const apiKey = 'AKIA${'IOSFODNN7QWERTYU'}';\nexport const f = () => apiKey;\n`,
    'javascript',
  );
  expect(findings.map(({ rule }) => rule)).toEqual(['secret-by-shape']);
});

it('two causes on a line stay two findings', async () => {
  const { findings } = await reviewCode('export const f = (a, b) => a == b && eval(a);\n', 'javascript');
  expect(findings.map(({ rule }) => rule).toSorted()).toEqual(['eqeqeq', 'no-eval']);
});
