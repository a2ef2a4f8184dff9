import type { ActionFunctionArgs } from 'react-router';

/** The arguments of loaders and actions that our functions need. */
export type RouteArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** The same for pages of one résumé. */
export type ResumeArgs = RouteArgs & { params: { id: string } };
