/**
 * End-to-end sign-in benchmark: `node bench/log-in.ts [rounds]`. It measures password hashing against OWASP's minimum, how many attempts
 * existing and nonexistent accounts get across both routes combined, and whether response times reveal which is which.
 *
 * Wrong passwords for an account, for an account with a second factor, and for a nonexistent account are sent one at a time in random
 * order, so that other load on the machine affects all of them equally. Each group is compared with the nonexistent account by the
 * Mann–Whitney U test (two-sided, normal approximation with ties). This is repeated, including the correct password, after the attempts
 * for each address are used up and a code sent by email is required.
 */
import { Secret, TOTP } from 'otpauth';
import { ARGON2ID } from '../apps/server/src/domains/accounts/auth.ts';
import { startServer } from './support/server.ts';
import { getMedian, getQuantile } from './support/statistics.ts';

const ROUND_COUNT = Number(process.argv[2] ?? 400);
const WARM_UP_ROUNDS = 20;
const PORT = 3514;
/** OWASP Password Storage Cheat Sheet, Argon2id, in KiB, passes, and lanes. */
const FLOOR = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const password = 'four plain words here';
const wrong = 'four wrong words here';

const describe = ({ memoryCost, timeCost, parallelism }: typeof FLOOR) =>
  `m=${memoryCost} KiB, t=${timeCost}, p=${parallelism}`;
const atLeast = ARGON2ID.memoryCost >= FLOOR.memoryCost && ARGON2ID.timeCost >= FLOOR.timeCost;
console.log(`argon2id: ${describe(ARGON2ID)}; OWASP’s floor: ${describe(FLOOR)}: ${atLeast ? 'at or above' : 'BELOW'}`);

let networks = 0;
/** A network without previous requests. */
const createAddress = () =>
  `10.${Math.floor(networks / 62_500)}.${Math.floor(networks / 250) % 250}.${networks++ % 250}`;

async function call(base: string, path: string, body: unknown, cookie = '') {
  const started = performance.now();
  const answer = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      // Read only if the server trusts its proxy.
      'x-forwarded-for': createAddress(),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const ms = performance.now() - started;
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { status: answer.status, body: JSON.parse(text) as Record<string, string>, ms, cookie: cookies.join('; ') };
}

const logIn = (base: string, email: string, typed = wrong, path = '/api/accounts/log-in') =>
  call(base, path, { email, password: typed });

async function signUp(base: string, email: string, secured: boolean) {
  const { cookie } = await call(base, '/api/accounts/sign-up', { name: 'Bench', email, password });
  if (!secured) return;
  const started = await call(base, '/api/accounts/security/authenticator', { password }, cookie);
  const code = new TOTP({ secret: Secret.fromBase32(started.body.secret ?? '') }).generate();
  const done = await call(base, '/api/accounts/security/authenticator/confirm', { code }, cookie);
  if (done.status !== 200) throw new Error('The authenticator was rejected.');
}

async function countTries(): Promise<void> {
  const { base, stop } = await startServer(PORT, { SAMPLE_DATA: 'off' });
  try {
    await signUp(base, 'known@example.com', false);
    for (const [who, email] of [
      ['an account that is there', 'known@example.com'],
      ['one that is not', 'nobody@example.com'],
    ] as const) {
      let admittedCount = 0;
      for (let count = 0; count < 30; count++) {
        const path = count % 2 === 0 ? '/api/accounts/log-in' : '/auth/login';
        if ((await logIn(base, email, wrong, path)).status !== 429) admittedCount += 1;
      }
      console.log(`tries admitted in 15 minutes at ${who}, both doors together: ${admittedCount} (at most 10)`);
    }
  } finally {
    await stop();
  }
}

async function measureTimes(): Promise<void> {
  const { base, stop } = await startServer(PORT, { SAMPLE_DATA: 'off', RATE_LIMITS: 'off' });
  try {
    const groups = [
      getGroup('an account', 'plain@example.com'),
      getGroup('one with a second factor', 'secured@example.com'),
      getGroup('nobody', 'nobody@example.com'),
    ];
    await signUp(base, 'plain@example.com', false);
    await signUp(base, 'secured@example.com', true);
    const isRequired = await logIn(base, 'secured@example.com', password);
    if (isRequired.body.code !== 'accounts.second-factor') throw new Error('No second factor was asked for.');
    await compare(base, 'answers to a wrong password', groups);
  } finally {
    await stop();
  }
}

async function measureBeyond(): Promise<void> {
  const { base, stop } = await startServer(PORT, { SAMPLE_DATA: 'off', TRUST_PROXY: 'on' });
  try {
    const groups = [
      getGroup('an account', 'plain@example.com'),
      getGroup('its right password', 'plain@example.com', password),
      getGroup('nobody', 'nobody@example.com'),
    ];
    await signUp(base, 'plain@example.com', false);
    for (const email of ['plain@example.com', 'nobody@example.com'])
      for (let count = 0; count < 100; count++) await logIn(base, email);
    await compare(base, 'answers where strangers used up the tries at an address', groups);
  } finally {
    await stop();
  }
}

interface Group {
  name: string;
  email: string;
  typed: string;
  times: number[];
  answers: Set<string>;
}

const getGroup = (name: string, email: string, typed = wrong): Group => ({
  name,
  email,
  typed,
  times: [],
  answers: new Set(),
});

/** @param groups the last one is for an unknown address */
async function compare(base: string, title: string, groups: readonly Group[]): Promise<void> {
  for (let round = -WARM_UP_ROUNDS; round < ROUND_COUNT; round++)
    for (const group of shuffle(groups)) {
      const { status, body, ms } = await logIn(base, group.email, group.typed);
      const { requestId: _, ...same } = body;
      group.answers.add(JSON.stringify([status, same]));
      if (round >= 0) group.times.push(ms);
    }
  const nobody = groups.at(-1) ?? getGroup('nobody', '');
  console.log(`${title}, ${ROUND_COUNT} each, in turns:`);
  for (const { name, times, answers } of groups) {
    const isSame = answers.size === 1 && [...answers][0] === [...nobody.answers][0];
    const compared =
      times === nobody.times ? '' : `, against nobody p = ${calculatePValue(times, nobody.times).toFixed(3)}`;
    console.log(
      `  ${name.padEnd(25)} median ${getMedian(times).toFixed(2)} ms, p95 ${getQuantile(times, 0.95).toFixed(2)} ms` +
        `${compared}; ${isSame ? 'same answer' : 'ANOTHER ANSWER'}`,
    );
  }
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The p-value of the difference: a small one means that the two can be distinguished. */
function calculatePValue(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let tieCorrection = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ isOne }) => isOne).length;
    tieCorrection += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - tieCorrection / (total * (total - 1))));
  return 2 * (1 - cumulativeNormal(Math.abs(u - (n * m) / 2) / spread));
}

/** Cumulative standard normal distribution at `z` (Abramowitz and Stegun, 26.2.17: error under 1e-7). */
function cumulativeNormal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

await countTries();
await measureTimes();
await measureBeyond();
