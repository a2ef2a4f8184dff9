import type { ArchivePart } from '../../../platform/archive/part.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Accounts } from '../../accounts/index.ts';
import { countApplications } from '../repository.ts';
import { answers, answerVersions, settings } from './answers-repository.ts';
import { applications, completeImported, events, imports, stages } from './applications-repository.ts';
import { hidden } from './hidden-repository.ts';
import { contacts, files, interviews, offers, reminders } from './plans-repository.ts';

const APPLICATIONS = 'applications/applications';

/** Applications that aren't removed, with everything that belongs to them, and what a member set up for all of them. */
export const createApplicationsArchive = (accounts: Pick<Accounts, 'account'>): ArchivePart => ({
  name: 'applications',
  collections: [
    stages,
    imports,
    applications,
    events,
    interviews,
    reminders,
    contacts,
    files,
    offers,
    answers,
    answerVersions,
    hidden,
    settings,
  ],
  async assertFits(trx, actor, counts) {
    const adds = counts.get(APPLICATIONS) ?? 0;
    if (adds === 0) return;
    const limit = Number((await accounts.account(actor, trx)).entitlements['applications.kept']);
    const stored = await countApplications(trx, actor.id);
    if (stored + adds > limit)
      throw new AppError('access.plan-limit', { data: { limit, stored, adds, what: 'applications' } });
  },
  finish: (trx, { listIds }) => completeImported(trx, listIds(APPLICATIONS)),
});
