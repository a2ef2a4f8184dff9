import { expect, test } from 'vitest';
import { whenToHydrate } from './hydration.ts';

test('the innermost route with a setting decides; without one, the router is needed', () => {
  expect(whenToHydrate([undefined, undefined, { hydrate: 'on-demand' }])).toBe('on-demand');
  expect(whenToHydrate([undefined, { hydrate: 'on-demand' }, { hydrate: 'after-load' }])).toBe('after-load');
  expect(whenToHydrate([undefined, { hydrate: 'after-load' }, undefined])).toBe('after-load');
  expect(whenToHydrate([undefined, {}, undefined])).toBeNull();
});
