import type { ChallengeHistory, ChallengeWeek } from '@foothold/contracts/challenges';
import { getPortalChallengePath } from '@foothold/contracts/challenges/choices';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { ChallengeCard } from '../challenge-card.tsx';
import { Difficulty } from '../grade.tsx';
import { formatMinutes, formatResult } from '../labels.ts';

type BestSubmission = ChallengeHistory['best'][number];

/** The member's best result, if any. */
function BestResult({ best }: { best: BestSubmission | undefined }) {
  if (!best) return null;
  const isSolved = best.passed !== null && best.passed === best.total;
  return (
    <p className={isSolved ? 'flex items-center gap-1.5 font-medium text-hold-text' : 'font-medium'}>
      {isSolved && <CircleCheck aria-hidden="true" size={17} />}
      {formatResult(best)}
    </p>
  );
}

interface ListProps {
  best: readonly BestSubmission[];
}

const findBest = (best: readonly BestSubmission[], slug: string) => best.find(({ challenge }) => challenge === slug);

/** This week's three challenges. */
export function WeekCards({ week, best }: ListProps & { week: ChallengeWeek }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {week.challenges.map((challenge) => (
        <li key={challenge.slug} className="flex">
          <ChallengeCard challenge={challenge} to={getPortalChallengePath(challenge.slug)}>
            <BestResult best={findBest(best, challenge.slug)} />
          </ChallengeCard>
        </li>
      ))}
    </ul>
  );
}

/** Earlier weeks, newest first. */
export function Archive({ weeks, best }: ListProps & { weeks: readonly ChallengeWeek[] }) {
  const format = useFormat();
  return (
    <ol className="border-t border-line">
      {weeks.map(({ week, from, to, challenges }) => (
        <li key={week} className="grid gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
          <h3 className="font-text text-small font-strong tracking-normal">
            {format.monthDay(from)} to {format.monthDay(to)}
          </h3>
          <ul className="flex flex-col gap-2">
            {challenges.map(({ slug, title, difficulty, minutes }) => (
              <li
                key={slug}
                className="flex flex-wrap items-center gap-x-5 text-small md:grid md:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_11rem]"
              >
                <span className="max-md:w-full">
                  <Link to={getPortalChallengePath(slug)} className="link inline-flex min-h-9 items-center">
                    {title}
                  </Link>
                </span>
                <Difficulty of={difficulty} />
                <span className="text-soft figures">{formatMinutes(minutes)}</span>
                <BestResult best={findBest(best, slug)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
