import { confidenceOfShares, RECENT_DAYS } from './sample-size.ts';
import type { FeedTopic, OpenFigures } from './types.ts';
import { category, counted, formatBasis, formatListings, formatShare, some } from './wording.ts';

/** Statements about all open listings of a scope. */
export function openTopics(figures: OpenFigures, key: string): FeedTopic[] {
  return [sponsorship(figures, key), place(figures, key), age(figures, key)];
}

const basis = (figures: OpenFigures) => formatBasis(figures, `open ${formatListings(figures)}`);

function sponsorship(figures: OpenFigures, key: string): FeedTopic {
  const { listings, sponsors, doesNotSponsor, citizensOrClearance } = figures;
  const silent = listings - sponsors - doesNotSponsor - citizensOrClearance;
  const named = [sponsors, doesNotSponsor, silent, ...(citizensOrClearance > 0 ? [citizensOrClearance] : [])];
  const citizens =
    citizensOrClearance > 0 ? ` ${some(citizensOrClearance, 'asks', 'ask')} for citizenship or a clearance,` : '';
  return {
    id: `sponsorship.${key}`,
    type: 'insight',
    category: category(figures),
    title: `${formatShare(silent, figures)} say nothing about sponsorship`,
    content: `Of ${counted(listings)} open ${formatListings(figures)}, ${some(sponsors, 'says it sponsors', 'say they sponsor')} visas, ${some(doesNotSponsor, 'says it doesn’t', 'say they don’t')},${citizens} and ${some(silent, 'is', 'are')} silent. If a listing doesn’t say, ask before you apply.`,
    confidence: confidenceOfShares(named, listings),
    basis: basis(figures),
  };
}

function place(figures: OpenFigures, key: string): FeedTopic {
  const { listings, remote, hybrid } = figures;
  const onSite = listings - remote - hybrid;
  return {
    id: `remote.${key}`,
    type: 'insight',
    category: category(figures),
    title: `${formatShare(remote, figures)} are remote`,
    content: `Of ${counted(listings)} open ${formatListings(figures)}, ${some(remote, 'is', 'are')} fully remote, ${some(hybrid, 'is', 'are')} hybrid, and ${some(onSite, 'is', 'are')} on site.`,
    confidence: confidenceOfShares([remote, hybrid, onSite], listings),
    basis: basis(figures),
  };
}

function age(figures: OpenFigures, key: string): FeedTopic {
  const { listings, recent } = figures;
  return {
    id: `age.${key}`,
    type: 'trend',
    category: category(figures),
    title: `${formatShare(recent, figures)} are from the last two weeks`,
    content: `Of ${counted(listings)} open ${formatListings(figures)}, ${some(recent, 'was', 'were')} posted in the last ${RECENT_DAYS} days; ${some(listings - recent, 'has', 'have')} been open longer.`,
    confidence: confidenceOfShares([recent], listings),
    basis: basis(figures),
  };
}
