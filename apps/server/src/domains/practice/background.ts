import type { StartInput } from '@foothold/contracts/practice';
import type { Background } from '@foothold/core/interview';
import { readJobFacts } from '@foothold/core/jobs';
import type { SeekerProfile } from '@foothold/core/matching';
import type { User } from '../../platform/actor.ts';
import { AppError, requireFound } from '../../platform/errors.ts';

export interface BackgroundDeps {
  resumes: {
    /** @throws AppError `resource.not-found`, also for another member's résumé */
    namedProfile(actor: User, id: string): Promise<Pick<SeekerProfile, 'skills' | 'occupations'>>;
  };
  applications: {
    /** @throws AppError `resource.not-found`, also for another member's application */
    get(
      actor: User,
      id: string,
    ): Promise<{ listingId: string | null; job: { title: string; company: string }; description: string }>;
  };
  listings: {
    findByIds(ids: readonly string[]): Promise<ReadonlyMap<string, { title: string }>>;
    listRequiredSkills(ids: readonly string[]): Promise<readonly { skills: string[] }[]>;
  };
}

/** Loads what a chosen résumé, saved job, or listing says about the person and the job. */
export function createBackground({ resumes, applications, listings }: BackgroundDeps) {
  /**
   * Undefined if nothing was chosen.
   * @throws AppError `resource.not-found`, also for what belongs to another member; `access.scope` for a token that may not read it
   */
  async function load(
    actor: User,
    { resumeId, applicationId, listingId }: Pick<StartInput, 'resumeId' | 'applicationId' | 'listingId'>,
  ): Promise<Background | undefined> {
    if (resumeId === undefined && applicationId === undefined && listingId === undefined) return undefined;
    if (resumeId !== undefined) requireScope(actor, 'resumes:read');
    if (applicationId !== undefined) requireScope(actor, 'applications:read');
    const [profile, listing] = await Promise.all([
      resumeId === undefined ? null : resumes.namedProfile(actor, resumeId),
      applicationId === undefined ? findListing(listingId) : findApplication(actor, applicationId),
    ]);
    return {
      resume: profile && {
        occupations: profile.occupations.map(({ occupation }) => occupation),
        skills: profile.skills.map(({ skill }) => skill),
      },
      listing,
    };
  }

  async function findListing(id: string | undefined): Promise<Background['listing']> {
    if (id === undefined) return null;
    const { title } = requireFound((await listings.findByIds([id])).get(id));
    return { title, skills: await listSkills(id) };
  }

  /** A saved job that isn't one of our listings, or no longer is, is read from its description. */
  async function findApplication(actor: User, id: string): Promise<Background['listing']> {
    const { listingId, job, description } = await applications.get(actor, id);
    const listed = listingId === null ? [] : await listSkills(listingId);
    const skills =
      listed.length > 0 ? listed : readJobFacts(description, { title: job.title }).mustHave.map(({ skill }) => skill);
    return { title: job.title, skills };
  }

  const listSkills = async (listingId: string): Promise<string[]> =>
    (await listings.listRequiredSkills([listingId])).flatMap(({ skills }) => skills);

  return { load };
}

/** Starting a session needs only a scope of learning. */
function requireScope({ via, scopes }: User, scope: 'resumes:read' | 'applications:read'): void {
  if (via !== 'session' && !scopes.includes(scope)) throw new AppError('access.scope');
}
