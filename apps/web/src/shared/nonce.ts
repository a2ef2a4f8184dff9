import { createContext, use } from 'react';

/** The CSP nonce of this response, on the server and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
