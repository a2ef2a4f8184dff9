import type { Difficulty } from '@foothold/contracts/coaching/choices';

/** Labels of the difficulty levels. */
export const LEVELS: Record<Difficulty, string> = { junior: 'Junior', mid: 'Mid', senior: 'Senior' };

export const LEVEL_OPTIONS = Object.entries(LEVELS).map(([value, label]) => ({ value, label }));
