import { expect, test } from 'vitest';
import { getHydrationSetting } from './hydration.ts';

test('the innermost route with a setting decides; without one, the router is needed', () => {
  expect(getHydrationSetting([undefined, undefined, { hydrate: 'on-demand' }])).toBe('on-demand');
  expect(getHydrationSetting([undefined, { hydrate: 'on-demand' }, { hydrate: 'after-load' }])).toBe('after-load');
  expect(getHydrationSetting([undefined, { hydrate: 'after-load' }, undefined])).toBe('after-load');
  expect(getHydrationSetting([undefined, {}, undefined])).toBeNull();
});
