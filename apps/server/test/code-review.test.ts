import { expect, it } from 'vitest';
import { useHouse } from './harness.ts';

const test = useHouse();

it('reviews', async () => {
  const review = await test.visitor().api.coaching.review({ code: 'if (a == 1) { b() }', language: 'javascript' });
  expect(review.findings.map(({ rule }) => rule)).toContain('eqeqeq');
});
