/**
 * When a public page hydrates for visitors, with a script that needs no router (see site-client/): `at-once` (forms), `after-load` (pages
 * usable before hydration; the script starts when everything else has loaded, or at the first touch), `on-demand` (only when something that
 * needs it is used). A page without a setting needs the router: the portal, and pages that load data or navigate on their own.
 */
export type Hydrate = 'at-once' | 'after-load' | 'on-demand';

/** A route's `handle`. */
export interface PageHandle {
  hydrate?: Hydrate;
}

/** The setting of the innermost matched route that has one; null if none has. */
export function whenToHydrate(handles: readonly unknown[]): Hydrate | null {
  return handles.reduce<Hydrate | null>((asked, handle) => (handle as PageHandle | undefined)?.hydrate ?? asked, null);
}
