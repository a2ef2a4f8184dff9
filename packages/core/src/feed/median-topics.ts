import { US_STATES } from '../matching/index.ts';
import { confidenceOfMedian } from './sample-size.ts';
import type { ClosingFigures, FeedTopic, PayFigures } from './types.ts';
import { basisOf, category, days, listingsOf, money } from './wording.ts';

export function payTopic(figures: PayFigures, key: string): FeedTopic {
  const state = figures.state === null ? '' : (US_STATES.get(figures.state) ?? figures.state);
  const where = state && ` in ${state}`;
  return {
    id: `pay.${key}${figures.state === null ? '' : `.${figures.state.toLowerCase()}`}`,
    type: 'market',
    category: category(figures),
    title: `${category(figures)}: ${money(figures.median)} a year in the middle${where}`,
    content: `Half of the open ${listingsOf(figures)}${where} that show their pay offer more than ${money(figures.median)} a year, half offer less; what they offer is the middle of the range they name. With this many listings the true middle may lie between ${money(figures.low)} and ${money(figures.high)}.`,
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
    content: `Half of the ${listingsOf(figures)} that closed in the last 90 days had been open for ${days(figures.median)} or less. What is older than that has mostly been filled or given up, or is being looked for longer than usual.`,
    confidence: confidenceOfMedian(figures),
    basis: basisOf(figures, listingsOf(figures), ' that closed in the last 90 days'),
  };
}
