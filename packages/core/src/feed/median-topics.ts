import { US_STATES } from '../matching/index.ts';
import { confidenceOfMedian } from './sample-size.ts';
import type { ClosingFigures, FeedTopic, PayFigures } from './types.ts';
import { basisOf, category, counted, days, listingsOf, money } from './wording.ts';

/** Hours that a wage is paid for in a year, as the listings' yearly pay is reckoned. */
const FULL_TIME_HOURS = 2080;

export function payTopic(figures: PayFigures, key: string): FeedTopic {
  const state = figures.state === null ? '' : (US_STATES.get(figures.state) ?? figures.state);
  const where = state && ` in ${state}`;
  const median = `${money(figures.median)} a year`;
  return {
    id: `pay.${key}${figures.state === null ? '' : `.${figures.state.toLowerCase()}`}`,
    type: 'market',
    category: category(figures),
    title: `${category(figures)}${where}: ${median} in the middle`,
    content: `Half of the open ${listingsOf(figures)}${where} that show their pay offer about ${median} or more, half about that or less. What a listing offers is the middle of the range it names, an hourly wage taken over ${counted(FULL_TIME_HOURS)} hours. With this many listings the true middle may lie between ${money(figures.low)} and ${money(figures.high)}.`,
    confidence: confidenceOfMedian(figures),
    basis: basisOf(figures, `open ${listingsOf(figures)}`, `${state && ` for ${state}`} that show their pay`),
  };
}

export function closingTopic(figures: ClosingFigures, key: string): FeedTopic {
  return {
    id: `closing.${key}`,
    type: 'market',
    category: category(figures),
    title: `${category(figures)}: half are closed within ${days(figures.median)}`,
    content: `Half of the ${listingsOf(figures)} that closed in the last 90 days had been open for ${days(figures.median)} or less. An open one that is older has outlasted half of them: it is worth asking whether it is still being filled.`,
    confidence: confidenceOfMedian(figures),
    basis: basisOf(figures, listingsOf(figures), ' that closed in the last 90 days'),
  };
}
