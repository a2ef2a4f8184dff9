import type { ActionFunctionArgs } from 'react-router';

/** What loaders and actions get and the functions behind them need. */
export type RouteArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** The same for pages of one résumé. */
export type ResumeArgs = RouteArgs & { params: { id: string } };
