import { ACCEPTED_FILES, limits } from '@foothold/contracts/resumes';
import { describeRubric } from '@foothold/core/ats';
import { getPrice, getPriceNote, type PricedPlan, writePrice } from '@foothold/core/pricing';
import { readSubmittedValues } from '../../shared/api/form-failure.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { TeaserPrice } from './home/pricing-teaser.tsx';
import type { QuizOutcome } from './home/quiz/career-quiz.tsx';
import { calculateQuizResult, describeMissingAnswers, parseQuizAnswers } from './home/quiz/quiz.ts';

/** What / needs. */
export function loadHome({ context }: RouteArgs) {
  const { priceReading } = context.get(requestContext);
  const { version, parts } = describeRubric();
  const toTeaserPrice = (plan: PricedPlan): TeaserPrice => ({
    price: writePrice(getPrice(plan, 'pricing', priceReading)),
    note: getPriceNote(plan, 'pricing', priceReading),
  });
  return {
    file: { accept: ACCEPTED_FILES, maxBytes: limits.file },
    rubric: { version, parts: parts.map(({ id, name, points }) => ({ id, name, points })) },
    prices: { one: toTeaserPrice('one'), prime: toTeaserPrice('prime') },
  };
}

/** Handles the quiz without JavaScript. Nothing is stored. */
export async function submitHome({ request }: RouteArgs): Promise<QuizOutcome> {
  const form = await request.formData();
  const answers = parseQuizAnswers(form);
  if (answers) return { result: calculateQuizResult(answers) };
  return { failure: { message: describeMissingAnswers(form) ?? '', fields: {}, values: readSubmittedValues(form) } };
}
