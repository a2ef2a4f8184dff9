import { calculateShareConfidence, MAX_PER_MEMBER } from './sample-size.ts';
import type { FeedTopic, OpenFigures, SavedFigures } from './types.ts';
import { formatBasis, formatCategory, formatListings, formatNumber, share, some } from './wording.ts';

/**
 * What members choose, compared with what is open.
 * @param open all open listings
 */
export function createSavedTopics(saved: SavedFigures, open: OpenFigures): FeedTopic[] {
  const createTopic = (id: string, title: string, found: string, count: number, openCount: number): FeedTopic => {
    const part = count === 0 ? 'None' : count === saved.listings ? 'All' : share(count, saved.listings);
    return {
      id,
      type: 'insight',
      category: formatCategory(open),
      title: `${part.charAt(0).toUpperCase()}${part.slice(1)} of the listings saved by members ${title}`,
      content: `Of ${formatNumber(saved.listings)} listings saved by ${formatNumber(saved.members)} members (the last ${MAX_PER_MEMBER} of each), ${found}. Among all ${formatNumber(open.listings)} open ${formatListings(open)}: ${openCount === 0 ? 'none' : share(openCount, open.listings)}.`,
      confidence: Math.min(
        calculateShareConfidence([count], saved.listings),
        calculateShareConfidence([openCount], open.listings),
      ),
      basis: `${formatBasis(saved, 'listings saved by members')} ${formatBasis(open, `open ${formatListings(open)}`)}`,
    };
  };
  const { remote, sponsors } = saved;
  return [
    createTopic('saved-remote.all', 'are remote', `${some(remote, 'is', 'are')} fully remote`, remote, open.remote),
    createTopic(
      'saved-sponsorship.all',
      'say they sponsor visas',
      `${some(sponsors, 'says it sponsors', 'say they sponsor')} visas`,
      sponsors,
      open.sponsors,
    ),
  ];
}
