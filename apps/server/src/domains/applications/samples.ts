import type { User } from '../../platform/actor.ts';
import type { SampleContext } from '../../platform/samples.ts';
import type { ApplicationsDeps } from './deps.ts';
import type { createHidden } from './hidden.ts';

const NOTES = [
  'Asked Jordan, who works there, about the team.',
  'Ask which days are in the office.',
  '',
  'Pays less than I want. Keep for comparison.',
] as const;

interface Deps {
  listings: ApplicationsDeps['listings'];
  save(actor: User, input: { listingId: string; note: string }): Promise<unknown>;
  hidden: ReturnType<typeof createHidden>;
}

/** Saved and hidden jobs of the sample member, whichever the sample listings have. */
export async function addSampleApplications(
  { listings, save, hidden }: Deps,
  { goBack, person }: SampleContext,
): Promise<void> {
  const riley = person('riley');
  const { items } = await listings.search({ q: 'data analyst' });
  for (const [index, note] of NOTES.entries()) {
    const listing = items[index];
    goBack(10 - 2 * index, 18);
    if (listing) await save(riley, { listingId: listing.id, note });
  }
  const [one, other] = items.slice(NOTES.length);
  goBack(5, 20);
  if (one) await hidden.hide(riley, { listingId: one.id, kind: 'listing' });
  if (other) await hidden.hide(riley, { listingId: other.id, kind: 'company' });
}
