import { createContext, use } from 'react';

/** The nonce of the answer being rendered; unknown in the browser, where nothing needs it any more. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
