/** How many tasks wait for the member's approval, and how many the member approved. */
export interface TaskCounts {
  waiting: number;
  approved: number;
}

export const NO_TASKS: TaskCounts = { waiting: 0, approved: 0 };

/** An approval may have expired since, or its work is done. */
const APPROVED_STATES: ReadonlySet<string> = new Set(['approved', 'expired', 'done']);

export const countByState = (tasks: readonly { state: string }[]): TaskCounts => ({
  waiting: tasks.filter(({ state }) => state === 'proposed').length,
  approved: tasks.filter(({ state }) => APPROVED_STATES.has(state)).length,
});
