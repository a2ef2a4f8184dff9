import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Challenges } from './service.ts';

export function createChallengesRoutes(api: Api, challenges: Challenges) {
  const os = api.challenges;
  return {
    week: os.week.handler(() => challenges.thisWeek()),
    archive: os.archive.handler(async () => ({ weeks: await challenges.archive() })),
    one: os.one.handler(({ input }) => challenges.one(input.slug)),
    solution: os.solution.handler(({ context, input }) => challenges.solution(context.actor, input.slug)),
    own: os.own.handler(({ context, input }) => challenges.own(requireUser(context.actor), input.slug)),
    saveDraft: os.saveDraft.handler(({ context, input: { version, ...work } }) =>
      challenges.saveDraft(requireUser(context.actor), work, version),
    ),
    discardDraft: os.discardDraft.handler(async ({ context, input }) => {
      await challenges.discardDraft(requireUser(context.actor), input.slug, input.language);
      return { ok: true as const };
    }),
    submit: os.submit.handler(({ context, input: { outcomes, ...work } }) =>
      challenges.submit(requireUser(context.actor), work, outcomes),
    ),
    history: os.history.handler(({ context }) => challenges.history(requireUser(context.actor))),
    submission: os.submission.handler(({ context, input }) =>
      challenges.submission(requireUser(context.actor), input.id),
    ),
    review: os.review.handler(({ context, input }) => challenges.review(requireUser(context.actor), input.id)),
    forget: os.forget.handler(async ({ context, input }) => {
      await challenges.forget(requireUser(context.actor), input.id);
      return { ok: true as const };
    }),
  };
}
