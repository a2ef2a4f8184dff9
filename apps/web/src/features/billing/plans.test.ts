import { FEATURES, OFFERED_PLANS } from '@foothold/contracts/billing/features';
import { getEntitlements } from '@foothold/core/pricing';
import { describe, expect, test } from 'vitest';
import { comparePlans, listOfferedPlans } from './plans.ts';

const brand = { name: 'Ledge' };
const plans = listOfferedPlans(brand);

describe('plans', () => {
  test('One has analysis, listings, standard optimization, and tracking', () => {
    expect(plans.one.features.map(({ label }) => label)).toEqual([
      'Basic AI resume analysis',
      '1,000+ job listings',
      'Standard ATS optimization',
      'Application tracking',
    ]);
  });

  test('Prime adds recruiters, the guarantee, optimization, one portal, real-time tracking, and learning paths', () => {
    expect(plans.prime.includes).toBe('Ledge One');
    expect(plans.prime.features).toHaveLength(6);
    expect(plans.prime.features).toContain(FEATURES.guarantee);
  });

  test('X has everything in Prime and what organizations need', () => {
    expect(plans.x.includes).toBe('Ledge Prime');
    expect(plans.x.features.map(({ label }) => label)).toEqual([
      'Unlimited employee profiles',
      'White-label',
      'Advanced analytics',
      'Team insights',
      'Custom integrations',
      'Dedicated account manager',
      '24/7 priority support',
      'SLA guarantees',
      'Custom training',
    ]);
  });
});

test('only Prime is marked as popular, and only X has no listed price', () => {
  expect(OFFERED_PLANS.filter((id) => plans[id].popular)).toEqual(['prime']);
  expect(OFFERED_PLANS.filter((id) => plans[id].priced === null)).toEqual(['x']);
});

test('the comparison shows the limits that the server enforces', () => {
  const row = comparePlans(brand).find(({ label }) => label === 'Saved résumés');
  expect(row?.values).toEqual({
    one: getEntitlements('one')['resumes.kept'],
    prime: getEntitlements('prime')['resumes.kept'],
    x: getEntitlements('x')['resumes.kept'],
  });
});

test('the comparison lists every feature of every card once, and a more expensive plan never lacks what a cheaper one has', () => {
  const rows = comparePlans(brand);
  const labels = rows.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  for (const id of OFFERED_PLANS) for (const feature of plans[id].features) expect(labels).toContain(feature.label);
  for (const { values } of rows) {
    expect(Number(values.prime)).toBeGreaterThanOrEqual(Number(values.one));
    expect(Number(values.x)).toBeGreaterThanOrEqual(Number(values.prime));
  }
});

test('the comparison marks what is not open, and has the job portal in every plan', () => {
  const rows = comparePlans(brand);
  const find = (label: string) => rows.find((row) => row.label === label);
  expect(find('Unified job portal')).toMatchObject({ mark: null, values: { one: true, prime: true, x: true } });
  expect(find('Real-time tracking')).toMatchObject({ mark: null, values: { one: false, prime: true } });
  expect(find('White-label')).toMatchObject({ mark: 'Not open yet' });
});
