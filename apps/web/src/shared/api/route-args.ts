import type { LoaderFunctionArgs } from 'react-router';

/** What the functions behind loaders and actions need of what those get; `Params` are the names in the page's address. */
export type RouteArgs<Params extends string = never> = Pick<LoaderFunctionArgs, 'request' | 'context'> &
  ([Params] extends [never] ? unknown : { params: Readonly<Record<Params, string>> });
