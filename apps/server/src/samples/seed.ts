import type { IngestResult, Listings, ReadListings } from '../domains/listings/index.ts';
import { SAMPLE_SOURCE } from './index.ts';
import { prepareSamples } from './prepare.ts';

/** Samples are posted again before the oldest ones end. */
const SAMPLE_RETENTION_DAYS = 14;

export type Samples = ReturnType<typeof createSamples>;

export function createSamples({ listings, now }: { listings: Listings; now: () => Date }) {
  const toDay = (date: Date) => date.toISOString().slice(0, 10);
  return {
    /**
     * Fills an empty database with the sample catalog, and renews old samples under the same IDs. With real listings, there are none.
     * @param prepared the catalog, if it was read before there was a database
     * @returns undefined if there was nothing to do
     */
    async seed(prepared?: AsyncIterable<ReadListings>): Promise<IngestResult | undefined> {
      if (await listings.hasSynced()) return undefined;
      const newest = await listings.findNewest(SAMPLE_SOURCE.id);
      const oldest = toDay(new Date(now().getTime() - SAMPLE_RETENTION_DAYS * 86_400_000));
      if (newest !== null && newest >= oldest) return undefined;
      return listings.ingestRead(SAMPLE_SOURCE, prepared ?? prepareSamples(toDay(now())));
    },
  };
}
