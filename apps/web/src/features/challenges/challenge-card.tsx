import type { ChallengeSummary } from '@foothold/contracts/challenges';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../shared/format/use-format.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Difficulty } from './grade.tsx';
import { formatMinutes, formatParticipants } from './labels.ts';

export interface ChallengeCardProps {
  challenge: ChallengeSummary;
  to: string;
  level?: 'h2' | 'h3';
  /** The member's progress on this challenge. */
  children?: ReactNode;
}

/** Title, difficulty, time limit, participants, technologies. */
export function ChallengeCard({ challenge, to, level: Heading = 'h3', children }: ChallengeCardProps) {
  const { title, difficulty, minutes, summary, technologies, participants } = challenge;
  const format = useFormat();
  return (
    <Card className="flex w-full flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <Difficulty of={difficulty} />
        <span className="text-small text-soft">{formatMinutes(minutes)}</span>
      </div>
      <Heading className="text-title">
        <Link to={to} className="text-ink no-underline hover:underline">
          {title}
        </Link>
      </Heading>
      <p className="text-small">{summary}</p>
      <div className="mt-auto flex flex-col gap-2 border-t border-line pt-4 text-small">
        <p>
          <span className="text-soft">Technologies: </span>
          {technologies.join(', ')}
        </p>
        <p className="text-soft figures">{formatParticipants(participants, format)}</p>
        {children}
      </div>
    </Card>
  );
}
