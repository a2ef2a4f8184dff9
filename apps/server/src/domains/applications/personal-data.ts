import type { PersonalData } from '../../platform/personal-data.ts';
import { listKept, listKeptEvents } from './personal-data-repository.ts';
import type { ApplicationsDeps } from './service.ts';

/** Saved listings and applications, each with its history. The rows go with the account. */
export function applicationsOfPerson({ db }: Pick<ApplicationsDeps, 'db'>): PersonalData {
  return {
    name: 'applications',
    async collect(userId) {
      const kept = await listKept(db, userId);
      const events = await listKeptEvents(db, userId);
      return {
        data: kept.map((application) => ({
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
