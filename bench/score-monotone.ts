/**
 * Adding a required skill to a dated role never lowers a total, and removing one never raises it: `node bench/score-monotone.ts`. Generated
 * people and jobs of many occupations; a skill is added in a new bullet, inside an existing one, or in a role's paragraph, and removed with
 * its line or from within it. The exact sum before rounding is checked as well as the total.
 */
import { type ScoreReport, scoreResume, toExportedSubject } from '@foothold/core/ats';
import { createRandom, generateCase, removeSkillFromRole, TRADES, withSkillInRole } from '@foothold/core/ats/testing';

const PAIRS = Number(process.argv[2] ?? 5_000);

function getExactTotal({ parts, caps, total }: ScoreReport): number {
  const earned = parts.reduce((sum, part) => sum + part.earned, 0);
  return caps.length > 0 ? total * 100 : earned;
}

type Change = 'adding' | 'removing';
const violations: Record<Change, number> = { adding: 0, removing: 0 };
const pairs: Record<Change, number> = { adding: 0, removing: 0 };
const seenTrades = new Set<string>();

for (let seed = 1; pairs.adding < PAIRS || pairs.removing < PAIRS; seed++) {
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
  check(
    'adding',
    withSkillInRole(resume, skill, random),
    (now) => now.total < before.total || getExactTotal(now) < getExactTotal(before),
  );
  check(
    'removing',
    removeSkillFromRole(resume, skill, random),
    (now) => now.total > before.total || getExactTotal(now) > getExactTotal(before),
  );
}

console.log(`${seenTrades.size} of ${TRADES.length} trades`);
console.log(`adding: ${violations.adding} violations in ${pairs.adding} pairs`);
console.log(`removing: ${violations.removing} violations in ${pairs.removing} pairs`);
process.exitCode = violations.adding + violations.removing === 0 ? 0 : 1;
