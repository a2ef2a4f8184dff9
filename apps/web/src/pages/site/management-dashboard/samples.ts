/** A fictional member in the dashboard's queue. */
export interface QueuedMember {
  member: string;
  targetRole: string;
  step: 'Waiting for approval' | 'Changes requested' | 'Ready to send' | 'To prepare';
  /** Who has to act next. */
  nextActor: 'Member' | 'Recruiter';
  due: string;
}

export const QUEUE: readonly QueuedMember[] = [
  {
    member: 'Rosa Lindqvist',
    targetRole: 'Staff Accountant',
    step: 'Ready to send',
    nextActor: 'Recruiter',
    due: 'today, 5:00 PM',
  },
  {
    member: 'Teodor Amadi',
    targetRole: 'Data Engineer',
    step: 'Waiting for approval',
    nextActor: 'Member',
    due: 'tomorrow',
  },
  {
    member: 'Mai Castellano',
    targetRole: 'Occupational Therapist',
    step: 'Changes requested',
    nextActor: 'Recruiter',
    due: 'tomorrow',
  },
  {
    member: 'Jonas Whitfield',
    targetRole: 'Site Supervisor',
    step: 'To prepare',
    nextActor: 'Recruiter',
    due: 'in 2 days',
  },
];

export const STAGES = [
  { label: 'Prepared', count: 64 },
  { label: 'Approved', count: 52 },
  { label: 'Sent', count: 50 },
  { label: 'Answered', count: 37 },
  { label: 'Interview', count: 14 },
];

export const WEEKS = [3, 5, 4, 7, 6, 9, 8, 8].map((value, index) => ({ label: `Week ${index + 1}`, value }));

/** The tiles above the queue, counted from its rows so that the numbers agree. */
export function createTiles(queue: readonly QueuedMember[], stages: readonly { label: string; count: number }[]) {
  const count = (label: string) => stages.find((stage) => stage.label === label)?.count ?? 0;
  const recruiterCount = queue.filter(({ nextActor }) => nextActor === 'Recruiter').length;
  return [
    { label: 'Members in the queue', value: queue.length },
    { label: 'Waiting on the recruiter', value: recruiterCount },
    { label: 'Waiting on the member', value: queue.length - recruiterCount },
    { label: 'Applications sent', value: count('Sent') },
  ];
}
