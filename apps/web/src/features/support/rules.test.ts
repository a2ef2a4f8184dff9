import { describe, expect, test } from 'vitest';
import { RefusedError } from '../../shared/api/send-json.ts';
import { getConsultationFailure } from './consultation-form.tsx';
import { getDemoFieldErrors } from './demo-form.tsx';
import { ENTERPRISE_STRICT, NAME_AND_EMAIL, validateForm } from './rules.ts';
import { validateSupportQuery } from './support-form.tsx';

const ASKED = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', query: 'How?' };

describe('support form', () => {
  test.each(['firstName', 'lastName', 'email', 'query'] as const)("requires %s, and blanks don't count", (field) => {
    expect(validateSupportQuery({ ...ASKED, [field]: '  ' })).toEqual({
      field,
      message: { title: 'Missing Information', description: 'Please fill in all fields.' },
    });
  });

  test.each(['noor', 'noor@example', 'no or@example.com', '@example.com', 'noor@'])(
    'refuses the address %s',
    (email) => {
      expect(validateSupportQuery({ ...ASKED, email })).toEqual({
        field: 'email',
        message: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
      });
    },
  );

  test('accepts complete input', () => {
    expect(validateSupportQuery(ASKED)).toBeNull();
  });
});

describe('forms with field messages', () => {
  const person = { fullName: 'Noor', email: 'noor@example.com' };

  test('consultation, demo, and the lenient enterprise form require name and email', () => {
    expect(validateForm(person, NAME_AND_EMAIL)).toEqual({});
    expect(Object.keys(validateForm({ fullName: '', email: '' }, NAME_AND_EMAIL))).toEqual(['fullName', 'email']);
  });

  test('the strict enterprise form also requires the current role', () => {
    expect(Object.keys(validateForm({ ...person, currentRole: '' }, ENTERPRISE_STRICT))).toEqual(['currentRole']);
    expect(validateForm({ ...person, currentRole: 'Head of people' }, ENTERPRISE_STRICT)).toEqual({});
  });

  test('an invalid address is reported at its field', () => {
    expect(validateForm({ ...person, email: 'noor' }, NAME_AND_EMAIL)).toEqual({
      email: 'Please enter a valid email address.',
    });
  });
});

const createRefusedResponse = (status: number, body: object | string) =>
  new RefusedError(status, '', typeof body === 'string' ? body : JSON.stringify(body));

describe('failed consultation form', () => {
  test("shows the server's error", () => {
    expect(getConsultationFailure(createRefusedResponse(429, { error: 'Too many tries.' }))).toBe(
      'Error: Too many tries.',
    );
  });

  test('shows its own message if the server sent none', () => {
    expect(getConsultationFailure(createRefusedResponse(502, '<html>'))).toBe(
      'Error: Failed to submit consultation request',
    );
  });

  test('shows a generic error if there was no response', () => {
    expect(getConsultationFailure(new TypeError('Failed to fetch'))).toBe(
      'There was an error submitting your request. Please try again.',
    );
  });
});

describe("demo that can't be booked", () => {
  const taken = {
    code: 'support.no-place',
    status: 409,
    message: 'No demonstration is free.',
    error: 'No demonstration is free.',
  };

  test('shows at the field what the server says is free', () => {
    const fields = { preferredTime: 'Still free on Tuesday: evening.' };
    expect(getDemoFieldErrors(createRefusedResponse(409, { ...taken, fields }))).toEqual(fields);
  });

  test('shows the error at the date if the server names no field', () => {
    expect(getDemoFieldErrors(createRefusedResponse(409, taken))).toEqual({
      preferredDate: 'No demonstration is free.',
    });
  });

  test('marks nothing if it failed for another reason', () => {
    expect(
      getDemoFieldErrors(createRefusedResponse(500, { code: 'server.failed', status: 500, message: 'x' })),
    ).toEqual({});
  });
});
