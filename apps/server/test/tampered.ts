/** Two hundred bodies for `POST /api/create-payment-intent` with a tampered price, currency, or plan. */
export function createTamperedInputs(): unknown[] {
  const tries: unknown[] = [
    { planName: 'Foothold Prime', amount: 8999 },
    { planName: 'Foothold One', amount: 25_000 },
    { planName: 'Foothold One', amount: 3999 },
    { planName: 'Foothold Prime', amount: 29_999 },
  ];
  for (const amount of [0, -8999, 8998.5, 89.99, 1e21, Number.MAX_SAFE_INTEGER, '8999', null, [8999], { cents: 8999 }])
    tries.push({ planName: 'Foothold One', amount });
  for (const planName of ['', 'one', 'prime', 'foothold one', 'Foothold X', 'Foothold  One', 'Ledge One', null, 1, {}])
    tries.push({ planName, amount: 8999 });
  for (const currency of ['eur', 'jpy', '', 'usd ', 'us', null, 840, 'xxxxxxxxxxxxxxxx'])
    tries.push({ planName: 'Foothold One', amount: 8999, currency });
  tries.push({}, [], 'Foothold One', null, { amount: 8999 }, { planName: 'Foothold One' });
  for (let offset = 1; tries.length < 200; offset++) {
    const isOne = offset % 2 === 0;
    const price = isOne ? 8999 : 25_000;
    tries.push({
      planName: isOne ? 'Foothold One' : 'Foothold Prime',
      amount: offset % 3 ? price - offset * 17 : price + offset,
    });
  }
  return tries;
}
