import { expect, it } from 'vitest';
import { limits, supportQuerySchema } from './shapes.ts';

const query = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', query: 'Hello' };

it('an overlong address is rejected for its length before its format is checked', () => {
  const dots = `a@${'.'.repeat(60_000)}@`;
  expect(supportQuerySchema.safeParse({ ...query, email: dots }).error?.issues).toMatchObject([
    { path: ['email'], message: `Use ${limits.email} characters or fewer.` },
  ]);
  expect(supportQuerySchema.safeParse({ ...query, email: 'a@example' }).error?.issues).toMatchObject([
    { path: ['email'], message: 'Please enter a valid email address.' },
  ]);
});

it('all four fields are trimmed before checking whether they are empty', () => {
  const paddedQuery = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `  ${value} `]));
  expect(supportQuerySchema.parse(paddedQuery)).toEqual(query);
  const blank = supportQuerySchema.safeParse({ firstName: ' ', lastName: '\t', email: ' ', query: '\n' });
  expect(blank.error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'query'].map((name) => [name, 'Please fill in all fields.'])),
  );
  expect(blank.error?.issues.some(({ path }) => path[0] === 'email')).toBe(true);
});
