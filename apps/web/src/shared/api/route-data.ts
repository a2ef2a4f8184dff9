import type { useLoaderData } from 'react-router';

/** The data that a page's loader or action returns. */
export type RouteData<T> = ReturnType<typeof useLoaderData<T>>;
