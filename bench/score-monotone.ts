/**
 * Adding a required skill to a dated role or to a list never lowers a total, and removing one never raises it: `node bench/score-monotone.ts`. Generated
 * people and jobs of many occupations; a skill is added in a new bullet, inside an existing one, or in a role's paragraph, and removed with
 * its line or from within it. The exact sum before rounding is checked as well as the total.
 */
import { type ScoreReport, scoreResume, toExportedSubject } from '@foothold/core/ats';
import {
  createRandom,
  generateCase,
  removeSkillFromRole,
  TRADES,
  withSkillInList,
  withSkillInRole,
} from '@foothold/core/ats/testing';

const PAIRS = Number(process.argv[2] ?? 5_000);

function getExactTotal({ parts, caps, total }: ScoreReport): number {
  const earned = parts.reduce((sum, part) => sum + part.earned, 0);
  return caps.length > 0 ? total * 100 : earned;
}

type Change = 'adding' | 'listing' | 'removing';
const violations: Record<Change, number> = { adding: 0, listing: 0, removing: 0 };
const pairs: Record<Change, number> = { adding: 0, listing: 0, removing: 0 };
const seenTrades = new Set<string>();

for (let seed = 1; Math.min(...Object.values(pairs)) < PAIRS; seed++) {
  const { resume, job, trade } = generateCase(seed);
  const random = createRandom(seed);
  if (job.mustHave.length === 0) continue;
  const { skill } = random.pick(job.mustHave);
  const score = (subject: typeof resume) => scoreResume({ ...toExportedSubject(subject), job, asOf: '2026-06' });
  const before = score(resume);
  const check = (change: Change, other: typeof resume | undefined, isWrong: (now: ScoreReport) => boolean) => {
    if (!other || pairs[change] >= PAIRS) return;
    pairs[change]++;
    seenTrades.add(trade.title);
    const now = score(other);
    if (!isWrong(now)) return;
    violations[change]++;
    console.log(
      `seed ${seed}: ${change} ${skill}: ${getExactTotal(before)} → ${getExactTotal(now)} (${before.total} → ${now.total})`,
    );
  };
  const isLower = (now: ScoreReport) => now.total < before.total || getExactTotal(now) < getExactTotal(before);
  check('adding', withSkillInRole(resume, skill, random), isLower);
  check('listing', withSkillInList(resume, skill), isLower);
  check(
    'removing',
    removeSkillFromRole(resume, skill, random),
    (now) => now.total > before.total || getExactTotal(now) > getExactTotal(before),
  );
}

console.log(`${seenTrades.size} of ${TRADES.length} trades`);
for (const change of Object.keys(pairs) as Change[])
  console.log(`${change}: ${violations[change]} violations in ${pairs[change]} pairs`);
process.exitCode = Object.values(violations).some((count) => count > 0) ? 1 : 0;
