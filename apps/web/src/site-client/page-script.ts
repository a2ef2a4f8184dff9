import { createContext, use } from 'react';
import type { Hydrate } from './hydration.ts';

/** How a public page hydrates for visitors: when, and with its own script, which needs no router (see site-client/). */
export interface PageScript {
  address: string;
  when: Hydrate;
  /** The error's status, if the page failed. */
  errorStatus: number | null;
}

/** Null if the router's own script is used: in the portal, for signed-in users, and in development. */
export const PageScriptContext = createContext<PageScript | null>(null);

export const usePageScript = (): PageScript | null => use(PageScriptContext);
