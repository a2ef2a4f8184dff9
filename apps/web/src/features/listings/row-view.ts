import type { Listing } from '@foothold/contracts/listings';
import { formatLocation } from './listing-facts.ts';

const MAX_SKILLS = 5;

/** What a row of a list shows of a listing. Pages send it to the browser instead of the whole listing. */
export interface RowView
  extends Pick<Listing, 'id' | 'title' | 'pay' | 'postedAt' | 'postedAtIsFirstSeen' | 'sponsorship' | 'closed'> {
  company: string;
  companySlug: string;
  location: string;
  employmentType: Listing['employmentType'];
  /** The first required skills, and how many more there are. */
  skills: { first: string[]; more: number };
  sample: boolean;
  /** What the source asks to be named and linked to. */
  attribution: SourceAttribution | null;
}

export interface SourceAttribution {
  name: string;
  url: string | null;
}

export const toAttribution = ({ attribution, url }: Listing['source']): SourceAttribution | null =>
  attribution === null ? null : { name: attribution, url };

export function toRowView(listing: Listing): RowView {
  const {
    id,
    title,
    pay,
    postedAt,
    postedAtIsFirstSeen,
    sponsorship,
    closed,
    employmentType,
    skills,
    company,
    source,
  } = listing;
  const first = skills.mustHave.slice(0, MAX_SKILLS);
  return {
    id,
    title,
    company: company.name,
    companySlug: company.slug,
    location: formatLocation(listing),
    employmentType,
    pay,
    postedAt,
    postedAtIsFirstSeen,
    sponsorship,
    skills: { first, more: skills.mustHave.length - first.length },
    sample: source.sample,
    attribution: toAttribution(source),
    closed,
  };
}

/** What a row beside the pane shows of a listing. */
export type JobRowView = Omit<RowView, 'skills' | 'sponsorship'> & { sponsorship: Listing['sponsorship']['value'] };

export function toJobRowView(listing: Listing): JobRowView {
  const { skills: _, sponsorship, ...view } = toRowView(listing);
  return { ...view, sponsorship: sponsorship.value };
}
