import type { ProviderConnection } from '@foothold/contracts/accounts';
import { PROVIDER_NAMES, type SignInProvider } from '@foothold/contracts/accounts/choices';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { withNext } from '../next-path.ts';
import type { SettingsOutcome } from '../settings/changes.server.ts';
import { Section, SuccessMessage } from '../settings/section.tsx';
import { useSettingsForm } from '../settings/use-setting.ts';
import { ProviderLogo } from './provider-logo.tsx';

export interface ConnectionsProps {
  providers: readonly SignInProvider[];
  connections: readonly ProviderConnection[];
  actionData: SettingsOutcome | undefined;
}

/** The services that the account is or can be connected to. A service that is no longer configured can still be disconnected. */
export function Connections({ providers, connections, actionData }: ConnectionsProps) {
  const { fetcher, outcome } = useSettingsForm('disconnect', actionData);
  const shown = [...new Set([...providers, ...connections.map(({ provider }) => provider)])];
  if (shown.length === 0) return null;
  return (
    <Section
      id="services"
      title="Google and LinkedIn"
      note="Sign in with a service that has the same confirmed email address."
    >
      <ul className="border-t border-line">
        {shown.map((provider) => {
          const connection = connections.find((one) => one.provider === provider);
          const name = PROVIDER_NAMES[provider];
          return (
            <li
              key={provider}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5"
            >
              <p className="flex items-center gap-3">
                <ProviderLogo provider={provider} />
                <span>
                  <span className="font-medium">{name}</span>
                  <span className="block text-note text-soft">
                    {connection ? (
                      <>
                        Connected <DateTime value={connection.connectedAt} />
                      </>
                    ) : (
                      'Not connected'
                    )}
                  </span>
                </span>
              </p>
              {connection ? (
                <Form fetcher={fetcher} failure={outcome?.failure}>
                  <input type="hidden" name="intent" value="disconnect" />
                  <input type="hidden" name="provider" value={provider} />
                  <ConfirmButton
                    size="small"
                    aria-label={`Disconnect ${name}`}
                    title={`Disconnect ${name}?`}
                    description={`You won’t be able to sign in with ${name} anymore.`}
                    confirmLabel="Disconnect"
                    cancelLabel="Cancel"
                    busyLabel="Disconnecting…"
                  >
                    Disconnect
                  </ConfirmButton>
                </Form>
              ) : (
                <ButtonLink
                  reloadDocument
                  size="small"
                  aria-label={`Connect ${name}`}
                  to={withNext(`/portal/sign-in/${provider}`, '/portal/settings/sign-in')}
                >
                  Connect
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
      <SuccessMessage outcome={outcome} />
    </Section>
  );
}
