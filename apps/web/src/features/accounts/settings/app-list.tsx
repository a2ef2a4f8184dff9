import type { ConnectedApp } from '@foothold/contracts/accounts/oauth';
import { useFetcher } from 'react-router';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { VerifiedBadge } from '../apps/app-facts.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { describePermissions } from './key-permissions.ts';
import { Section, SuccessMessage } from './section.tsx';

export interface AppListProps {
  apps: readonly ConnectedApp[];
  now: string;
  actionData: SettingsOutcome<unknown> | undefined;
}

/** Apps that the member connected. */
export function AppList({ apps, now, actionData }: AppListProps) {
  const rows = useListFocus<HTMLUListElement>();
  return (
    <Section id="apps" title="Connected apps" note={<p>Apps that you allowed to act for you.</p>}>
      {apps.length === 0 ? (
        <p className="text-soft">No apps yet. An app asks you here when you connect it.</p>
      ) : (
        <ul ref={rows} className="border-t border-line">
          {apps.map((app) => (
            <AppRow key={app.id} app={app} now={now} />
          ))}
        </ul>
      )}
      <SuccessMessage outcome={actionData?.intent === 'disconnect-app' ? actionData : null} />
    </Section>
  );
}

function AppRow({ app, now }: { app: ConnectedApp; now: string }) {
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {app.name}
          <VerifiedBadge verified={app.verified} />
        </p>
        {app.redirectHost !== null && <p className="text-small wrap-anywhere">{app.redirectHost}</p>}
        <p className="text-small">{describePermissions(app.scopes)}</p>
        <p className="text-note text-soft">
          Connected <DateTime value={app.connectedAt} />,{' '}
          {app.lastUsedAt === null ? 'never used' : `last used ${format.daysAgo(app.lastUsedAt, new Date(now))}`}
        </p>
      </div>
      <DisconnectButton id={app.id} name={app.name} />
    </li>
  );
}

function DisconnectButton({ id, name }: { id: string; name: string }) {
  const fetcher = useFetcher<SettingsOutcome>();
  return (
    <Form fetcher={fetcher} failure={fetcher.data?.failure}>
      <input type="hidden" name="intent" value="disconnect-app" />
      <input type="hidden" name="app" value={id} />
      <ConfirmButton
        size="small"
        aria-label={`Disconnect ${name}`}
        title={`Disconnect ${name}?`}
        description="The app loses access right away."
        confirmLabel="Disconnect"
        cancelLabel="Cancel"
        busyLabel="Disconnecting…"
      >
        Disconnect
      </ConfirmButton>
    </Form>
  );
}
