import { describe, expect, test } from 'vitest';
import { readSubmittedValues, toFormFailure } from './form-failure.ts';
import { load } from './load.ts';
import { parseProblem } from './problem.ts';

/** An error as the in-process API throws it: with the contract's code, and details in `data`. */
function createRefusal(code: string, status: number, details: object = {}): Error {
  return Object.assign(new Error('It was refused.'), { code, status, data: { code, status, ...details } });
}

function createFormData(values: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of values) form.append(name, value);
  return form;
}

describe('parseProblem', () => {
  test('understands what the API throws', () => {
    expect(
      parseProblem(createRefusal('request.invalid', 400, { fields: { email: 'Please enter an email address.' } })),
    ).toEqual({
      code: 'request.invalid',
      status: 400,
      message: 'It was refused.',
      fields: { email: 'Please enter an email address.' },
    });
  });

  test('understands a problem+json body with a hint and further facts', () => {
    const body = {
      type: 'urn:x',
      code: 'document.encrypted',
      status: 422,
      message: 'It is protected.',
      hint: 'Save a copy.',
      data: { page: 2 },
    };
    expect(parseProblem(body)).toEqual({
      code: 'document.encrypted',
      status: 422,
      message: 'It is protected.',
      hint: 'Save a copy.',
      fields: {},
      data: { page: 2 },
    });
  });

  test.each([
    ['a defect', new TypeError('x is not a function')],
    ['a failure of ours', createRefusal('server.failed', 500)],
    ['a code of a library', createRefusal('BAD_REQUEST', 400)],
    ['a system error', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['nothing', null],
    ['a text', 'request.invalid'],
  ])("%s isn't a known problem", (_, failure) => {
    expect(parseProblem(failure)).toBeNull();
  });

  test('accepts only messages for fields', () => {
    expect(parseProblem(createRefusal('request.invalid', 400, { fields: { a: 'A', b: 7, c: null } }))?.fields).toEqual({
      a: 'A',
    });
  });
});

describe('readSubmittedValues', () => {
  test('keeps the input, lists as lists, and leaves out secrets and files', () => {
    const form = createFormData([
      ['email', 'ines@example.com'],
      ['goal', 'pay'],
      ['goal', 'remote'],
      ['password', 'correct horse'],
      ['newPassword', 'battery staple'],
      ['code', '123456'],
      ['recoveryCode', 'abcd-efgh'],
      ['postcode', 'BS1 4DJ'],
      ['file', new File(['x'], 'cv.pdf')],
    ]);
    expect(readSubmittedValues(form)).toEqual({
      email: 'ines@example.com',
      goal: ['pay', 'remote'],
      postcode: 'BS1 4DJ',
    });
  });
});

describe('toFormFailure', () => {
  test("returns the problem's status and everything the form needs", () => {
    const answer = toFormFailure(
      createRefusal('accounts.credentials', 401),
      createFormData([['email', 'ines@example.com']]),
    );
    expect(answer.init?.status).toBe(401);
    expect(answer.data.failure).toEqual({
      message: 'It was refused.',
      code: 'accounts.credentials',
      fields: {},
      values: { email: 'ines@example.com' },
    });
  });

  test('rethrows unknown errors', () => {
    const defect = new TypeError('x is not a function');
    expect(() => toFormFailure(defect, new FormData())).toThrow(defect);
  });
});

describe('load', () => {
  test('passes on what was loaded', async () => {
    await expect(load(Promise.resolve(7))).resolves.toBe(7);
  });

  test('gives a known refusal its status, so that the error page can explain it', async () => {
    const thrown = await load(Promise.reject(createRefusal('resource.not-found', 404))).catch(
      (error: unknown) => error,
    );
    expect(thrown).toMatchObject({
      init: { status: 404 },
      data: { code: 'resource.not-found', message: 'It was refused.' },
    });
  });

  test('rethrows a defect unchanged', async () => {
    const defect = new TypeError('x is not a function');
    await expect(load(Promise.reject(defect))).rejects.toBe(defect);
  });
});
