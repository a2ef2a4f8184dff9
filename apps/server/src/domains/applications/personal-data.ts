import type { PersonalData } from '../../platform/personal-data.ts';
import type { ApplicationsDeps } from './deps.ts';
import { listHidden } from './hidden-repository.ts';
import { listSaved, listSavedEvents } from './personal-data-repository.ts';

/** Saved listings and applications with their history, and hidden listings and companies. The rows are deleted with the account. */
export function createApplicationsPersonalData({ db }: Pick<ApplicationsDeps, 'db'>): PersonalData {
  return {
    name: 'applications',
    async collect(userId) {
      const saved = await listSaved(db, userId);
      const events = await listSavedEvents(db, userId);
      const hidden = await listHidden(db, userId);
      return {
        data: {
          saved: saved.map((application) => ({
            ...application,
            history: events
              .filter((event) => event.application === application.id)
              .map(({ application: _, ...event }) => event),
          })),
          hidden: hidden.map(({ listing_id, title, company, hidden_at }) => ({
            listing: listing_id,
            listingTitle: title,
            company,
            hiddenAt: hidden_at,
          })),
        },
      };
    },
    erase: async () => undefined,
  };
}
