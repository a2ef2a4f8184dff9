import { createContext, use } from 'react';
import type { Hydrate } from './hydration.ts';

/** How a public page comes alive for visitors: by a script of its own that needs no router (see site-client/), and when. */
export interface PageScript {
  address: string;
  when: Hydrate;
  /** Set where the page could not be shown. */
  errorStatus: number | null;
}

/** Null where the router's own script starts: in the portal, for people who are signed in, in development. */
export const PageScriptContext = createContext<PageScript | null>(null);

export const usePageScript = (): PageScript | null => use(PageScriptContext);
