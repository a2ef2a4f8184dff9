import { expect, test } from 'vitest';
import { findDoubt } from './doubts.ts';

test.each(['H1B Visa', 'F1 Visa (OPT)', 'Green Card Holder'])('asks someone born in the US about %s', (visaStatus) =>
  expect(findDoubt({ bornInUS: true, visaStatus })).toContain(visaStatus),
);

test.each([
  [true, 'US Citizen'],
  [true, 'Other'],
  [true, ''],
  [false, 'H1B Visa'],
])('asks nothing if born in the US is %s and the status %j', (bornInUS, visaStatus) =>
  expect(findDoubt({ bornInUS, visaStatus })).toBeNull(),
);
