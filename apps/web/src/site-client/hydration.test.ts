import { expect, test } from 'vitest';
import { hydrationSetting } from './hydration.ts';

test('the innermost route with a setting decides; without one, the router is needed', () => {
  expect(hydrationSetting([undefined, undefined, { hydrate: 'on-demand' }])).toBe('on-demand');
  expect(hydrationSetting([undefined, { hydrate: 'on-demand' }, { hydrate: 'after-load' }])).toBe('after-load');
  expect(hydrationSetting([undefined, { hydrate: 'after-load' }, undefined])).toBe('after-load');
  expect(hydrationSetting([undefined, {}, undefined])).toBeNull();
});
