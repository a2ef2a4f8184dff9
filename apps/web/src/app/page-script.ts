import { createContext, use } from 'react';
import type { When } from './hydration.ts';

/** How a public page comes alive for visitors: by a script of its own that needs no router (see site-client/), and not at once. */
export interface PageScript {
  address: string;
  when: When;
  /** Set where the page could not be shown. */
  errorStatus: number | null;
}

/** Null where the router's own script starts at once: in the portal, for forms, for people who are signed in, in development. */
export const PageScriptContext = createContext<PageScript | null>(null);

export const usePageScript = (): PageScript | null => use(PageScriptContext);
