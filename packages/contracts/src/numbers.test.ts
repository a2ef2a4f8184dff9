import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { MAX_INTEGER, wholeNumberSchema } from './numbers.ts';
import { listInputFields, listUnboundedNumbers } from './testing/inputs.ts';

const createTree = (field: z.ZodType) => ({
  things: {
    change: endpoint({
      method: 'POST',
      path: '/api/things',
      summary: 'Changes a thing',
      access: 'anyone',
      scope: 'none',
    }).input(z.object({ list: z.array(z.object({ field })) })),
  },
});

describe('numbers in inputs', () => {
  it('have bounds that the database can store, at every endpoint', () => {
    expect(listInputFields(contract).filter(({ schema }) => schema._zod.def.type === 'number').length).toBeGreaterThan(
      30,
    );
    expect(listUnboundedNumbers(contract)).toEqual([]);
  });

  it.each([
    ['a bare number', z.number()],
    ['a bare whole number', z.int()],
    ['one that is read from text', z.coerce.number()],
    ['one without a maximum', z.number().int().min(0)],
    ['one without a minimum', z.number().int().max(10)],
    ['one that no integer column holds', wholeNumberSchema({ min: 0, max: MAX_INTEGER + 1 })],
    ['one with an endless maximum', z.number().min(0).max(Number.POSITIVE_INFINITY)],
    ['one in a choice', z.union([z.string().max(5), z.number()])],
    ['one behind a default and a conversion', z.string().max(5).transform(Number).pipe(z.number()).default(1)],
    ['one of any size', z.bigint()],
  ])('are reported without bounds: %s', (_, field) => {
    expect(listUnboundedNumbers(createTree(field))).toEqual(expect.arrayContaining(['POST /api/things list.[].field']));
  });

  it('are accepted with bounds', () => {
    expect(listUnboundedNumbers(createTree(wholeNumberSchema({ min: -1, max: MAX_INTEGER })))).toEqual([]);
    expect(listUnboundedNumbers(createTree(z.number().min(0.5).max(3)))).toEqual([]);
  });
});
