import { createContext, use } from 'react';
import type { Hydrate } from './hydration.ts';

/** How a public page hydrates for visitors: with its own script that needs no router (see site-client/), and when. */
export interface PageScript {
  address: string;
  when: Hydrate;
  /** Set if the page couldn't be shown. */
  errorStatus: number | null;
}

/** Null if the router's own script starts: in the portal, for signed-in people, in development. */
export const PageScriptContext = createContext<PageScript | null>(null);

export const usePageScript = (): PageScript | null => use(PageScriptContext);
