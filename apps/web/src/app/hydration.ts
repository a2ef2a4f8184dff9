/**
 * When a page's script runs: `at-once` (the default: forms and the portal), `after-load` (a page that can be read and used before; its script
 * starts when everything else is there, or at the first touch), `on-demand` (only when something is used that needs it). `members`
 * is `at-once` for people who are signed in and `on-demand` for visitors.
 */
export type Hydrate = 'at-once' | 'after-load' | 'on-demand' | 'members';

/** A route's `handle`. */
export interface PageHandle {
  hydrate?: Hydrate;
}

const ORDER = ['on-demand', 'after-load', 'at-once'] as const;
export type When = (typeof ORDER)[number];

/** The earliest that any of the matched routes asks for. A route that says nothing leaves it to the others; nobody saying anything is `at-once`. */
export function whenToHydrate(handles: readonly unknown[], signedIn: boolean): When {
  const asked = handles.flatMap((handle): When[] => {
    const { hydrate } = (handle as PageHandle | undefined) ?? {};
    if (hydrate === undefined) return [];
    if (hydrate === 'members') return [signedIn ? 'at-once' : 'on-demand'];
    return [hydrate];
  });
  if (asked.length === 0) return 'at-once';
  return ORDER[Math.max(...asked.map((one) => ORDER.indexOf(one)))] ?? 'at-once';
}
