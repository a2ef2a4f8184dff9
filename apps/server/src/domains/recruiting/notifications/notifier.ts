import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Message } from '../../../platform/mail/mail.ts';
import { findMember, listStaff } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import { STAFF_ROLES } from '../policy.ts';

type Trx = Transaction<DB>;

/** Notifications by email, in the portal, and in open windows. */
export function createNotifier({ mail, portalNotifications, events, brand, publicUrl, portalUrl }: RecruitingDeps) {
  const pages = {
    profile: `${portalUrl}/profile`,
    tasks: `${portalUrl}/profile/tasks`,
    mailbox: `${portalUrl}/profile/mailbox`,
    clients: `${publicUrl}/console/clients`,
    guarantee: (id: string) => `${portalUrl}/profile/guarantee#case-${id}`,
    case: (id: string) => `${publicUrl}/console/guarantee/${id}`,
    registration: (id: string) => `${publicUrl}/console/registrations/${id}`,
  };

  /**
   * Emails a member or recruiter at their current address, and shows the subject in the portal. Does nothing without an address.
   * @param path the page that the notification leads to
   */
  async function write(
    trx: Trx,
    userId: string,
    path: `/portal/profile${string}` | '/console/clients' | `/console/guarantee/${string}`,
    message: (person: { email: string; name: string }, pages: Pages) => Message,
  ): Promise<void> {
    const person = await findMember(trx, userId);
    if (!person || person.email === '') return;
    const email = message(person, pages);
    await mail.send(trx, email);
    await portalNotifications.notify(trx, { userId, source: 'recruiting', title: email.subject, path });
  }

  const publishChange = (trx: Trx, userId: string, id: string) =>
    events.publish(trx, userId, { kind: 'recruiting', id });

  async function publishToStaff(trx: Trx, id: string): Promise<void> {
    for (const { id: staffId } of await listStaff(trx, STAFF_ROLES)) await publishChange(trx, staffId, id);
  }

  const send = (trx: Trx, message: Message) => mail.send(trx, message);

  return { write, send, publishChange, publishToStaff, pages, brand };
}

export type Notifier = ReturnType<typeof createNotifier>;
type Pages = Notifier['pages'];
