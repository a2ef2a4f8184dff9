/** What an employer says about sponsoring a visa. */
export const SPONSORSHIPS = ['sponsors', 'does-not-sponsor', 'citizens-or-clearance', 'unknown'] as const;
export type Sponsorship = (typeof SPONSORSHIPS)[number];

/** Which listings to choose by their own words: all but those for citizens only, or those that don't refuse to sponsor either. */
export const LISTING_CHOICES = ['not-citizens-only', 'may-sponsor'] as const;
export type ListingChoice = (typeof LISTING_CHOICES)[number];

/** The listings' own words that each choice includes. */
export const CHOSEN_SPONSORSHIPS: Record<ListingChoice, readonly Sponsorship[]> = {
  'not-citizens-only': ['sponsors', 'does-not-sponsor', 'unknown'],
  'may-sponsor': ['sponsors', 'unknown'],
};
