import type { ActionFunctionArgs } from 'react-router';

/** The arguments of loaders and actions that our functions need. */
export type RouteArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;
