/** What an employer says about sponsoring a visa. */
export const SPONSORSHIPS = ['sponsors', 'does-not-sponsor', 'citizens-or-clearance', 'unknown'] as const;
export type Sponsorship = (typeof SPONSORSHIPS)[number];
