import { US_STATES } from '../matching/index.ts';
import { calculateMedianConfidence } from './sample-size.ts';
import type { ClosingFigures, FeedTopic, PayFigures } from './types.ts';
import { formatBasis, formatCategory, formatDays, formatListings, formatMoney, formatNumber } from './wording.ts';

/** Paid hours per year, used to convert hourly pay to yearly pay. */
const FULL_TIME_HOURS = 2080;

export function payTopic(figures: PayFigures, key: string): FeedTopic {
  const state = figures.state === null ? '' : (US_STATES.get(figures.state) ?? figures.state);
  const where = state && ` in ${state}`;
  const median = `${formatMoney(figures.median)} a year`;
  return {
    id: `pay.${key}${figures.state === null ? '' : `.${figures.state.toLowerCase()}`}`,
    type: 'market',
    category: formatCategory(figures),
    title: `${formatCategory(figures)}${where}: median pay ${median}`,
    content: `Among open ${formatListings(figures)}${where} that show pay, the median is about ${median}. We use the middle of each pay range and count ${formatNumber(FULL_TIME_HOURS)} hours a year for hourly pay, or 260 days, 52 weeks, or 12 months. With this sample size, the true median may be between ${formatMoney(figures.low)} and ${formatMoney(figures.high)}.`,
    confidence: calculateMedianConfidence(figures),
    basis: formatBasis(figures, `open ${formatListings(figures)}`, `${state && ` for ${state}`} that show pay`),
  };
}

export function createClosingTopic(figures: ClosingFigures, key: string): FeedTopic {
  return {
    id: `closing.${key}`,
    type: 'market',
    category: formatCategory(figures),
    title: `${formatCategory(figures)}: half close within ${formatDays(figures.median)}`,
    content: `Half of the ${formatListings(figures)} that closed in the last 90 days were open for ${formatDays(figures.median)} or less. If a listing has been open longer, ask whether they’re still hiring.`,
    confidence: calculateMedianConfidence(figures),
    basis: formatBasis(figures, formatListings(figures), ' that closed in the last 90 days'),
  };
}
