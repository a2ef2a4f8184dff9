/** The total that every path leads to; the same as the plan's in `@foothold/core/improve`, which does not come into the browser for it. */
export const GOAL = 80;
