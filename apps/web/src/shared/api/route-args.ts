import type { LoaderFunctionArgs } from 'react-router';

/** The loader or action arguments that our functions need. `Params` are the parameter names in the page's path. */
export type RouteArgs<Params extends string = never> = Pick<LoaderFunctionArgs, 'request' | 'context'> &
  ([Params] extends [never] ? unknown : { params: Readonly<Record<Params, string>> });
