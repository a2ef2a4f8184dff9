import { type ComparedOffer, MAX_COMPARED_OFFERS, type Offer } from '@foothold/contracts/applications/planning';
import { PERIODS_PER_YEAR } from '@foothold/contracts/listings/choices';
import { US_STATES } from '@foothold/core/matching';
import type { User } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { readStoredJob, type StoredJob, toJobView } from '../tracking/job.ts';
import type { createEntries } from './entries.ts';
import * as repository from './offers-repository.ts';
import { toOffer } from './views.ts';

/** Offers of applications, and their comparison. */
export function createOffers(
  { db, listings, now }: ApplicationsDeps,
  { changeOwn }: Pick<ReturnType<typeof createEntries>, 'changeOwn'>,
) {
  /** @throws AppError `resource.not-found` */
  const set = (actor: User, { id, daysOff, startsOn, answerBy, ...offer }: Offer & { id: string }): Promise<Offer> =>
    changeOwn(actor, id, async (trx, application) => {
      const dates = { starts_on: startsOn, answer_by: answerBy };
      const values = { ...offer, ...dates, days_off: daysOff, updated_at: now() };
      return toOffer(await repository.saveOffer(trx, application, values));
    });

  /** @throws AppError `resource.not-found` */
  const remove = (actor: User, id: string): Promise<void> =>
    changeOwn(actor, id, async (trx, application) => {
      if (!(await repository.deleteOffer(trx, application))) throw new AppError('resource.not-found');
    });

  /** Compares the chosen offers, or the latest ones. */
  async function compare(actor: User, ids?: readonly string[]) {
    const rows = await repository.listOffers(db, actor.id);
    const chosen = ids ? rows.filter((row) => ids.includes(row.application_id)) : rows;
    return {
      offers: await Promise.all(chosen.slice(0, MAX_COMPARED_OFFERS).map(toComparedOffer)),
      known: rows.map((row) => ({ applicationId: row.application_id, jobTitle: row.title, company: row.company })),
    };
  }

  async function toComparedOffer(
    row: Awaited<ReturnType<typeof repository.listOffers>>[number],
  ): Promise<ComparedOffer> {
    const job = readStoredJob(row.job);
    const { place, sample } = toJobView(job, null);
    const offer = toOffer(row);
    return {
      applicationId: row.application_id,
      jobTitle: row.title,
      company: row.company,
      place,
      state: row.state as ComparedOffer['state'],
      offer,
      yearlyPay: computeYearlyPay(offer),
      typicalPay: await listings.typicalPay({ title: row.title, places: findPlaces(job), sample }),
    };
  }

  return { set, remove, compare };
}

/** Base pay for a full-time year and the bonus, before tax. Null without base pay. */
export const computeYearlyPay = ({ base, period, bonus }: Pick<Offer, 'base' | 'period' | 'bonus'>): number | null =>
  base === null ? null : Math.round((base * PERIODS_PER_YEAR[period] + (bonus ?? 0)) * 100) / 100;

/** The places of a listing, or the state that a typed place names at its end: "Austin, TX" or "Austin, Texas". */
export function findPlaces(job: Pick<StoredJob, 'place' | 'places'>): { region: string | null; country: string }[] {
  if (job.places.length > 0) return job.places;
  const last =
    (job.place ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .replace(/ \d{5}(-\d{4})?$/, '') ?? '';
  const found = [...US_STATES].find(([code, name]) => code === last || name.toLowerCase() === last.toLowerCase());
  return found ? [{ region: found[0], country: 'US' }] : [];
}
