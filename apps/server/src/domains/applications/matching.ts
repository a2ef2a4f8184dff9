import { limits } from '@foothold/contracts/applications';
import type { ListingSearch } from '@foothold/contracts/listings';
import type { SearchFilter } from '@foothold/contracts/listings/words';
import type { MatchFilters } from '@foothold/core/matching';
import { CHOSEN_SPONSORSHIPS, type ListingChoice } from '@foothold/core/visa';
import type { User } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { Exclusion } from '../listings/index.ts';
import type { ApplicationsDeps } from './deps.ts';
import * as repository from './repository.ts';

/** What a member wants from a match. */
export interface MatchWishes {
  state?: string | undefined;
  remote?: 'only' | 'include' | undefined;
  payMin?: number | undefined;
  needsSponsorship?: boolean | undefined;
  visa?: ListingChoice | undefined;
}

export interface MatchInput extends MatchWishes {
  resumeId: string;
  /** How many of the best to leave out. */
  skip: number;
  /** The maximum number. */
  limit: number;
}

type WithOptionalResume<T> = Omit<T, 'resumeId'> & { resumeId?: string | undefined };

/** Finds listings for a member: by their résumé or by words, without what they have hidden and with what they have saved marked. */
export function createMatching(
  { db, accounts, listings, resumes }: ApplicationsDeps,
  hidden: { findExclusion(actor: User): Promise<Exclusion> },
) {
  const getMatchLimit = async (actor: User) => Number((await accounts.entitlements(actor))['listings.matches']);

  /** Matches listings with one of the actor's résumés. Their data only sorts and filters what they see themselves. */
  async function matches(actor: User, input: MatchInput) {
    const { resumeId: _, ...found } = await match(actor, input);
    return found;
  }

  /** The same with the most recently changed résumé if none is named. @throws AppError `resumes.none` if the actor has none */
  async function match(actor: User, input: WithOptionalResume<MatchInput>) {
    const [{ resumeId, profile }, allowed, without] = await Promise.all([
      requireProfile(actor, input),
      getMatchLimit(actor),
      hidden.findExclusion(actor),
    ]);
    // One more than the plan allows tells whether the plan or the listings end the list.
    const limit = Math.min(allowed + 1, limits.matches);
    const range = { limit, from: input.skip, to: Math.min(input.skip + input.limit, allowed), without };
    const { matches: found, total, considered } = await listings.matchesFor(profile, range);
    return {
      resumeId,
      matches: await markSaved(actor, found, ({ listing }) => listing.id),
      total: Math.min(total, allowed),
      considered,
      limitedByPlan: total > allowed,
    };
  }

  /** The profile of a résumé, or of the most recently changed one. Undefined if none is named and the actor has none. */
  async function findProfile(actor: User, { resumeId, ...wishes }: MatchWishes & { resumeId?: string | undefined }) {
    const filters = toFilters(wishes);
    if (resumeId === undefined) return resumes.latestSeekerProfile(actor, filters);
    return { resumeId, profile: await resumes.seekerProfile(actor, resumeId, filters) };
  }

  async function requireProfile(actor: User, input: MatchWishes & { resumeId?: string | undefined }) {
    const found = await findProfile(actor, input);
    if (!found) throw new AppError('resumes.none');
    return found;
  }

  /** Adds the ID of the application to each item whose listing the actor has saved. */
  async function markSaved<T>(actor: User, items: readonly T[], getListingId: (item: T) => string) {
    const saved = await repository.findSaved(db, actor.id, items.map(getListingId));
    return items.map((item) => ({ ...item, applicationId: saved.get(getListingId(item)) ?? null }));
  }

  /** The listing that best fits the sample résumé, as any visitor may see it. */
  async function matchSample() {
    const { matches: best, considered } = await listings.matchesFor(resumes.sampleProfile(), { limit: 1 });
    return { match: best[0] ? { ...best[0], applicationId: null } : null, considered };
  }

  /** The best listings that the actor hasn't saved. Fetches enough to return the requested number. */
  async function recommendations(actor: User, count: number) {
    const { resumeId, matches: best } = await match(actor, { skip: 0, limit: limits.matches });
    return { resumeId, recommendations: best.filter(({ applicationId }) => applicationId === null).slice(0, count) };
  }

  async function search(actor: User, filter: ListingSearch) {
    const { items, ...rest } = await listings.search(filter, await hidden.findExclusion(actor));
    return { ...rest, items: await markSaved(actor, items, ({ id }) => id) };
  }

  const map = async (actor: User, filter: SearchFilter) => listings.map(filter, await hidden.findExclusion(actor));

  /** The named listings, in this order, with how well each fits a résumé. Closed and hidden ones too. Unknown ones are skipped. */
  async function compare(actor: User, input: WithOptionalResume<MatchWishes & { resumeId: string; ids: string[] }>) {
    const { resumeId, profile } = (await findProfile(actor, input)) ?? { resumeId: null, profile: null };
    const [known, fits] = await Promise.all([
      listings.findByIds(input.ids),
      profile && listings.explainFits(profile, input.ids),
    ]);
    const jobs = input.ids.flatMap((id) => {
      const listing = known.get(id);
      return listing ? [{ listing, fit: fits?.get(id) ?? null }] : [];
    });
    return { resumeId, jobs: await markSaved(actor, jobs, ({ listing }) => listing.id) };
  }

  return { matches, match, matchSample, recommendations, search, map, compare };
}

function toFilters({ state, remote, payMin, needsSponsorship, visa }: MatchWishes): MatchFilters {
  return {
    ...(state && { states: [state] }),
    ...(remote && { remote }),
    ...(payMin !== undefined && { payMin }),
    ...(needsSponsorship !== undefined && { needsSponsorship }),
    ...(visa && { sponsorships: CHOSEN_SPONSORSHIPS[visa] }),
  };
}
