import type { useLoaderData } from 'react-router';

/** A page's loader or action arguments. */
export type RouteData<T> = ReturnType<typeof useLoaderData<T>>;
