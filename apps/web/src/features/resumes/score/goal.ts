/**
 * The target score of every path. The same as the plan's in `@foothold/core/improve`, which would add too much code to
 * the browser.
 */
export const GOAL_SCORE = 80;
