import { expect, test } from 'vitest';
import { buildFacets, countMatches } from './facets.ts';

const groups = [
  { remote: 'no', sponsorship: 'unknown', regions: ['TX'], in_place: true, count: 5 },
  { remote: 'no', sponsorship: 'sponsors', regions: ['TX', 'CA'], in_place: false, count: 3 },
  { remote: 'yes', sponsorship: 'unknown', regions: [], in_place: true, count: 2 },
  { remote: 'yes', sponsorship: 'sponsors', regions: ['CA'], in_place: true, count: 1 },
];
const all = groups.map((group) => ({ ...group, in_place: true }));

test('count what their values would leave with the other filters applied', () => {
  const chosen = { remote: 'yes', region: 'CA' };
  expect(countMatches(all, chosen)).toBe(1);
  expect(buildFacets(all, chosen)).toEqual({
    remote: [
      { value: 'no', count: 3 },
      { value: 'yes', count: 1 },
    ],
    sponsorship: [{ value: 'sponsors', count: 1 }],
    region: [{ value: 'CA', count: 1 }],
  });
});

test('narrow by city, except for the state', () => {
  expect(countMatches(groups, {})).toBe(8);
  const { remote, region } = buildFacets(groups, {});
  expect(remote).toEqual([
    { value: 'no', count: 5 },
    { value: 'yes', count: 3 },
  ]);
  expect(region).toEqual([
    { value: 'TX', count: 8 },
    { value: 'CA', count: 4 },
  ]);
});
