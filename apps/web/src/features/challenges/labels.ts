import type { ChallengeHistory, Submission } from '@foothold/contracts/challenges';
import type { Format } from '../../shared/format/format.ts';

/** Members who have submitted: a count of rows, and a word where there is none. */
export function participantsLabel(participants: number, format: Format): string {
  if (participants === 0) return 'No submissions yet';
  return `${format.number(participants)} ${participants === 1 ? 'participant' : 'participants'}`;
}

/** What the tests gave; where nothing is run, that it was handed in. */
export function outcomeLabel({
  passed,
  total,
}: Pick<Submission | ChallengeHistory['best'][number], 'passed' | 'total'>) {
  if (passed === null || total === null) return 'Submitted, not run';
  return `${passed} of ${total} tests passed`;
}

/** `45 minutes` */
export const minutesLabel = (minutes: number): string => `${minutes} minutes`;
