import type { LoaderFunctionArgs, useLoaderData } from 'react-router';

/** What a page gets of a loader or an action. */
export type RouteData<T> = ReturnType<typeof useLoaderData<T>>;

/** What a loader or an action of a page gets; `Params` are the names in its address. */
export type PageArgs<Params extends string = never> = Pick<LoaderFunctionArgs, 'request' | 'context'> & {
  params: Readonly<Record<Params, string>>;
};
