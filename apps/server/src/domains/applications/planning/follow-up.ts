import type { FollowUp } from '@foothold/contracts/applications/planning';
import type { User } from '../../../platform/actor.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { readStoredJob } from '../tracking/job.ts';
import type { createEntries } from './entries.ts';

/** Emails that ask an employer for news, or thank for an interview. Members send them themselves. */
export function createFollowUp(
  { resumes }: ApplicationsDeps,
  { findOwn }: Pick<ReturnType<typeof createEntries>, 'findOwn'>,
) {
  /** Drafts the email from the application's job and its résumé, if it has one. @throws AppError `resource.not-found` */
  return async (actor: User, id: string): Promise<FollowUp> => {
    const application = await findOwn(actor, id);
    const { description } = readStoredJob(application.job);
    const kind = application.state === 'interview' ? 'after-interview' : 'after-applying';
    const draft = await resumes.draftFollowUp(actor, application.resume_id, {
      kind,
      title: application.title,
      company: application.company,
      description,
      ...(application.applied_on !== null && { appliedOn: String(application.applied_on) }),
    });
    return { kind, ...draft };
  };
}
