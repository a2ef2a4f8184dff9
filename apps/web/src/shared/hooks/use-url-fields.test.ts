import { expect, test } from 'vitest';
import { findChanged } from './use-url-fields.ts';

test('only filters that changed in the URL are written to the form', () => {
  expect(findChanged({ q: 'nurse', place: 'TX' }, { q: 'nurse', place: undefined })).toEqual([['place', undefined]]);
  expect(findChanged({ sponsorship: false }, { sponsorship: true })).toEqual([['sponsorship', true]]);
  expect(findChanged({ q: 'nurse' }, { q: 'nurse' })).toEqual([]);
});
