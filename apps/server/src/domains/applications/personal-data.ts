import type { PersonalData } from '../../platform/personal-data.ts';
import { listSaved, listSavedEvents } from './personal-data-repository.ts';
import type { ApplicationsDeps } from './service.ts';

/** Saved listings and applications with their history. The rows are deleted with the account. */
export function createApplicationsPersonalData({ db }: Pick<ApplicationsDeps, 'db'>): PersonalData {
  return {
    name: 'applications',
    async collect(userId) {
      const saved = await listSaved(db, userId);
      const events = await listSavedEvents(db, userId);
      return {
        data: saved.map((application) => ({
          ...application,
          history: events
            .filter((event) => event.application === application.id)
            .map(({ kind, detail, at, byYou }) => ({ kind, detail, at, byYou })),
        })),
      };
    },
    erase: async () => undefined,
  };
}
