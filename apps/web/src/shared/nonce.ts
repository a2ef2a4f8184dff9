import { createContext, use } from 'react';

/** The nonce of this page's response, on the server and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
