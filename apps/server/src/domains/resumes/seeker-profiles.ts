import { createSeekerProfile, type MatchFilters, type SeekerProfile } from '@foothold/core/matching';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import { requireFound } from '../../platform/errors.ts';
import type { ResumesDeps } from './deps.ts';
import { ownsResume } from './policy.ts';
import * as repository from './repository.ts';
import { toMonth } from './scoring.ts';

/** Profiles in memory, each of a few kilobytes. The one that was used longest ago is dropped first. */
const CACHE_SIZE = 500;

/** A résumé's current version. */
interface CurrentVersion {
  id: string;
  current_version: number;
}

/**
 * What matching may use about a member. A version's content never changes, so its profile is worked out once a month, which its years depend
 * on.
 */
export function createSeekerProfiles({ db, now }: Pick<ResumesDeps, 'db' | 'now'>) {
  const known = new Map<string, Promise<SeekerProfile>>();

  async function read(resumeId: string, version: number, asOf: string): Promise<SeekerProfile> {
    const { content } = requireFound(await repository.findVersion(db, resumeId, version));
    return createSeekerProfile(content, { asOf });
  }

  function find({ id, current_version: version }: CurrentVersion): Promise<SeekerProfile> {
    const asOf = toMonth(now());
    const key = `${id} ${version} ${asOf}`;
    const profile = known.get(key) ?? read(id, version, asOf);
    known.delete(key);
    known.set(key, profile);
    profile.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > CACHE_SIZE && oldest !== undefined) known.delete(oldest);
    return profile;
  }

  /** The profile of the résumé's current version, with these filters. @throws AppError `resource.not-found` */
  async function seekerProfile(actor: User, id: string, filters: MatchFilters): Promise<SeekerProfile> {
    const row = authorize(ownsResume, actor, await repository.findCurrentVersion(db, id));
    return { ...(await find(row)), wants: filters };
  }

  /** The same of the most recently changed résumé, with its ID. Undefined if the member has none. */
  async function latestSeekerProfile(
    actor: User,
    filters: MatchFilters,
  ): Promise<{ resumeId: string; profile: SeekerProfile } | undefined> {
    const row = await repository.findLatestResume(db, actor.id);
    return row && { resumeId: row.id, profile: { ...(await find(row)), wants: filters } };
  }

  return { seekerProfile, latestSeekerProfile };
}
