import type { User } from '../../../platform/actor.ts';
import type { ApplicationsDeps } from '../deps.ts';
import type { ApplicationChanges } from '../repository.ts';

type SentFacts = Required<Pick<ApplicationChanges, 'resume_position' | 'resume_template' | 'match_score'>>;

/** Describes the résumé of an application as it is now, so that response rates can be compared by what was sent. */
export function createSentFacts({ listings, resumes }: ApplicationsDeps) {
  /** @param resumeId null if no résumé is chosen: then nothing is known */
  return async function describeSent(
    actor: User,
    { listingId, resumeId }: { listingId: string | null; resumeId: string | null },
  ): Promise<SentFacts> {
    if (resumeId === null) return { resume_position: null, resume_template: null, match_score: null };
    const [{ position, template }, profile] = await Promise.all([
      resumes.describeCurrent(actor, resumeId),
      listingId === null ? null : resumes.seekerProfile(actor, resumeId, {}),
    ]);
    const fits = profile && listingId !== null ? await listings.explainFits(profile, [listingId]) : null;
    return {
      resume_position: position,
      resume_template: template,
      match_score: fits?.get(listingId ?? '')?.score ?? null,
    };
  };
}
