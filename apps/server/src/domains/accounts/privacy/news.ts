import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../platform/errors.ts';
import type { ConsentLedger } from '../consents/consents.ts';
import { type AccountsDeps, DAY_MS } from '../deps.ts';
import { renderTrialEndingEmail } from '../emails.ts';
import { findUser } from '../repository.ts';
import * as repository from './repository.ts';

/** How long before the end of a trial its member is notified. */
const TRIAL_NOTICE_DAYS = 3;

/** Newsletters and unsubscribing. The consent ledger records who unsubscribed. */
export function createNews(deps: AccountsDeps, consents: Pick<ConsentLedger, 'changeConsent'>) {
  const { db, transact, mail, notifications, brand, secret, publicUrl, now } = deps;

  /** Valid as long as the account exists, so old emails work too. */
  const unsubscribeToken = (userId: string) => `${userId}.${signUserId(userId, secret)}`;

  function unsubscribeLinks(userId: string) {
    const token = unsubscribeToken(userId);
    return {
      reason: 'You’re receiving this because you have an account with us.',
      label: 'Unsubscribe',
      oneClickUrl: `${publicUrl}/api/mail/unsubscribe?token=${token}`,
      pageUrl: `${publicUrl}/unsubscribe?token=${token}`,
    };
  }

  /** Unsubscribes. @throws AppError `accounts.link-expired` for an unknown token or a deleted account */
  async function unsubscribe(token: string): Promise<void> {
    const [userId = '', signature = ''] = token.split('.');
    const expectedSignature = Buffer.from(signUserId(userId, secret));
    const given = Buffer.from(signature);
    const isGenuine = expectedSignature.length === given.length && timingSafeEqual(expectedSignature, given);
    if (!isGenuine || !(await findUser(db, userId))) throw new AppError('accounts.link-expired');
    await consents.changeConsent(userId, { kind: 'newsletter', given: false }, 'Link in a message');
  }

  /** Tells members, once, that their trial ends in 3 days and what changes then. */
  async function notifyTrialsEnd(): Promise<void> {
    const until = new Date(now().getTime() + TRIAL_NOTICE_DAYS * DAY_MS);
    for (const { id } of await repository.listTrialsEnding(db, now(), until))
      await transact(async (trx) => {
        const member = await repository.markTrialEmail(trx, id, now());
        if (!member) return;
        const message = renderTrialEndingEmail(member, unsubscribeLinks(id), publicUrl, brand);
        await mail.send(trx, message);
        const notice = { userId: id, source: 'accounts', title: message.subject, path: '/portal/billing' };
        await notifications.notify(trx, notice);
      });
  }

  return { unsubscribe, notifyTrialsEnd };
}

const signUserId = (userId: string, secret: string) =>
  createHmac('sha256', secret).update(`no-news|${userId}`).digest('base64url');
