import { createContext, use } from 'react';

/** The nonce of the answer that brought this page, on the server and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
