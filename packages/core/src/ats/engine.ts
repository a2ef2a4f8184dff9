import { isFitJudged } from './caps/fit.ts';
import type { Facts } from './facts/index.ts';
import type { Centipoints, Evidence, Loss, OmittedPart, PartScore, RuleScore } from './report.ts';
import type { Part } from './rubric/parts.ts';
import type { Item, Judgment, Rule } from './rubric/rule.ts';

const PERCENT = 100;
/** Reports store points in hundredths; here, everything is counted in whole points. */
export const HUNDREDTHS_PER_POINT: Centipoints = 100;

export interface Tally {
  parts: PartScore[];
  leftOut: OmittedPart[];
  /** Whole points that the parts earned. */
  earned: number;
}

/**
 * Adds up the table. Parts whose rules don't apply give their points to the other parts, and rules that don't apply give theirs to the other rules of their
 * part, both in proportion, so exactly 100 points can always be earned. Everything is a whole number of points, and the figures add up: evidence to what a rule
 * earned, losses to what it didn't, and rules to their part.
 */
export function tally(parts: readonly Part[], rules: readonly Rule[], facts: Facts): Tally {
  const leftOut: OmittedPart[] = [];
  const judged = parts.map((part) => ({
    part,
    rules: rules.filter((rule) => rule.part === part.id).flatMap((rule) => judge(rule, facts, leftOut)),
  }));
  const applying = judged.filter(({ rules }) => rules.length > 0);
  const shares = apportion(
    PERCENT,
    applying.map(({ part }) => part.points),
  );
  const scored = applying.map(({ part, rules }, i) => scorePart(part, rules, shares[i] ?? 0));
  return { parts: scored, leftOut, earned: sum(scored.map(({ earned }) => earned)) / HUNDREDTHS_PER_POINT };
}

interface JudgedRule {
  rule: Rule;
  items: readonly Item[];
}

function judge(rule: Rule, facts: Facts, leftOut: OmittedPart[]): JudgedRule[] {
  const judgment = rule.needsJob && !facts.job ? { leftOut: 'Add a job to score this.' } : judgeRule(rule, facts);
  if (!('leftOut' in judgment)) return [{ rule, items: judgment }];
  leftOut.push({ id: rule.id, name: rule.name, reason: judgment.leftOut });
  return [];
}

/** Without a skill or an occupation, there is too little to judge a job's fit. */
function judgeRule(rule: Rule, facts: Facts): Judgment {
  if (rule.needsJob && !isFitJudged(facts))
    return { leftOut: 'The job description doesn’t say which skills or occupation it asks for.' };
  return rule.judge(facts);
}

function scorePart({ id, name }: Part, judged: readonly JudgedRule[], possible: number): PartScore {
  const shares = apportion(
    possible,
    judged.map(({ rule }) => rule.points),
  );
  const rules = judged.map(({ rule, items }, i) => scoreRule(rule, items, shares[i] ?? 0));
  return { id, name, earned: sum(rules.map(({ earned }) => earned)), possible: possible * HUNDREDTHS_PER_POINT, rules };
}

/** A rule's points are rounded down once, for all of its items together, and then divided among them. */
function scoreRule({ id, name }: Rule, items: readonly Item[], possible: number): RuleScore {
  const shares = shareOut(items, possible);
  const evidence: Evidence[] = [];
  const losses: Loss[] = [];
  items.forEach((item, i) => {
    const { earned, lost } = shares[i] ?? { earned: 0, lost: 0 };
    if (item.evidence) evidence.push({ ...item.evidence, points: earned });
    if (item.loss && item.weight > item.earned) addLoss(losses, { ...item.loss, points: lost });
  });
  return {
    id,
    name,
    earned: sum(shares.map(({ earned }) => earned)),
    possible: possible * HUNDREDTHS_PER_POINT,
    evidence,
    losses,
  };
}

/**
 * What each item earned and lost of a rule's points, which are given in whole points. All earned and lost points add up to the rule's.
 */
export function shareOut(items: readonly Item[], possible: number): { earned: Centipoints; lost: Centipoints }[] {
  let weight = 0;
  let reached = 0;
  for (const item of items) {
    weight += item.weight;
    reached += item.earned;
  }
  const earned = weight > 0 ? Math.floor((possible * reached) / weight) : 0;
  const got = apportion(
    earned,
    items.map((item) => item.earned),
  );
  const lost = apportion(
    possible - earned,
    items.map((item) => item.weight - item.earned),
  );
  return items.map((_, i) => ({
    earned: (got[i] ?? 0) * HUNDREDTHS_PER_POINT,
    lost: (lost[i] ?? 0) * HUNDREDTHS_PER_POINT,
  }));
}

/** A loss that occurs several times is reported once, with its total cost. */
function addLoss(losses: Loss[], loss: Loss): void {
  const described = losses.find(({ reason, field }) => reason === loss.reason && field === loss.field);
  if (described) described.points += loss.points;
  else losses.push(loss);
}

/**
 * Splits a whole number in proportion to weights so that the parts are whole and add up to it: each gets the difference between rounded-down running totals.
 * The split depends only on the weights and their order.
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
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
