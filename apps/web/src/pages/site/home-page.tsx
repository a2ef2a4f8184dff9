import { LiveFeed } from '../../features/feed/live-feed.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { Closing } from './home/closing.tsx';
import { ExtensionPromo } from './home/extension-promo.tsx';
import { Faq } from './home/faq.tsx';
import { Hero } from './home/hero.tsx';
import { PricingTeaser } from './home/pricing-teaser.tsx';
import { ProvenResults } from './home/proven-results.tsx';
import { CareerQuiz } from './home/quiz/career-quiz.tsx';
import { Solution } from './home/solution.tsx';
import { Stories } from './home/stories.tsx';
import { ThreadSection } from './home/thread.tsx';
import { Trust } from './home/trust.tsx';
import { TrustedBy } from './home/trusted-by.tsx';
import { WhyChoose } from './home/why-choose.tsx';
import type { loadHome, submitHome } from './home.server.ts';
import { OptimizationDemo } from './parts/optimization/optimization-demo.tsx';

export interface HomePageProps {
  loaderData: RouteData<typeof loadHome>;
  actionData: RouteData<typeof submitHome> | undefined;
}

/** The page at /. */
export function HomePage({ loaderData: { file, live, rubric, prices }, actionData }: HomePageProps) {
  return (
    <>
      <Hero file={file} />
      <WhyChoose />
      <Solution />
      <ThreadSection
        index={3}
        title="See AI Optimization in Action"
        lead="Follow one sample résumé: what we read, what changes, and the score before and after."
      >
        <OptimizationDemo />
      </ThreadSection>
      <ProvenResults live={live} />
      <Stories />
      <ExtensionPromo />
      <ThreadSection
        index={7}
        title="Real-Time Career Intelligence"
        lead="Live figures from the jobs on this site, each with its sample size."
      >
        <LiveFeed />
      </ThreadSection>
      <ThreadSection
        index={8}
        id="quiz"
        ground="sunken"
        title="Career assessment quiz"
        lead="Answer four questions for a rough estimate of what a better-fitting job could be worth."
      >
        <CareerQuiz sent={actionData} />
      </ThreadSection>
      <TrustedBy />
      <Trust {...rubric} />
      <PricingTeaser {...prices} />
      <Faq />
      <Closing />
    </>
  );
}
