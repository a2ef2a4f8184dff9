import { ACCEPTED_FILES, limits } from '@foothold/contracts/resumes';
import { describeRubric } from '@foothold/core/ats';
import { type PricedPlan, priceNote, priceOf, writePrice } from '@foothold/core/pricing';
import { LiveFeed } from '../../features/feed/live-feed.tsx';
import { Closing } from '../../pages/site/home/closing.tsx';
import { ExtensionPromo } from '../../pages/site/home/extension-promo.tsx';
import { Faq } from '../../pages/site/home/faq.tsx';
import { faqEntries } from '../../pages/site/home/faq-entries.ts';
import { Hero } from '../../pages/site/home/hero.tsx';
import { PricingTeaser, type TeaserPrice } from '../../pages/site/home/pricing-teaser.tsx';
import { ProvenResults } from '../../pages/site/home/proven-results.tsx';
import { CareerQuiz, type QuizOutcome } from '../../pages/site/home/quiz/career-quiz.tsx';
import { missingAnswers, quizAnswers, quizResult } from '../../pages/site/home/quiz/quiz.ts';
import { Solution } from '../../pages/site/home/solution.tsx';
import { Stories } from '../../pages/site/home/stories.tsx';
import { Pitch } from '../../pages/site/home/thread.tsx';
import { Trust } from '../../pages/site/home/trust.tsx';
import { TrustedBy } from '../../pages/site/home/trusted-by.tsx';
import { WhyChoose } from '../../pages/site/home/why-choose.tsx';
import { OptimizationDemo } from '../../pages/site/parts/optimization/optimization-demo.tsx';
import { typedValues } from '../../shared/api/form-failure.ts';
import type { AppData } from '../../shared/app-data.tsx';
import { appDataOf, sitePageMeta } from '../../shared/meta/page-meta.ts';
import { faqPage, organization, service, website } from '../../shared/meta/structured-data.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/home.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  sitePageMeta(matches, '/', { structuredData: aboutTheSite(appDataOf(matches)) });

/** Who stands behind the site, where its search is, what it offers, and the questions of the page. */
function aboutTheSite(app: AppData | null): Record<string, unknown>[] {
  if (!app) return [];
  return [organization(app), website(app), service(app), faqPage(faqEntries(app.brand))];
}

export function loader({ context }: Route.LoaderArgs) {
  const { priceReading } = context.get(requestContext);
  const { version, parts } = describeRubric();
  const price = (plan: PricedPlan): TeaserPrice => ({
    price: writePrice(priceOf(plan, 'pricing', priceReading)),
    note: priceNote(plan, 'pricing', priceReading),
  });
  return {
    file: { accept: ACCEPTED_FILES, maxBytes: limits.file },
    rubric: { version, parts: parts.map(({ id, name, points }) => ({ id, name, points })) },
    prices: { one: price('one'), prime: price('prime') },
  };
}

/** The quiz where it is sent without a script. Nothing of it is kept. */
export async function action({ request }: Route.ActionArgs): Promise<QuizOutcome> {
  const form = await request.formData();
  const answers = quizAnswers(form);
  if (answers) return { result: quizResult(answers) };
  return { failure: { message: missingAnswers(form) ?? '', fields: {}, values: typedValues(form) } };
}

export default function Home({ loaderData: { file, rubric, prices }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero file={file} />
      <WhyChoose />
      <Solution />
      <Pitch
        index={3}
        title="See AI Optimization in Action"
        lead="Follow one sample résumé: what we read, what changes, and the score before and after."
      >
        <OptimizationDemo />
      </Pitch>
      <ProvenResults />
      <Stories />
      <ExtensionPromo />
      <Pitch
        index={7}
        title="Real-Time Career Intelligence"
        lead="Live figures from the jobs on this site, each with its sample size."
      >
        <LiveFeed />
      </Pitch>
      <Pitch
        index={8}
        id="quiz"
        ground="sunken"
        title="Career assessment quiz"
        lead="Answer four questions for a rough estimate of what a better-fitting job could be worth."
      >
        <CareerQuiz sent={actionData} />
      </Pitch>
      <TrustedBy />
      <Trust {...rubric} />
      <PricingTeaser {...prices} />
      <Faq />
      <Closing />
    </>
  );
}
