import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ARRIVAL_SCRIPT, arrivalOf } from './arrival.ts';

/** A window as the script meets it. */
function visit(search: string, storage: 'on' | 'off' = 'on') {
  const saved = new Map<string, string>();
  const seen: unknown[][] = [];
  const window: { arrival?: string } = {};
  runInNewContext(ARRIVAL_SCRIPT, {
    window,
    URLSearchParams,
    location: { search, pathname: '/payment-success' },
    history: { state: { idx: 3 }, replaceState: (...how: unknown[]) => seen.push(how) },
    sessionStorage: {
      setItem(key: string, value: string) {
        if (storage === 'off') throw new Error('Storage is off.');
        saved.set(key, value);
      },
    },
  });
  return { saved, seen, window };
}

const QUERY =
  '?plan=Ledge+One&payment_intent=pi_1&email=ada%2Bjobs%40example.com&first_name=Ada&last_name=Example&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded';
const ARRIVAL = {
  plan: 'Ledge One',
  intent: 'pi_1',
  email: 'ada+jobs@example.com',
  firstName: 'Ada',
  lastName: 'Example',
};

describe('personal data in the address', () => {
  test('are taken out of this entry of the history at once, and kept in this window', () => {
    const { seen, saved } = visit(QUERY);
    expect(seen).toEqual([[{ idx: 3 }, '', '/payment-success']]);
    expect(arrivalOf(saved.get('payment'))).toEqual(ARRIVAL);
  });

  test('never hold the secret that a bank’s way back carries', () => {
    const { saved, window } = visit(QUERY);
    expect([...saved.values(), window.arrival].join()).not.toContain('secret');
  });

  test('are taken out and used also where the window keeps nothing', () => {
    const { seen, window } = visit(QUERY, 'off');
    expect(seen).toHaveLength(1);
    expect(arrivalOf(window.arrival)).toEqual(ARRIVAL);
  });

  test('of an earlier payment stay when the page is loaded again without any', () => {
    const { seen, saved, window } = visit('');
    expect(seen).toEqual([]);
    expect(saved.size).toBe(0);
    expect(window.arrival).toBeUndefined();
  });
});

test.each([null, '', 'no json', '[]', '7', '{"intent":"","email":"ada@example.com"}', '{"intent":1,"email":2}'])(
  'without a payment no account is made: %j',
  (text) => expect(arrivalOf(text)).toBeNull(),
);

test('a payment whose address is missing is known, and only its address is not', () => {
  expect(arrivalOf('{"intent":"pi_1"}')).toMatchObject({ intent: 'pi_1', email: '' });
});
