import { z } from 'zod';
import { RADII } from './choices.ts';

const count = z.number().int();

const positionSchema = z.object({
  /** What to search for as `place` to find its listings: "Austin, TX", "Leeds, UK". */
  place: z.string(),
  /** Two letters for a US state. Null in the United Kingdom. */
  region: z.string().nullable(),
  /** ISO 3166-1 alpha-2. Positions are known only there. */
  country: z.enum(['US', 'GB']),
  /** In degrees. */
  latitude: z.number(),
  longitude: z.number(),
});

/** Where the listings of a search are. */
export const listingMapSchema = z.object({
  /** Cities with the number of listings that name them, largest first, up to 500. A listing in several cities counts in each of them. */
  places: z.array(positionSchema.extend({ count })),
  /** The same cities, those close to a larger one joined to it. Largest first. */
  areas: z.array(
    positionSchema.extend({
      /** How many of `places` it has. */
      places: count,
      /** How many listings name one of them. */
      count,
      /** As `within`, miles around `place` that include all of them. Null if it has one place. */
      within: z.enum(RADII).nullable(),
    }),
  ),
  /** How many other cities have listings. */
  morePlaces: count,
  /** How many listings were looked at, up to 10,000. */
  total: count,
  /** Whether the search has more listings than were looked at. */
  isLeast: z.boolean(),
  /** How many of them name a city whose position we know. */
  placed: count,
  /** How many of the others are remote. */
  remote: count,
});
export type ListingMap = z.infer<typeof listingMapSchema>;
