import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A list stays as it is while another of its jobs is opened or closed. */
export function reloadsList({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'>): boolean {
  const isOnlyAnotherJob =
    formMethod === undefined && currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isOnlyAnotherJob ? false : defaultShouldRevalidate;
}
