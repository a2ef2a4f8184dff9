import type { ChallengeSummary } from '@foothold/contracts/challenges';
import { useFormat } from '../../shared/format/use-format.tsx';
import { Difficulty } from './grade.tsx';
import { formatMinutes, formatParticipants } from './labels.ts';

/** Difficulty, time limit, technologies, and participants on one line. */
export function ChallengeFacts({ challenge }: { challenge: ChallengeSummary }) {
  const { difficulty, minutes, technologies, participants } = challenge;
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-soft">
      <span className="flex text-ink">
        <Difficulty of={difficulty} />
      </span>
      <span>{formatMinutes(minutes)} suggested</span>
      <span>{technologies.join(', ')}</span>
      <span className="figures">{formatParticipants(participants, format)}</span>
    </div>
  );
}
