import { expect, test } from 'vitest';
import { toBulkOutcome } from './outcome.ts';

test('says how many succeeded, and groups the others by reason', () => {
  expect(
    toBulkOutcome('answer', {
      done: ['1'],
      failed: [
        { id: '2', reference: 'S-AAAAA', reason: 'not-open' },
        { id: '3', reference: null, reason: 'not-found' },
        { id: '4', reference: 'S-BBBBB', reason: 'not-open' },
        { id: '5', reference: null, reason: 'not-found' },
      ],
    }),
  ).toEqual({
    kind: 'answer',
    title: '1 inquiry answered',
    done: ['1'],
    failed: [
      'S-AAAAA, S-BBBBB: already answered or closed, so not answered again',
      '2 inquiries: deleted in the meantime',
    ],
    failure: null,
  });
  expect(toBulkOutcome('close', { done: ['1', '2'], failed: [] })).toMatchObject({
    title: '2 inquiries closed',
    failed: [],
  });
});
