import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Coaching } from './service.ts';

export function createCoachingRoutes(api: Api, coaching: Coaching) {
  const os = api.coaching;
  return {
    advise: os.advise.handler(({ context, input, signal }) =>
      coaching.ask(context.actor, 'career-advice', input, signal),
    ),
    analyze: os.analyze.handler(({ context, input, signal }) =>
      coaching.ask(context.actor, 'analyze-resume', input, signal),
    ),
    questions: os.questions.handler(({ context, input, signal }) =>
      coaching.ask(context.actor, 'interview-questions', input, signal),
    ),
    review: os.review.handler(({ context, input, signal }) =>
      coaching.ask(context.actor, 'review-code', input, signal),
    ),
    words: os.words.handler(() => ({ model: coaching.modelName })),
    saved: os.saved.handler(({ context }) => coaching.saved(requireUser(context.actor))),
    one: os.one.handler(({ context, input }) => coaching.one(requireUser(context.actor), input.id)),
    forget: os.forget.handler(async ({ context, input }) => {
      await coaching.forget(requireUser(context.actor), input.id);
      return { ok: true as const };
    }),
  };
}
