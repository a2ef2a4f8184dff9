import type { sessionSchema } from '@foothold/contracts/accounts';
import { useFetcher } from 'react-router';
import type { z } from 'zod';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { Section, SuccessMessage } from './section.tsx';
import type { NewRecoveryCodes } from './security.server.ts';
import { useSettingsForm } from './use-setting.ts';

type Session = z.infer<typeof sessionSchema>;

export interface SessionListProps {
  sessions: readonly Session[];
  /** When the list was loaded. */
  now: string;
  actionData: SettingsOutcome<NewRecoveryCodes> | undefined;
}

export function SessionList({ sessions, now, actionData }: SessionListProps) {
  const { fetcher, outcome } = useSettingsForm('end-others', actionData);
  const rows = useListFocus<HTMLUListElement>();
  const endSessionResult = actionData?.intent === 'end-session' ? actionData : null;
  return (
    <Section
      id="sessions"
      title="Where you’re signed in"
      note="If you don’t recognize a session, end it and change your password."
    >
      <ul ref={rows} className="border-t border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </ul>
      {endSessionResult?.failure && (
        <p role="alert" className="text-danger-text">
          {endSessionResult.failure.message}
        </p>
      )}
      {sessions.length > 1 && (
        <Form fetcher={fetcher} failure={outcome?.failure}>
          <input type="hidden" name="intent" value="end-others" />
          <ConfirmButton
            title="End all other sessions?"
            description="Every device except this one will have to sign in again."
            confirmLabel="End sessions"
            cancelLabel="Cancel"
            busyLabel="Ending…"
          >
            End all other sessions
          </ConfirmButton>
        </Form>
      )}
      <SuccessMessage outcome={outcome} />
    </Section>
  );
}

function SessionRow({ session, now }: { session: Session; now: string }) {
  const fetcher = useFetcher<SettingsOutcome>();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {session.device}
          {session.current && <Badge tone="hold">This device</Badge>}
        </p>
        <p className="text-note text-soft">
          Last used {format.daysAgo(session.lastUsedAt, new Date(now))}, signed in{' '}
          <DateTime value={session.createdAt} />
          {session.address !== null && (
            <>
              , from <span className="break-all figures">{session.address}</span>
            </>
          )}
        </p>
        {fetcher.data?.failure && (
          <p role="alert" className="text-danger-text">
            {fetcher.data.failure.message}
          </p>
        )}
      </div>
      {!session.current && (
        <Form fetcher={fetcher}>
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="session" value={session.id} />
          <SubmitButton
            variant="secondary"
            size="small"
            busyLabel="Ending…"
            aria-label={`End session: ${session.device}`}
          >
            End session
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
