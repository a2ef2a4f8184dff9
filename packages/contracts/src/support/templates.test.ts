import { expect, test } from 'vitest';
import { fillTemplate, listUnknownPlaceholders } from './templates.ts';

const values = { name: 'Noor Haddad', reference: 'S-7K2Q9', staff: 'Sam', brand: 'Foothold' };

test('fills in every placeholder, as often as it occurs', () => {
  expect(fillTemplate('{name}, your request {reference}: {name}. {staff}, {brand}', values)).toBe(
    'Noor Haddad, your request S-7K2Q9: Noor Haddad. Sam, Foothold',
  );
});

test("doesn't search the values for placeholders, and inserts them literally", () => {
  expect(fillTemplate('Hello {name}.', { ...values, name: '{reference} $& {staff}' })).toBe(
    'Hello {reference} $& {staff}.',
  );
});

test('lists placeholders that nothing fills in once each, and ignores other braces', () => {
  expect(listUnknownPlaceholders('{name} {first} {toString} {first} { name } {} {{name}}')).toEqual([
    '{first}',
    '{toString}',
  ]);
});
