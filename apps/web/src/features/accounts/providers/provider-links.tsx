import { PROVIDER_NAMES, type SignInProvider } from '@foothold/contracts/accounts/choices';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { withNext } from '../next-path.ts';
import { ProviderLogo } from './provider-logo.tsx';

export interface ProviderLinksProps {
  providers: readonly SignInProvider[];
  next: string | null;
}

/** Links to the pages of the services that members can sign in with. */
export function ProviderLinks({ providers, next }: ProviderLinksProps) {
  if (providers.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {providers.map((provider) => (
        <li key={provider}>
          <ButtonLink
            reloadDocument
            to={withNext(`/portal/sign-in/${provider}`, next)}
            variant="secondary"
            size="large"
            className="w-full"
          >
            <ProviderLogo provider={provider} />
            Continue with {PROVIDER_NAMES[provider]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
