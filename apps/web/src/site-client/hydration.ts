/**
 * When a public page hydrates for visitors, using a script without the router (see site-client/). `at-once`: pages with
 * forms. `after-load`: pages that are usable before hydration; the script starts when everything else has loaded, or at
 * the first touch. `in-view`: the same, but not before a part of the page's content that needs it comes into view.
 * `on-demand`: only when something that needs it is used. Parts that need it are in `[data-wakes]`. Pages without a
 * setting need the router: the portal, and pages that load data or navigate on their own.
 */
export type Hydrate = 'at-once' | 'after-load' | 'in-view' | 'on-demand';

/** A route's `handle`. */
export interface PageHandle {
  hydrate?: Hydrate;
  /**
   * Reduces the loader's data to what the page needs for hydration without the router. The rest is already in the
   * document. The data is null if the page failed.
   */
  toBrowserData?: (data: unknown) => unknown;
}

/** The setting of the innermost matched route that has one; null if none does. */
export function getHydrationSetting(handles: readonly unknown[]): Hydrate | null {
  return handles.reduce<Hydrate | null>((asked, handle) => (handle as PageHandle | undefined)?.hydrate ?? asked, null);
}
