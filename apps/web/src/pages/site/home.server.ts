import { setTimeout as delay } from 'node:timers/promises';
import type { ListingMatch } from '@foothold/contracts/listings';
import { ACCEPTED_FILES, limits } from '@foothold/contracts/resumes';
import { describeRubric } from '@foothold/core/ats';
import { getPrice, getPriceNote, type PricedPlan, writePrice } from '@foothold/core/pricing';
import { toAttribution } from '../../features/listings/row-view.ts';
import { readSubmittedValues } from '../../shared/api/form-failure.ts';
import { parseProblem } from '../../shared/api/problem.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { type RequestContext, requestContext } from '../../shared/request-context.ts';
import type { LiveSampleProps } from './home/live-sample.tsx';
import type { TeaserPrice } from './home/pricing-teaser.tsx';
import type { QuizOutcome } from './home/quiz/career-quiz.tsx';
import { calculateQuizResult, describeMissingAnswers, parseQuizAnswers } from './home/quiz/quiz.ts';

/** What / needs. */
export async function loadHome({ context }: RouteArgs) {
  const page = context.get(requestContext);
  const { priceReading } = page;
  const { version, parts } = describeRubric();
  const toTeaserPrice = (plan: PricedPlan): TeaserPrice => ({
    price: writePrice(getPrice(plan, 'pricing', priceReading)),
    note: getPriceNote(plan, 'pricing', priceReading),
  });
  return {
    file: { accept: ACCEPTED_FILES, maxBytes: limits.file },
    live: await loadLiveSample(page),
    rubric: { version, parts: parts.map(({ id, name, points }) => ({ id, name, points })) },
    prices: { one: toTeaserPrice('one'), prime: toTeaserPrice('prime') },
  };
}

/** The page is shown without a part that takes longer. A later request finds the part in the server’s cache. */
const LIVE_WAIT_MS = 2000;

const waitAtMost = <T>(part: Promise<T>): Promise<T | null> =>
  Promise.race([part, delay(LIVE_WAIT_MS, null, { ref: false })]);

/** Computed for the page by what members use. A part that the server can't give right now is left out. */
async function loadLiveSample({ api, report }: RequestContext): Promise<LiveSampleProps> {
  const leaveOut = (error: unknown) => {
    if (!parseProblem(error)) report(error);
    return null;
  };
  const [score, best] = await Promise.all([
    waitAtMost(api.resumes.sampleTotal().catch(leaveOut)),
    waitAtMost(api.applications.sampleMatch().catch(leaveOut)),
  ]);
  return {
    score,
    match: best?.match ? toLiveMatch(best.match, best.considered) : null,
  };
}

const toLiveMatch = ({ score, listing: { id, title, company, source } }: ListingMatch, considered: number) => ({
  score,
  id,
  title,
  company: company.name,
  sample: source.sample,
  attribution: toAttribution(source),
  considered,
});

/** Handles the quiz without JavaScript. Nothing is stored. */
export async function submitHome({ request }: RouteArgs): Promise<QuizOutcome> {
  const form = await request.formData();
  const answers = parseQuizAnswers(form);
  if (answers) return { result: calculateQuizResult(answers) };
  return { failure: { message: describeMissingAnswers(form) ?? '', fields: {}, values: readSubmittedValues(form) } };
}
