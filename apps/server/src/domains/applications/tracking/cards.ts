import type { Application } from '@foothold/contracts/applications';
import { COUNTED_STAGES, countStages, findNextStep, type TransitionActor } from '@foothold/core/tracking';
import type { User } from '../../../platform/actor.ts';
import type { ApplicationsDeps } from '../deps.ts';
import type { ApplicationRow } from '../repository.ts';
import * as repository from './cards-repository.ts';
import { readStoredJob, toJobView } from './job.ts';

/** A figure about a company needs applications of this many members, so that it says nothing about any of them. */
const MIN_MEMBERS_OF_COMPANY = 10;
/** An application without an answer counts as not answered after this many days. */
const SILENT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Makes what the applications list shows out of rows, with a few queries for all of them. */
export function createCards({ db, listings, resumes, now }: ApplicationsDeps) {
  async function toApplications(actor: User, rows: readonly ApplicationRow[]): Promise<Application[]> {
    if (rows.length === 0) return [];
    const listingIds = rows.flatMap((row) => row.listing_id ?? []);
    const [ends, planned, actors, scores, rates] = await Promise.all([
      listings.findEnds(listingIds),
      repository.listPlanned(
        db,
        rows.map(({ id }) => id),
        now(),
      ),
      repository.listActors(
        db,
        rows.map((row) => Number(row.last_event_id)),
      ),
      findScores(actor, rows),
      findResponseRates(rows),
    ]);
    const plans = new Map(planned.map((plan) => [plan.application_id, plan]));
    return rows.map((row) => {
      const end = row.listing_id === null ? undefined : ends.get(row.listing_id);
      const job = readStoredJob(row.job);
      const state = row.state as Application['state'];
      const plan = plans.get(row.id);
      const movedAt = row.moved_at.toISOString();
      const next = findNextStep({
        state,
        movedOn: movedAt,
        interviews: plan?.interviews ?? [],
        reminders: plan?.reminders ?? [],
        offerUntil: plan?.offer_until ?? null,
        applyUntil: end ? end.validThrough : job.validThrough,
      });
      return {
        id: row.id,
        listingId: row.listing_id,
        job: {
          ...toJobView(job, row.listing_id === null ? null : (end?.closed ?? true)),
          title: row.title,
          company: row.company,
        },
        origin: row.origin as Application['origin'],
        state,
        stageId: row.stage_id,
        setBy: (actors.get(Number(row.last_event_id)) ?? 'member') as TransitionActor,
        lastEventId: String(row.last_event_id),
        movedAt,
        appliedDate: row.applied_on === null ? null : String(row.applied_on),
        nextStep: next && { kind: next.kind, text: next.text },
        nextStepDate: next?.date ?? null,
        atsScore: scores.get(row.id) ?? null,
        responseRate: rates.get(row.company.toLowerCase()) ?? null,
        stage: countStages(state),
        totalStages: COUNTED_STAGES.length,
        tags: row.tags,
        note: row.note,
        resumeId: row.resume_id,
        savedAt: row.created_at.toISOString(),
      };
    });
  }

  /** The score of each application's résumé, where it was scored against the same listing. */
  async function findScores(actor: User, rows: readonly ApplicationRow[]): Promise<Map<string, number>> {
    if (!rows.some((row) => row.resume_id !== null && row.listing_id !== null)) return new Map();
    const known = new Map((await resumes.list(actor)).map((resume) => [resume.id, resume]));
    return new Map(
      rows.flatMap((row) => {
        const resume = known.get(row.resume_id ?? '');
        const isSameJob = resume?.target?.kind === 'listing' && resume.target.listingId === row.listing_id;
        return resume?.score && isSameJob ? [[row.id, resume.score.total] as const] : [];
      }),
    );
  }

  /** The share of answered applications in percent, by company in lower case, where enough members say. */
  async function findResponseRates(rows: readonly ApplicationRow[]): Promise<Map<string, number>> {
    const companies = [...new Set(rows.map(({ company }) => company.toLowerCase()))];
    const counts = await repository.countResponses(db, companies, new Date(now().getTime() - SILENT_DAYS * DAY_MS));
    return new Map(
      counts
        .filter(({ members }) => members >= MIN_MEMBERS_OF_COMPANY)
        .map(({ company, applications, answered }) => [company, Math.round((100 * answered) / applications)]),
    );
  }

  return { toApplications };
}
