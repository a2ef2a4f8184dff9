import { ORIGIN_LABELS, type Origin } from '@foothold/contracts/applications';
import type { ApplicationInsights } from '@foothold/contracts/applications/analytics';
import {
  computeInsights,
  foldEvents,
  isActive,
  type SentApplication,
  type SetEvent,
  summarizeSilence,
} from '@foothold/core/tracking';
import type { User } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { listApplications } from '../repository.ts';
import { type DatedEvent, listEventsOf, toTrackingEvent } from '../tracking/events-repository.ts';
import * as repository from './insights-repository.ts';

/** The most applications that figures are computed from, the newest ones. */
const MAX_APPLICATIONS = 5000;
const DAY_MS = 24 * 60 * 60_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Figures from a member's own applications, and from all members' about the employers they wait for. */
export function createInsights({ db, accounts, now }: ApplicationsDeps) {
  /** @throws AppError `access.plan` if the plan doesn't include insights */
  async function insights(actor: User): Promise<ApplicationInsights> {
    if (!(await accounts.account(actor)).entitlements['applications.live']) throw new AppError('access.plan');
    const rows = await repository.listSent(db, actor.id, MAX_APPLICATIONS);
    const events = Map.groupBy(
      await listEventsOf(
        db,
        rows.map(({ id }) => id),
      ),
      (event) => event.application_id,
    );
    const today = now().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const sent = rows.map((row) => toSent(row, (events.get(row.id) ?? []).map(toTrackingEvent)));
    const [undated, employers] = await Promise.all([repository.countUndated(db, actor.id), listEmployers(actor)]);
    return { ...computeInsights(sent, today), undated, employers };
  }

  /** The employers whose answer the member waits for, the longest wait first, where enough members say when they answer. */
  async function listEmployers(actor: User): Promise<ApplicationInsights['employers']> {
    const rows = await listApplications(db, actor.id);
    const waiting = rows.filter((row) => isActive(row.state as SentApplication['state']) && row.applied_on !== null);
    const answers = await repository.listEmployerAnswers(db, [
      ...new Set(waiting.map(({ company }) => company.toLowerCase())),
    ]);
    const known = new Map(
      answers.flatMap((row) => {
        const silence = summarizeSilence(row, row.days);
        return silence ? [[row.company, silence] as const] : [];
      }),
    );
    return waiting
      .flatMap(({ id, title, company, state, applied_on, moved_at }) => {
        const silence = known.get(company.toLowerCase());
        // A member may write down later that they applied.
        const since = state === 'submitted' ? Date.parse(String(applied_on)) : moved_at.getTime();
        const waitingDays = Math.max(0, Math.floor((now().getTime() - since) / DAY_MS));
        return silence ? [{ ...silence, id, title, company, waitingDays }] : [];
      })
      .sort((a, b) => b.waitingDays - a.waitingDays);
  }

  return { insights };
}

function toSent(row: repository.SentRow, events: readonly DatedEvent[]): SentApplication {
  const inForce = foldEvents<SetEvent & { happenedOn: string }>(events as never)?.inForce ?? [];
  return {
    appliedOn: row.applied_on,
    state: row.state,
    entered: inForce.map(({ to, happenedOn }) => ({ state: to, on: happenedOn })),
    groups: {
      source: row.source ?? ORIGIN_LABELS[row.origin as Origin],
      resume:
        row.resume && (row.resume_position === null ? row.resume : `${row.resume}, version ${row.resume_position}`),
      template: row.resume_template,
      match: row.match_score === null ? null : nameBand(row.match_score),
      weekday: WEEKDAYS[new Date(row.applied_on).getUTCDay()] ?? null,
    },
  };
}

/** The ten points that a match score lies in, such as "70 to 79". */
function nameBand(score: number): string {
  const from = Math.min(90, 10 * Math.floor(score / 10));
  return `${from} to ${from === 90 ? 100 : from + 9}`;
}
