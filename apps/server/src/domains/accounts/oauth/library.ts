import type { Provider } from 'oidc-provider';
import type { AccountsDeps } from '../deps.ts';
import type { OAuthAddresses } from './addresses.ts';

export type LoadLibrary = () => Promise<{
  provider: Provider;
  /** How long a connection lasts. */
  grantSeconds: number;
}>;

/**
 * Loads the library on first use, because most processes never need it.
 * @param onCopied see `createProvider`
 */
export function createLibraryLoader(
  deps: AccountsDeps,
  addresses: OAuthAddresses,
  onCopied: (userId: string) => Promise<void>,
): LoadLibrary {
  let loading: ReturnType<LoadLibrary> | undefined;
  return () => {
    loading ??= import('./provider.ts').then(({ createProvider, TTL }) => ({
      provider: createProvider(deps, addresses, onCopied),
      grantSeconds: TTL.Grant,
    }));
    return loading;
  };
}
