/**
 * When a public page comes alive for visitors, by a script that needs no router (see site-client/): `at-once` (forms), `after-load` (a page that can be
 * read and used before; its script starts when everything else is there, or at the first touch), `on-demand` (only when something is used that
 * needs it). A page that says nothing needs the router: the portal, and pages that load or navigate by themselves.
 */
export type Hydrate = 'at-once' | 'after-load' | 'on-demand';

/** A route's `handle`. */
export interface PageHandle {
  hydrate?: Hydrate;
}

/** What the innermost of the matched routes that says something asks for; null where none does. */
export function whenToHydrate(handles: readonly unknown[]): Hydrate | null {
  return handles.reduce<Hydrate | null>((asked, handle) => (handle as PageHandle | undefined)?.hydrate ?? asked, null);
}
