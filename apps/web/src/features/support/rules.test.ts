import { describe, expect, test } from 'vitest';
import { RefusedError } from '../../shared/api/send-json.ts';
import { consultationFailure } from './consultation-form.tsx';
import { demoProblems } from './demo-form.tsx';
import { ENTERPRISE_STRICT, NAME_AND_EMAIL, problemsOf } from './rules.ts';
import { supportProblem } from './support-form.tsx';

const ASKED = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', query: 'How?' };

describe('the support form', () => {
  test.each(['firstName', 'lastName', 'email', 'query'] as const)('needs %s, and blanks do not count', (field) => {
    expect(supportProblem({ ...ASKED, [field]: '  ' })).toEqual({
      field,
      says: { title: 'Missing Information', description: 'Please fill in all fields.' },
    });
  });

  test.each(['noor', 'noor@example', 'no or@example.com', '@example.com', 'noor@'])(
    'refuses the address %s',
    (email) => {
      expect(supportProblem({ ...ASKED, email })).toEqual({
        field: 'email',
        says: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
      });
    },
  );

  test('takes what is complete', () => {
    expect(supportProblem(ASKED)).toBeNull();
  });
});

describe('the forms that say at the field what is missing', () => {
  const person = { fullName: 'Noor', email: 'noor@example.com' };

  test('consultation, demo and the lenient enterprise form need name and email', () => {
    expect(problemsOf(person, NAME_AND_EMAIL)).toEqual({});
    expect(Object.keys(problemsOf({ fullName: '', email: '' }, NAME_AND_EMAIL))).toEqual(['fullName', 'email']);
  });

  test('the strict enterprise form needs the current role as well', () => {
    expect(Object.keys(problemsOf({ ...person, currentRole: '' }, ENTERPRISE_STRICT))).toEqual(['currentRole']);
    expect(problemsOf({ ...person, currentRole: 'Head of people' }, ENTERPRISE_STRICT)).toEqual({});
  });

  test('an address that is none is said at the field', () => {
    expect(problemsOf({ ...person, email: 'noor' }, NAME_AND_EMAIL)).toEqual({
      email: 'Please enter a valid email address.',
    });
  });
});

const refused = (status: number, body: object | string) =>
  new RefusedError(status, '', typeof body === 'string' ? body : JSON.stringify(body));

describe('a failed first consultation form says', () => {
  test('the error that the server gave', () => {
    expect(consultationFailure(refused(429, { error: 'Too many tries.' }))).toBe('Error: Too many tries.');
  });

  test('its own words where the server gave none', () => {
    expect(consultationFailure(refused(502, '<html>'))).toBe('Error: Failed to submit consultation request');
  });

  test('that there was an error where nothing came back', () => {
    expect(consultationFailure(new TypeError('Failed to fetch'))).toBe(
      'There was an error submitting your request. Please try again.',
    );
  });
});

describe('a demonstration that cannot be booked', () => {
  const taken = {
    code: 'support.no-place',
    status: 409,
    message: 'No demonstration is free.',
    error: 'No demonstration is free.',
  };

  test('shows at the field what the server says is free', () => {
    const fields = { preferredTime: 'Still free on Tuesday: evening.' };
    expect(demoProblems(refused(409, { ...taken, fields }))).toEqual(fields);
  });

  test('shows the refusal at the day where the server names no field', () => {
    expect(demoProblems(refused(409, taken))).toEqual({ preferredDate: 'No demonstration is free.' });
  });

  test('marks nothing where it failed for another reason', () => {
    expect(demoProblems(refused(500, { code: 'server.failed', status: 500, message: 'x' }))).toEqual({});
  });
});
