import type { ActionFunctionArgs } from 'react-router';

/** What loaders and actions get and our functions behind them need. */
export type RouteArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;
