import { describe, expect, test } from 'vitest';
import { arrivalHref } from './arrival-href.ts';
import { type Payer, payerOf, payerOfViewer, payerProblem } from './payer.ts';

const ADA: Payer = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };

function form(values: Partial<Payer>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('who pays', () => {
  test('what was typed is trimmed', () => {
    expect(payerOf(form({ firstName: ' Ada ', lastName: '\tExample', email: ' ada@example.com ' }))).toEqual(ADA);
    expect(payerOf(form({}))).toEqual({ firstName: '', lastName: '', email: '' });
  });

  test.each(['firstName', 'lastName', 'email'] as const)('%s is required', (field) => {
    const problem = payerProblem({ ...ADA, [field]: '' });
    expect(problem).toMatchObject({
      field,
      says: { title: 'Missing Information', description: 'Please fill in all required fields.' },
    });
    expect(Object.keys(problem?.fields ?? {})).toEqual([field]);
  });

  test.each(['ada', 'ada@example', '@example.com', 'a da@example.com', 'ada@ex ample.com'])(
    '%j is no address',
    (email) => {
      expect(payerProblem({ ...ADA, email })).toMatchObject({
        field: 'email',
        says: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
      });
    },
  );

  test('what is complete can be paid', () => expect(payerProblem(ADA)).toBeNull());
});

test.each([
  ['Ada Example', 'Ada', 'Example'],
  ['  Ada  King Example ', 'Ada', 'King Example'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('a member called %j is asked as %j %j', (name, firstName, lastName) => {
  expect(payerOfViewer({ name, email: 'ada@example.com' })).toEqual({ firstName, lastName, email: 'ada@example.com' });
});

describe('where a payment leads', () => {
  test('with plan, payment, address and names', () => {
    const url = new URL(arrivalHref('Ledge One', { ...ADA, lastName: 'O’Hara & Søn' }, 'pi_1'), 'https://example.com');
    expect(url.pathname).toBe('/payment-success');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      plan: 'Ledge One',
      payment_intent: 'pi_1',
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'O’Hara & Søn',
    });
  });

  test('for a bank that takes the whole window, without the payment, which the service adds', () => {
    expect(arrivalHref('Ledge One', ADA)).not.toContain('payment_intent');
  });
});
