import type { ChallengeHistory, Submission } from '@foothold/contracts/challenges';
import type { Format } from '../../shared/format/format.ts';

/** How many members have submitted, or a word for none. */
export function formatParticipants(participants: number, format: Format): string {
  if (participants === 0) return 'No submissions yet';
  return `${format.number(participants)} ${participants === 1 ? 'participant' : 'participants'}`;
}

/** Summarizes the test results, or says that the code was submitted if its language can't be run. */
export function formatResult({
  passed,
  total,
}: Pick<Submission | ChallengeHistory['best'][number], 'passed' | 'total'>) {
  if (passed === null || total === null) return 'Submitted, not run';
  return `${passed} of ${total} tests passed`;
}

/** `45 minutes` */
export const formatMinutes = (minutes: number): string => `${minutes} minutes`;
