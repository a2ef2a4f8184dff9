import type { Brand } from '@foothold/brand';
import { getProductNames } from '@foothold/brand';
import type { Receipt, waitlistSchema } from '@foothold/contracts/support';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { fromWaitlist } from '../inquiries/answers.ts';
import * as repository from '../inquiries/inquiries-repository.ts';
import { type Intake, isBotSubmission, toReceipt } from '../inquiries/intake.ts';

/** Stores a repeated entry once, with the latest answers. The receipt doesn't reveal whether it was the first. */
export function createWaitlist({ intake, brand }: { intake: Intake; brand: Brand }) {
  /** Adds an entry. @throws AppError `request.invalid` for an unknown plan */
  async function join(sent: z.output<typeof waitlistSchema>): Promise<Receipt> {
    const plan = findPlanName(sent.plan);
    if (isBotSubmission(sent)) return intake.createFakeReceipt('waitlist');
    const incoming = fromWaitlist(sent, plan);
    return intake.receiveOnce(
      incoming,
      async (trx) => {
        const before = await repository.findWaiting(trx, incoming.email);
        const row = before ? await intake.replace(trx, before, incoming) : await intake.save(trx, incoming);
        await intake.acknowledge(trx, row, incoming);
        return toReceipt(row);
      },
      async (_trx, before) => toReceipt(before),
    );
  }

  function findPlanName(name: string | undefined): string {
    const plans = getProductNames(brand);
    if (!name) return plans.one;
    const plan = Object.values(plans).find((known) => known === name);
    if (!plan) throw new AppError('request.invalid', { fields: { plan: 'Choose one of our plans.' } });
    return plan;
  }

  return { joinWaitlist: join };
}
