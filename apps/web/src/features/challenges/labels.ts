import type { ChallengeHistory, Submission } from '@foothold/contracts/challenges';
import type { Format } from '../../shared/format/format.ts';

/** The number of members who have submitted, or a word if there are none. */
export function participantsLabel(participants: number, format: Format): string {
  if (participants === 0) return 'No submissions yet';
  return `${format.number(participants)} ${participants === 1 ? 'participant' : 'participants'}`;
}

/** The test results; if the language isn't run, that the code was submitted. */
export function outcomeLabel({
  passed,
  total,
}: Pick<Submission | ChallengeHistory['best'][number], 'passed' | 'total'>) {
  if (passed === null || total === null) return 'Submitted, not run';
  return `${passed} of ${total} tests passed`;
}

/** `45 minutes` */
export const minutesLabel = (minutes: number): string => `${minutes} minutes`;
