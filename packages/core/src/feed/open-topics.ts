import { calculateShareConfidence, RECENT_DAYS } from './sample-size.ts';
import type { FeedTopic, OpenFigures } from './types.ts';
import { formatBasis, formatCategory, formatListings, formatNumber, formatShare, some } from './wording.ts';

/** Statements about all open listings of a scope. */
export function openTopics(figures: OpenFigures, key: string): FeedTopic[] {
  return [createSponsorshipTopic(figures, key), place(figures, key), createAgeTopic(figures, key)];
}

const formatOpenBasis = (figures: OpenFigures) => formatBasis(figures, `open ${formatListings(figures)}`);

function createSponsorshipTopic(figures: OpenFigures, key: string): FeedTopic {
  const { listings, sponsors, doesNotSponsor, citizensOrClearance } = figures;
  const silent = listings - sponsors - doesNotSponsor - citizensOrClearance;
  const named = [sponsors, doesNotSponsor, silent, ...(citizensOrClearance > 0 ? [citizensOrClearance] : [])];
  const citizens =
    citizensOrClearance > 0 ? ` ${some(citizensOrClearance, 'asks', 'ask')} for citizenship or a clearance,` : '';
  return {
    id: `sponsorship.${key}`,
    type: 'insight',
    category: formatCategory(figures),
    title: `${formatShare(silent, figures)} say nothing about sponsorship`,
    content: `Of ${formatNumber(listings)} open ${formatListings(figures)}, ${some(sponsors, 'says it sponsors', 'say they sponsor')} visas, ${some(doesNotSponsor, 'says it doesn’t', 'say they don’t')},${citizens} and ${some(silent, 'is', 'are')} silent. If a listing doesn’t say, ask before you apply.`,
    confidence: calculateShareConfidence(named, listings),
    basis: formatOpenBasis(figures),
  };
}

function place(figures: OpenFigures, key: string): FeedTopic {
  const { listings, remote, hybrid } = figures;
  const onSite = listings - remote - hybrid;
  return {
    id: `remote.${key}`,
    type: 'insight',
    category: formatCategory(figures),
    title: `${formatShare(remote, figures)} are remote`,
    content: `Of ${formatNumber(listings)} open ${formatListings(figures)}, ${some(remote, 'is', 'are')} fully remote, ${some(hybrid, 'is', 'are')} hybrid, and ${some(onSite, 'is', 'are')} on site.`,
    confidence: calculateShareConfidence([remote, hybrid, onSite], listings),
    basis: formatOpenBasis(figures),
  };
}

function createAgeTopic(figures: OpenFigures, key: string): FeedTopic {
  const { listings, recent } = figures;
  return {
    id: `age.${key}`,
    type: 'trend',
    category: formatCategory(figures),
    title: `${formatShare(recent, figures)} are from the last two weeks`,
    content: `Of ${formatNumber(listings)} open ${formatListings(figures)}, ${some(recent, 'was', 'were')} posted in the last ${RECENT_DAYS} days; ${some(listings - recent, 'has', 'have')} been open longer.`,
    confidence: calculateShareConfidence([recent], listings),
    basis: formatOpenBasis(figures),
  };
}
