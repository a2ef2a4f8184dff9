import type { LoaderFunctionArgs, useLoaderData } from 'react-router';

/** A page's loader or action arguments. */
export type RouteData<T> = ReturnType<typeof useLoaderData<T>>;

/** The arguments of a page's loader or action; `Params` are the names in its address. */
export type PageArgs<Params extends string = never> = Pick<LoaderFunctionArgs, 'request' | 'context'> & {
  params: Readonly<Record<Params, string>>;
};
