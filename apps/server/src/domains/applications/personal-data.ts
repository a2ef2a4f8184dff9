import { findQuestion } from '@foothold/core/answers';
import { toSafeFileName } from '../../platform/files/zip-stream.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { removeFiles } from '../resumes/index.ts';
import { listAllVersions, listAnswers } from './answers/answers-repository.ts';
import type { ApplicationsDeps } from './deps.ts';
import { listHidden } from './hidden-repository.ts';
import { listAllImports } from './import/import-repository.ts';
import { listPlans, listSaved, listSavedEvents } from './personal-data-repository.ts';
import { findSettings } from './planning/settings-repository.ts';
import { toContact, toFile, toInterview, toOffer, toReminder } from './planning/views.ts';

const encoder = new TextEncoder();

/**
 * Saved listings and applications with their history and everything that belongs to them, settings, hidden listings and companies,
 * imports, and the answer book. The rows are deleted with the account.
 */
export function createApplicationsPersonalData({
  db,
  files,
  queue,
}: Pick<ApplicationsDeps, 'db' | 'files' | 'queue'>): PersonalData {
  return {
    name: 'applications',
    async collect(userId) {
      const [saved, events, hidden, plans, settings, answers, versions, imports] = await Promise.all([
        listSaved(db, userId),
        listSavedEvents(db, userId),
        listHidden(db, userId),
        listPlans(db, userId),
        findSettings(db, userId),
        listAnswers(db, userId),
        listAllVersions(db, userId),
        listAllImports(db, userId),
      ]);
      return {
        data: {
          saved: saved.map((application) => {
            const isOwn = (row: { application_id: string }) => row.application_id === application.id;
            return {
              ...application,
              history: events
                .filter((event) => event.application === application.id)
                .map(({ application: _, ...event }) => event),
              interviews: plans.interviews.filter(isOwn).map(toInterview),
              reminders: plans.reminders.filter(isOwn).map(toReminder),
              contacts: plans.contacts.filter(isOwn).map(toContact),
              files: plans.files.filter(isOwn).map(toFile),
              offer: plans.offers.filter(isOwn).map(toOffer)[0] ?? null,
            };
          }),
          // The key of the calendar is a secret.
          settings: settings && {
            noAnswerDays: settings.no_answer_days,
            emailReminders: settings.email_reminders,
            calendar: settings.calendar_key !== null,
            calendarDetails: settings.calendar_details,
          },
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
        files: plans.files.map(({ id, application_id, name, file_key }) => ({
          name: `${application_id}/${id}-${toSafeFileName(name)}`,
          read: async () => (await files.get(file_key)) ?? encoder.encode('This file is no longer in storage.'),
        })),
      };
    },
    /** A trigger queues the files of deleted rows. This only deletes them sooner. */
    erase: (trx) => queue.add(trx, removeFiles, {}),
  };
}
