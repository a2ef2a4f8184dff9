import { consultationRequestSchema, waitlistSchema } from '@foothold/contracts/support';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { hashSample, type SampleContext } from '../../../platform/samples.ts';
import type { createConsultations } from '../bookings/consultations.ts';
import type { Demos } from '../bookings/demos.ts';
import { addDays, getMonday, toEasternDay } from '../eastern.ts';
import type { createAdmin } from '../inquiries/admin.ts';
import type { createQueries } from '../inquiries/queries.ts';
import type { createWaitlist } from '../waitlist/waitlist.ts';
import {
  SAMPLE_CONSULTATIONS,
  SAMPLE_DEMOS,
  SAMPLE_QUESTIONS,
  SAMPLE_WAITLIST,
  type SampleHandling,
} from './inquiries.ts';
import * as repository from './samples-repository.ts';

interface Forms
  extends ReturnType<typeof createQueries>,
    ReturnType<typeof createConsultations>,
    ReturnType<typeof createWaitlist> {
  demos: Pick<Demos, 'availability'>;
  admin: ReturnType<typeof createAdmin>;
}

const HOURS_A_DAY = 24;

/** Sample inquiries, which come in through the public forms like any other. */
export function createSampleInquiries({ db }: { db: Kysely<DB> }, forms: Forms) {
  const { admin } = forms;

  async function add(context: SampleContext): Promise<void> {
    for (const { sent, hoursAgo, ...handling } of SAMPLE_QUESTIONS) {
      context.goBack(hoursAgo / HOURS_A_DAY);
      await handle(context, (await forms.query(sent)).reference, hoursAgo, handling);
    }
    for (const { sent, hoursAgo, ...handling } of SAMPLE_CONSULTATIONS) {
      context.goBack(hoursAgo / HOURS_A_DAY);
      const { reference } = await forms.requestConsultation(consultationRequestSchema.parse(sent));
      await handle(context, reference, hoursAgo, handling);
    }
    context.goBack(SAMPLE_WAITLIST.hoursAgo / HOURS_A_DAY);
    await forms.joinWaitlist(waitlistSchema.parse(SAMPLE_WAITLIST.sent));
    await bookDemos(context);
  }

  async function handle(
    { goBack, person }: SampleContext,
    reference: string,
    hoursAgo: number,
    { assigned, answer }: SampleHandling,
  ): Promise<void> {
    const staff = person('support');
    const [found] = (await admin.inquiries(staff, { q: reference, state: 'all', page: 1 })).inquiries;
    if (!found) throw new Error(`the sample inquiry ${reference} is missing`);
    goBack((hoursAgo - (answer?.afterHours ?? 1)) / HOURS_A_DAY);
    if (assigned) await admin.assign(staff, found.id, staff.id);
    if (answer) await admin.answer(staff, found.id, answer);
  }

  /** Books free places of this week, as they were a week ago, and of the next. Places depend on holidays and the operator's settings. */
  async function bookDemos({ goBack }: SampleContext): Promise<void> {
    const nextMonday = addDays(getMonday(toEasternDay(goBack(0))), 7);
    goBack(7);
    for (const { week, ...person } of SAMPLE_DEMOS) {
      const { days } = await forms.demos.availability();
      const from = week === 'next' ? nextMonday : addDays(nextMonday, -7);
      const wanted = days.filter(({ date }) => date >= from && date < addDays(from, 7));
      // The middle of the week is most likely neither over nor too soon.
      const day = wanted[Math.floor(wanted.length / 2)];
      if (!day) continue;
      await forms.requestConsultation(
        consultationRequestSchema.parse({
          ...person,
          form: 'demo',
          targetRole: 'Platform Demo',
          skills: 'I’d like to see how a résumé is scored against a job.',
          preferredDate: day.date,
          preferredTime: day.windows[0],
        }),
      );
    }
  }

  /** Hashes what people can change about an inquiry. */
  async function hashInquiry(id: string): Promise<string> {
    const { booking, history, assignee, state } = await admin.inquiry(id);
    return hashSample({ booking, history, assignee: assignee?.id, state });
  }

  /** Marks all inquiries as samples. Only for an installation that had none. @returns how many */
  async function seal(): Promise<number> {
    const ids = await repository.listIds(db);
    for (const id of ids) await repository.markSample(db, id, await hashInquiry(id));
    return ids.length;
  }

  /** Splits the sample inquiries by whether somebody did something about them. */
  async function sort(): Promise<{ unchanged: string[]; changed: string[] }> {
    const rows = await repository.listSamples(db);
    const hashes = await Promise.all(rows.map(({ id }) => hashInquiry(id)));
    const isUnchanged = rows.map(({ sample_hash }, index) => sample_hash === hashes[index]);
    const pick = (wanted: boolean) => rows.filter((_, index) => isUnchanged[index] === wanted).map(({ id }) => id);
    return { unchanged: pick(true), changed: pick(false) };
  }

  return {
    add,
    seal,
    sort,
    remove: (trx: Transaction<DB>, id: string) => repository.deleteSample(trx, id),
    count: async () => (await repository.listSamples(db)).length,
    hasOthers: () => repository.hasInquiries(db),
  };
}
