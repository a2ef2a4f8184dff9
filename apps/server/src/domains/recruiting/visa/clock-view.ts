import type { VisaClock, VisaRuleView } from '@foothold/contracts/recruiting';
import {
  type ClockStatus,
  isStale,
  listingsFor,
  RULES,
  readClock,
  type VisaFacts,
  type VisaRule,
} from '@foothold/core/visa';

/** The clock of a status as its member sees it, with every rule that bears on it. */
export function toClock(status: ClockStatus, facts: VisaFacts, today: string): VisaClock {
  const answer = readClock(status, facts, today);
  return {
    today,
    dates: [...answer.dates],
    counts: [...answer.counts],
    questions: [...answer.questions],
    warnings: [...answer.warnings],
    rules: listRules(status, today),
    listings: listingsFor(status),
  };
}

const listRules = (status: ClockStatus, today: string): VisaRuleView[] =>
  Object.entries<VisaRule>(RULES).flatMap(([id, rule]) => {
    if (!rule.statuses.includes(status)) return [];
    const { title, text, citation, url, checkedOn, copyDate = null } = rule;
    return [{ id, title, text, citation, url, checkedOn, copyDate, stale: isStale(rule, today) }];
  });
