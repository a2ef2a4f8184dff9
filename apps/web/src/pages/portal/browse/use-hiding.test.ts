import { expect, test } from 'vitest';
import { findNextListed } from './use-hiding.ts';

const LIST = ['a', 'b', 'c', 'd'];

test.each([
  ['the next one', 'b', ['a', 'c', 'd'], 'c'],
  ['the next that isn’t of the hidden company too', 'b', ['a', 'd', 'e'], 'd'],
  ['the one before if none after it is left', 'c', ['a', 'b', 'e'], 'b'],
  ['one that took their place', 'a', ['e', 'f'], 'e'],
  ['the first if the hidden job came from elsewhere', 'x', ['b', 'c'], 'b'],
  ['none if the list is empty', 'a', [], undefined],
  ['another one, even if the list still has the hidden job', 'd', LIST, 'c'],
])('after a job is hidden, opens %s', (_, hidden, ids, next) => {
  expect(findNextListed(LIST, hidden, ids)).toBe(next);
});
