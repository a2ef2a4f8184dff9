import type { Facts } from './facts/index.ts';
import type { Centipoints, Evidence, LeftOut, Loss, PartScore, RuleScore } from './report.ts';
import type { Part } from './rubric/parts.ts';
import type { Item, Rule } from './rubric/rule.ts';

const HUNDRED_POINTS: Centipoints = 10_000;

export interface Tally {
  parts: PartScore[];
  leftOut: LeftOut[];
  /** Sum of what the parts earned. */
  earned: Centipoints;
}

/**
 * Adds up the table. Parts whose rules do not apply hand their points to the other parts, rules that do not apply to the other rules of their
 * part, both in proportion; so what can be earned is always exactly 100 points. All arithmetic is in whole hundredths of a point.
 */
export function tally(parts: readonly Part[], rules: readonly Rule[], facts: Facts): Tally {
  const leftOut: LeftOut[] = [];
  const judged = parts.map((part) => ({
    part,
    rules: rules.filter((rule) => rule.part === part.id).flatMap((rule) => judge(rule, facts, leftOut)),
  }));
  const applying = judged.filter(({ rules }) => rules.length > 0);
  const shares = apportion(
    HUNDRED_POINTS,
    applying.map(({ part }) => part.points),
  );
  const scored = applying.map(({ part, rules }, i) => scorePart(part, rules, shares[i] ?? 0));
  return { parts: scored, leftOut, earned: sum(scored.map(({ earned }) => earned)) };
}

interface Judged {
  rule: Rule;
  items: readonly Item[];
}

function judge(rule: Rule, facts: Facts, leftOut: LeftOut[]): Judged[] {
  const judgment = rule.needsJob && !facts.job ? { leftOut: 'Add a job to score this.' } : rule.judge(facts);
  if (!('leftOut' in judgment)) return [{ rule, items: judgment }];
  leftOut.push({ id: rule.id, name: rule.name, reason: judgment.leftOut });
  return [];
}

function scorePart({ id, name }: Part, judged: readonly Judged[], possible: Centipoints): PartScore {
  const shares = apportion(
    possible,
    judged.map(({ rule }) => rule.points),
  );
  const rules = judged.map(({ rule, items }, i) => scoreRule(rule, items, shares[i] ?? 0));
  return { id, name, earned: sum(rules.map(({ earned }) => earned)), possible, rules };
}

function scoreRule({ id, name }: Rule, items: readonly Item[], possible: Centipoints): RuleScore {
  const shares = apportion(
    possible,
    items.map(({ weight }) => weight),
  );
  const evidence: Evidence[] = [];
  const losses: Loss[] = [];
  let earned = 0;
  items.forEach((item, i) => {
    const share = shares[i] ?? 0;
    const points = item.weight > 0 ? Math.floor((share * item.earned) / item.weight) : 0;
    earned += points;
    if (item.evidence) evidence.push({ ...item.evidence, points });
    if (item.loss && share > points) addLoss(losses, { ...item.loss, points: share - points });
  });
  return { id, name, earned, possible, evidence, losses };
}

/** The same thing missing several times is told once, with its whole price. */
function addLoss(losses: Loss[], loss: Loss): void {
  const described = losses.find(({ reason, field }) => reason === loss.reason && field === loss.field);
  if (described) described.points += loss.points;
  else losses.push(loss);
}

/**
 * Splits a whole number in proportion to weights so that the parts are whole and add up to it: each gets the difference of the rounded-down
 * running totals. The split depends on the weights and their order alone.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  let running = 0;
  let given = 0;
  return weights.map((weight) => {
    running += weight;
    const reached = all > 0 ? Math.floor((total * running) / all) : 0;
    const share = reached - given;
    given = reached;
    return share;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
