import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseInquiriesFor, listHistoryFor, listInquiriesFor } from './personal-data-repository.ts';
import type { SupportDeps } from './service.ts';

/**
 * Inquiries belong to an address rather than an account. Those of the member's confirmed address are erased with the account, and a slot
 * booked with one becomes free again.
 */
export function createSupportPersonalData({ db }: Pick<SupportDeps, 'db'>): PersonalData {
  return {
    name: 'support',
    async collect(userId) {
      const [inquiries, history] = await Promise.all([listInquiriesFor(db, userId), listHistoryFor(db, userId)]);
      return {
        data: inquiries.map(({ id, ...inquiry }) => ({
          ...inquiry,
          history: history
            .filter((event) => event.inquiry === id)
            .map(({ kind, detail, at }) => ({ kind, detail, at })),
        })),
      };
    },
    erase: (trx, userId) => eraseInquiriesFor(trx, userId),
  };
}
