import type { Booking, consultationRequestSchema, Receipt } from '@foothold/contracts/support';
import type { z } from 'zod';
import { fromConsultation } from '../inquiries/answers.ts';
import { type Intake, isBotSubmission } from '../inquiries/intake.ts';
import type { Demos } from './demos.ts';

/** Three forms ask for a meeting. The demo form books it; the others are answered with a proposal. */
export function createConsultations({
  intake,
  demos,
}: {
  intake: Intake;
  demos: Pick<Demos, 'book' | 'createFakeBooking'>;
}) {
  return {
    async requestConsultation(
      sent: z.output<typeof consultationRequestSchema>,
    ): Promise<Receipt & { booking: Booking | null }> {
      if (sent.form === 'demo') {
        const preference = { date: sent.preferredDate, time: sent.preferredTime };
        return isBotSubmission(sent)
          ? demos.createFakeBooking(preference)
          : demos.book(fromConsultation(sent), preference);
      }
      const receipt = isBotSubmission(sent)
        ? intake.createFakeReceipt(sent.form)
        : await intake.receive(fromConsultation(sent));
      return { ...receipt, booking: null };
    },
  };
}
