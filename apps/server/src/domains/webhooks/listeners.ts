import { webhookLimits } from '@foothold/contracts/webhooks/choices';
import type { Announcements, ModuleDefinition } from '../../platform/module.ts';
import type { NewEvent } from './events.ts';
import type { Webhooks } from './service.ts';

type ApplicationChange = Announcements['applications.changed']['changes'][number];

function toEvent(change: ApplicationChange): NewEvent {
  const { what, application } = change;
  const applicationId = application.id;
  if (what !== 'moved') return { type: `application.${what}`, applicationId, data: { application } };
  const { previous, setBy } = change;
  return { type: 'application.moved', applicationId, data: { application, previous, setBy } };
}

/** What other domains announce, as events. */
export const WEBHOOK_LISTENERS: NonNullable<ModuleDefinition<never, Webhooks>['listens']> = {
  'applications.changed': ({ addEvents }, trx, { userId, changes }) => addEvents(trx, userId, changes.map(toEvent)),
  'recruiting.packet-changed': ({ addEvents }, trx, { userId, what, packet }) =>
    addEvents(trx, userId, [{ type: `packet.${what}`, applicationId: packet.applicationId, data: { packet } }]),
  'recruiting.message-received': ({ addEvents }, trx, { userId, message }) =>
    addEvents(trx, userId, [{ type: 'message.received', data: { message } }]),
  'resumes.scored': ({ addEvents }, trx, { userId, resumeId, resumeTitle, ...scored }) => {
    const { listing, score, rubricVersion, mustHavesMet, missing } = scored;
    const data = { resume: { id: resumeId, title: resumeTitle }, listing, score, rubricVersion, mustHavesMet, missing };
    return addEvents(trx, userId, [{ type: 'resume.scored', data }]);
  },
  'listings.alert-sent': ({ addEvents }, trx, { userId, search, found }) => {
    const data = { search, listings: found.slice(0, webhookLimits.listings), total: found.length };
    return addEvents(trx, userId, [{ type: 'listings.found', data }]);
  },
};
