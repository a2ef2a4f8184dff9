/**
 * Matching one profile against 100,000 and 1,000,000 listings in memory, compared with a plain scan over the same arrays in the same run:
 * `node --expose-gc bench/matching.ts`. The plain scan sums the weight of the profile's skills in each listing and keeps the 50 highest
 * sums: no filters, no occupation, no reasons.
 */
import { DEGREE_LEVELS, listOccupations, SENIORITIES } from '@foothold/core/jobs';
import {
  buildIndex,
  type ListingFacts,
  type MatchFilters,
  type MatchIndex,
  match,
  type SeekerProfile,
  US_STATES,
} from '@foothold/core/matching';
import { countSkills, getSkillIndex, listSkills } from '@foothold/core/skills';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { recordFigure } from './support/figures.ts';
import { getQuantile } from './support/statistics.ts';

const LIMIT = 50;
const RUN_COUNT = 400;
const asOf = '2026-11-20';
const random = createGenerator(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const skills = listSkills().map(({ id }) => id);
const occupations = listOccupations().map(({ id }) => id);
const states = [...US_STATES.keys()].slice(0, 51);

// Each occupation requires skills from its own pool, so that skills are distributed as unevenly as in real listings.
const pools = new Map(occupations.map((id) => [id, Array.from({ length: 40 }, () => pick(skills))]));

function createListing(id: number): ListingFacts {
  const occupation = pick(occupations);
  const pool = pools.get(occupation) as string[];
  const pay = 30_000 + Math.floor(random() * 120_000);
  return {
    id: `listing-${id}`,
    occupation,
    ...(random() < 0.5 && { seniority: pick(SENIORITIES) }),
    mustHave: Array.from({ length: 3 + Math.floor(random() * 8) }, () => pick(pool)),
    niceToHave: Array.from({ length: Math.floor(random() * 5) }, () => pick(pool)),
    ...(random() < 0.7 && { years: Math.floor(random() * 10) }),
    ...(random() < 0.6 && { degree: pick(DEGREE_LEVELS) }),
    states: [pick(states)],
    remote: random() < 0.15,
    ...(random() < 0.7 && { payMin: pay, payMax: pay + 20_000 }),
    sponsorship: pick(SPONSORSHIPS),
    postedAt: `2026-${pick(['10', '11'])}-${String(1 + Math.floor(random() * 19)).padStart(2, '0')}`,
  };
}

function createProfile(wants: MatchFilters): SeekerProfile {
  const occupation = occupations[3] as string;
  const own = [...new Set(pools.get(occupation))].slice(0, 18);
  const others = Array.from({ length: 25 - own.length }, () => pick(skills));
  return {
    skills: [...own, ...others].map((skill, place) => ({ skill, shown: place % 3 === 0 ? 'listed' : 'dated-role' })),
    occupations: [{ occupation, years: 4, latest: true }],
    years: 6,
    degree: 'bachelor',
    seniority: 'mid',
    wants,
  };
}

/** The arrays of a plain scan: the index's own skills, and where each row's are. */
interface PlainArrays {
  skills: Uint16Array;
  start: Uint32Array;
  count: Uint16Array;
}

function createPlainArrays(index: MatchIndex): PlainArrays {
  const start = new Uint32Array(index.rows);
  const count = new Uint16Array(index.rows);
  for (let row = 0; row < index.rows; row++) {
    const [from, to] = index.getSkillRange(row);
    start[row] = from;
    count[row] = to - from;
  }
  return { skills: index.skills, start, count };
}

/** Weighted overlap, keeping the 50 highest. */
function scanBaseline({ skills: flat, start, count }: PlainArrays, credits: Uint8Array): number {
  const rows = start.length;
  const keys = new Int32Array(LIMIT);
  const saved = new Int32Array(LIMIT);
  let least = 0;
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    let at = start[row] as number;
    const end = at + (count[row] as number);
    for (; at < end; at++) sum += credits[flat[at] as number] as number;
    if (sum <= least) continue;
    let place = LIMIT - 1;
    for (; place > 0 && (keys[place - 1] as number) < sum; place--) {
      keys[place] = keys[place - 1] as number;
      saved[place] = saved[place - 1] as number;
    }
    keys[place] = sum;
    saved[place] = row;
    least = keys[LIMIT - 1] as number;
  }
  return saved[0] as number;
}

function toWeights({ skills: held }: SeekerProfile): Uint8Array {
  const table = new Uint8Array(countSkills());
  for (const { skill, shown } of held) table[getSkillIndex(skill)] = shown === 'dated-role' ? 20 : 12;
  return table;
}

/** Times `work` and the baseline alternately, so that machine load affects both. Milliseconds. */
function compare(work: () => unknown, yardstick: () => unknown): { own: number[]; bare: number[] } {
  const own: number[] = [];
  const bare: number[] = [];
  for (let run = -40; run < RUN_COUNT; run++) {
    const a = performance.now();
    work();
    const b = performance.now();
    yardstick();
    const c = performance.now();
    if (run < 0) continue;
    own.push(b - a);
    bare.push(c - b);
  }
  return { own, bare };
}

function createGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const formatMs = (value: number) => `${value.toFixed(2)} ms`;
const readMemory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, arrays: arrayBuffers / 2 ** 20 };
};

const SCENARIOS: readonly [string, MatchFilters][] = [
  ['25 skills, no filter', {}],
  ['25 skills and filters', { states: ['CA', 'TX', 'NY'], remote: 'include', payMin: 60_000, needsSponsorship: true }],
];

for (const count of [100_000, 1_000_000]) {
  const before = readMemory();
  const from = performance.now();
  const index = buildIndex(
    (function* () {
      for (let id = 0; id < count; id++) yield createListing(id);
    })(),
  );
  const built = performance.now() - from;
  const after = readMemory();
  console.log(
    `${count.toLocaleString('en-US')} listings: built in ${(built / 1000).toFixed(2)} s with their generation; ` +
      `${(after.arrays - before.arrays).toFixed(1)} MB of columns, ${(after.heap - before.heap).toFixed(1)} MB for ids`,
  );
  const plain = createPlainArrays(index);
  for (const [name, wants] of SCENARIOS) {
    const seeker = createProfile(wants);
    const credits = toWeights(seeker);
    const { own, bare } = compare(
      () => match(index, seeker, { limit: LIMIT, asOf }),
      () => scanBaseline(plain, credits),
    );
    const found = match(index, seeker, { limit: LIMIT, asOf });
    console.log(
      `  ${name}, top ${LIMIT} with reasons (${found.length} found, best ${found[0]?.score}): p50 ${formatMs(getQuantile(own, 0.5))}, p95 ${formatMs(getQuantile(own, 0.95))}; ` +
        `bare scan p50 ${formatMs(getQuantile(bare, 0.5))}, p95 ${formatMs(getQuantile(bare, 0.95))}; ratio of p95 ${(getQuantile(own, 0.95) / getQuantile(bare, 0.95)).toFixed(2)}`,
    );
    recordFigure({
      name: `Match at ${count.toLocaleString('en-US')} listings, ${name}, p95`,
      value: getQuantile(own, 0.95) / getQuantile(bare, 0.95),
      unit: '×',
      goal: { atMost: 1.5 },
      compared: `bare scan: ${formatMs(getQuantile(bare, 0.95))}`,
    });
  }
}
