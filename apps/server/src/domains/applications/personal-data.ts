import { findQuestion } from '@foothold/core/answers';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listAllVersions, listAnswers } from './answers/answers-repository.ts';
import type { ApplicationsDeps } from './deps.ts';
import { listHidden } from './hidden-repository.ts';
import { listAllImports } from './import/import-repository.ts';
import { listSaved, listSavedEvents } from './personal-data-repository.ts';

/** Saved listings and applications with their history, hidden listings and companies, imports, and the answer book. The rows are deleted with the account. */
export function createApplicationsPersonalData({ db }: Pick<ApplicationsDeps, 'db'>): PersonalData {
  return {
    name: 'applications',
    async collect(userId) {
      const saved = await listSaved(db, userId);
      const events = await listSavedEvents(db, userId);
      const hidden = await listHidden(db, userId);
      const answers = await listAnswers(db, userId);
      const versions = await listAllVersions(db, userId);
      const imports = await listAllImports(db, userId);
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
          imports,
          answers: answers.map(({ id, question_id, question, answer, version, created_at, updated_at }) => ({
            question: findQuestion(question_id ?? '')?.label ?? question,
            answer,
            version,
            createdAt: created_at,
            updatedAt: updated_at,
            earlier: versions
              .filter((each) => each.answer_id === id)
              .map((each) => ({
                version: each.version,
                question: each.question,
                answer: each.answer,
                savedAt: each.saved_at,
              })),
          })),
        },
      };
    },
    erase: async () => undefined,
  };
}
