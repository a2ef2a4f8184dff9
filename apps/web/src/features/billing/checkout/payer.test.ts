import { describe, expect, test } from 'vitest';
import { buildSuccessHref } from './arrival-href.ts';
import { type Payer, parsePayer, toPayer, validatePayer } from './payer.ts';

const ADA: Payer = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };

function createForm(values: Partial<Payer>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('who pays', () => {
  test('trims the input', () => {
    expect(parsePayer(createForm({ firstName: ' Ada ', lastName: '\tExample', email: ' ada@example.com ' }))).toEqual(
      ADA,
    );
    expect(parsePayer(createForm({}))).toEqual({ firstName: '', lastName: '', email: '' });
  });

  test.each(['firstName', 'lastName', 'email'] as const)('requires %s', (field) => {
    const problem = validatePayer({ ...ADA, [field]: '' });
    expect(problem).toMatchObject({
      field,
      message: { title: 'Missing Information', description: 'Please fill in all required fields.' },
    });
    expect(Object.keys(problem?.fields ?? {})).toEqual([field]);
  });

  test.each(['ada', 'ada@example', '@example.com', 'a da@example.com', 'ada@ex ample.com'])(
    'refuses %j as an address',
    (email) => {
      expect(validatePayer({ ...ADA, email })).toMatchObject({
        field: 'email',
        message: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
      });
    },
  );

  test('accepts complete payers', () => expect(validatePayer(ADA)).toBeNull());
});

test.each([
  ['Ada Example', 'Ada', 'Example'],
  ['  Ada  King Example ', 'Ada', 'King Example'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])("splits a member's name %j into %j and %j", (name, firstName, lastName) => {
  expect(toPayer({ name, email: 'ada@example.com' })).toEqual({
    firstName,
    lastName,
    email: 'ada@example.com',
  });
});

describe('payment return address', () => {
  test('includes plan, payment, address, and names', () => {
    const url = new URL(
      buildSuccessHref('Ledge One', { ...ADA, lastName: 'O’Hara & Søn' }, 'pi_1'),
      'https://example.com',
    );
    expect(url.pathname).toBe('/payment-success');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      plan: 'Ledge One',
      payment_intent: 'pi_1',
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'O’Hara & Søn',
    });
  });

  test('leaves out the payment for a bank that takes over the window, because the service adds it', () => {
    expect(buildSuccessHref('Ledge One', ADA)).not.toContain('payment_intent');
  });
});
