import type { ActionFunctionArgs } from 'react-router';

/** What loaders and actions get and the functions behind them need. */
export type RouteArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;
