import { expect, test } from 'vitest';
import { listOccupations } from '../../jobs/index.ts';
import { parseProfiles } from './format.ts';
import { getProfile } from './index.ts';

test('every occupation says what one does, needs, and does first', () => {
  for (const { id } of listOccupations()) {
    const profile = getProfile(id);
    expect(profile, id).not.toBeNull();
    expect(profile?.skills.length, id).toBeGreaterThanOrEqual(2);
    expect(profile?.first, id).not.toMatch(/\.$|^[A-Z][a-z]/);
    expect(profile?.expert ?? profile?.lead, id).not.toBeNull();
  }
});

test('reads a row that continues on the next lines', () => {
  const [profile] = parseProfiles(`
  cook | nl | prepare food | knife skills, timing
      | get a food handler card
      | learn all stations / –
`);
  expect(profile).toMatchObject({
    id: 'cook',
    skills: ['knife skills', 'timing'],
    expert: 'learn all stations',
    lead: null,
  });
  expect([...(profile?.conditions ?? [])]).toEqual(['nights', 'physical']);
});

test.each([
  ['too few cells', 'cook | n | prepare food'],
  ['an unknown condition', 'cook | z | prepare food | timing | start | learn / lead'],
])('rejects a row with %s', (_, row) => {
  expect(() => parseProfiles(row)).toThrow(/cook/);
});
