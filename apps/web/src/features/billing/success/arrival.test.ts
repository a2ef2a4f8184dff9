import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ARRIVAL_SCRIPT, parseArrival } from './arrival.ts';

/** A fake window for the script. */
function openPage(search: string, storage: 'on' | 'off' = 'on') {
  const saved = new Map<string, string>();
  const historyEntries: unknown[][] = [];
  const window: { arrival?: string } = {};
  runInNewContext(ARRIVAL_SCRIPT, {
    window,
    URLSearchParams,
    location: { search, pathname: '/payment-success' },
    history: { state: { idx: 3 }, replaceState: (...how: unknown[]) => historyEntries.push(how) },
    sessionStorage: {
      setItem(key: string, value: string) {
        if (storage === 'off') throw new Error('Storage is off.');
        saved.set(key, value);
      },
    },
  });
  return { saved, seen: historyEntries, window };
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

describe('personal data in the URL', () => {
  test('is removed from this history entry immediately, and stored in this window', () => {
    const { seen, saved } = openPage(QUERY);
    expect(seen).toEqual([[{ idx: 3 }, '', '/payment-success']]);
    expect(parseArrival(saved.get('payment'))).toEqual(ARRIVAL);
  });

  test("never includes the secret in a bank's return address", () => {
    const { saved, window } = openPage(QUERY);
    expect([...saved.values(), window.arrival].join()).not.toContain('secret');
  });

  test("is removed and used even if the window can't store anything", () => {
    const { seen, window } = openPage(QUERY, 'off');
    expect(seen).toHaveLength(1);
    expect(parseArrival(window.arrival)).toEqual(ARRIVAL);
  });

  test('from an earlier payment stays when the page is reloaded without any', () => {
    const { seen, saved, window } = openPage('');
    expect(seen).toEqual([]);
    expect(saved.size).toBe(0);
    expect(window.arrival).toBeUndefined();
  });
});

test.each([null, '', 'no json', '[]', '7', '{"intent":"","email":"ada@example.com"}', '{"intent":1,"email":2}'])(
  'creates no account without a payment: %j',
  (text) => expect(parseArrival(text)).toBeNull(),
);

test('accepts a payment whose address is missing', () => {
  expect(parseArrival('{"intent":"pi_1"}')).toMatchObject({ intent: 'pi_1', email: '' });
});
