import type { ApiClient } from '@foothold/client';
import type { ApplicationState } from '@foothold/core/tracking';
import { z } from 'zod';
import { untrusted } from './untrusted.ts';

/** What a member can say about an application. Approvals belong to packets, and are given in Foothold only. */
export const MOVES = {
  saved: 'saved',
  preparing: 'preparing',
  applied: 'submitted',
  'in-review': 'in-review',
  interview: 'interview',
  offer: 'offer',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  'no-answer': 'no-answer',
} as const satisfies Record<string, ApplicationState>;
export type MoveName = keyof typeof MOVES;
export const MOVE_NAMES = Object.keys(MOVES) as [MoveName, ...MoveName[]];

const job = { title: z.string(), company: z.string(), place: z.string(), url: z.string().nullable() };

const facts = {
  id: z.string(),
  listingId: z.string().nullable(),
  state: z.string(),
  setBy: z.string().describe('Who set the state.'),
  lastEventId: z.string().describe('Send it as "after" when you move the application.'),
  movedAt: z.string(),
  appliedDate: z.string().nullable(),
  nextStep: z.object({ kind: z.string(), date: z.string().nullable() }).nullable(),
  score: z.number().nullable().describe('The score of its résumé against this job.'),
  tags: z.array(z.string()),
  note: z.string().describe('The member’s own note.'),
  resumeId: z.string().nullable(),
  savedAt: z.string(),
};

export const applicationView = z.object({ ...facts, untrusted: untrusted('job listing', job) });
export const applicationDetailView = z.object({
  ...facts,
  history: z.array(z.object({ state: z.string().nullable(), by: z.string(), on: z.string(), undone: z.boolean() })),
  untrusted: untrusted('job listing', { ...job, description: z.string() }),
});

type Application = Awaited<ReturnType<ApiClient['applications']['list']>>['applications'][number];
type ApplicationDetail = Awaited<ReturnType<ApiClient['applications']['get']>>;

export function viewApplication(application: Application): z.input<typeof applicationView> {
  const { title, company, place, url } = application.job;
  return {
    id: application.id,
    listingId: application.listingId,
    state: application.state,
    setBy: application.setBy,
    lastEventId: application.lastEventId,
    movedAt: application.movedAt,
    appliedDate: application.appliedDate,
    nextStep: application.nextStep && { kind: application.nextStep.kind, date: application.nextStepDate },
    score: application.atsScore,
    tags: application.tags,
    note: application.note,
    resumeId: application.resumeId,
    savedAt: application.savedAt,
    untrusted: { source: 'job listing', title, company, place, url },
  };
}

export function viewApplicationDetail(application: ApplicationDetail): z.input<typeof applicationDetailView> {
  const { untrusted: words, ...rest } = viewApplication(application);
  return {
    ...rest,
    history: application.events.map(({ state, by, happenedOn, undone }) => ({ state, by, on: happenedOn, undone })),
    untrusted: { ...words, description: application.description },
  };
}
