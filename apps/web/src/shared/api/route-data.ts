import type { useLoaderData } from 'react-router';

/** What a page gets of a loader or an action. */
export type RouteData<T> = ReturnType<typeof useLoaderData<T>>;
