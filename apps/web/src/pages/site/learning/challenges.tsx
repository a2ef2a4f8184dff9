import type { ChallengeWeek } from '@foothold/contracts/challenges';
import { getChallengePath } from '@foothold/contracts/challenges/choices';
import { ChallengeCard } from '../../../features/challenges/challenge-card.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Section } from '../parts/section.tsx';

/** The weekly challenges. Members who have submitted count as participants. */
export function Challenges({ week }: { week: ChallengeWeek }) {
  const format = useFormat();
  return (
    <Section
      id="challenges"
      ground="sunken"
      title="Three weekly challenges"
      lead={`Each has a task, tests that check your answer in this browser, and an explained solution. Three new ones every Monday. This week’s are for ${format.monthDay(week.from)} to ${format.monthDay(week.to)}.`}
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        {week.challenges.map((challenge) => (
          <li key={challenge.slug} className="flex">
            <ChallengeCard challenge={challenge} to={getChallengePath(challenge.slug)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
