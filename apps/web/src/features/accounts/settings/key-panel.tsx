import type { ApiKey } from '@foothold/contracts/accounts/keys';
import { Link, useFetcher } from 'react-router';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { describePermissions, PERMISSIONS } from './key-permissions.ts';
import type { loadKeys, NewKey } from './keys.server.ts';
import { NewKeyNotice } from './new-key.tsx';
import { NoPasswordNote } from './no-password-yet.tsx';
import { Section, SuccessMessage } from './section.tsx';
import { useSettingsForm } from './use-setting.ts';

type Keys = Awaited<ReturnType<typeof loadKeys>>;

export interface KeyPanelProps extends Keys {
  actionData: SettingsOutcome<NewKey> | undefined;
}

/** The member's API keys, with a form to create one. */
export function KeyPanel({ keys, most, now, actionData, ...form }: KeyPanelProps) {
  const rows = useListFocus<HTMLUListElement>();
  const revoked = actionData?.intent === 'revoke-key' ? actionData : null;
  return (
    <Section
      id="keys"
      title="API keys"
      note={
        <p>
          For your own scripts and programs.{' '}
          <Link to="/api-reference" className="link">
            API reference
          </Link>
        </p>
      }
    >
      {keys.length === 0 ? (
        <p className="text-soft">No keys yet.</p>
      ) : (
        <ul ref={rows} className="border-t border-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} now={now} />
          ))}
        </ul>
      )}
      <SuccessMessage outcome={revoked} />
      {revoked?.failure && <Callout tone="danger" title={revoked.failure.message} live />}
      {keys.length < most ? (
        <CreateKey {...form} actionData={actionData} />
      ) : (
        <p className="text-soft">You have {most} keys, which is the limit. Revoke one to create another.</p>
      )}
    </Section>
  );
}

function KeyRow({ apiKey, now }: { apiKey: ApiKey; now: string }) {
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {apiKey.name}
          <code className="font-mono text-note font-normal text-soft">{apiKey.start}…</code>
        </p>
        <p className="text-small">{describePermissions(apiKey.scopes)}</p>
        <p className="text-note text-soft">
          Expires <DateTime value={apiKey.expiresAt} />,{' '}
          {apiKey.lastUsedAt === null ? 'never used' : `last used ${format.daysAgo(apiKey.lastUsedAt, new Date(now))}`}
        </p>
      </div>
      <RevokeButton id={apiKey.id} name={apiKey.name} />
    </li>
  );
}

/** Revokes a key or a program's sign-in, after a confirmation. */
export function RevokeButton({ id, name }: { id: string; name: string }) {
  const fetcher = useFetcher<SettingsOutcome>();
  return (
    <Form fetcher={fetcher} failure={fetcher.data?.failure}>
      <input type="hidden" name="intent" value="revoke-key" />
      <input type="hidden" name="key" value={id} />
      <ConfirmButton
        size="small"
        aria-label={`Revoke ${name}`}
        title={`Revoke ${name}?`}
        description="Programs that use it stop working right away."
        confirmLabel="Revoke"
        cancelLabel="Cancel"
        busyLabel="Revoking…"
      >
        Revoke
      </ConfirmButton>
    </Form>
  );
}

const DAY_LABELS: Record<number, string> = { 7: '1 week', 30: '30 days', 90: '90 days', 365: '1 year' };
const DEFAULT_DAYS = '90';

function CreateKey({
  asksPassword,
  hasPassword,
  days,
  publicUrl,
  actionData,
}: Pick<KeyPanelProps, 'asksPassword' | 'hasPassword' | 'days' | 'publicUrl' | 'actionData'>) {
  const { fetcher, outcome } = useSettingsForm<NewKey>('create-key', actionData);
  if (asksPassword && !hasPassword) return <NoPasswordNote />;
  const scopeError = outcome?.failure?.fields.scopes;
  return (
    <>
      {outcome?.shown && <NewKeyNotice created={outcome.shown} publicUrl={publicUrl} />}
      <Form
        key={outcome?.shown?.key ?? 'open'}
        fetcher={fetcher}
        failure={outcome?.failure}
        className="flex max-w-form flex-col gap-5"
      >
        <input type="hidden" name="intent" value="create-key" />
        <VerifyAgain failure={outcome?.failure} />
        <TextField name="name" label="Key name" hint="For example, the program that will use it." maxLength={60} />
        <fieldset className="flex flex-col gap-3" aria-describedby={scopeError ? 'scopes-error' : undefined}>
          <legend className="mb-1.5 text-small font-strong">What may it do?</legend>
          {scopeError && (
            <p id="scopes-error" className="text-small text-danger-text">
              {scopeError}
            </p>
          )}
          {PERMISSIONS.map(({ area, label, read, write }) => (
            <fieldset key={area} className="flex flex-col gap-2 border-t border-line pt-3">
              <legend className="float-left w-full pb-2 text-small font-medium">{label}</legend>
              {[read, write].map(
                (choice) =>
                  choice && (
                    <Checkbox
                      key={choice.scope}
                      name="scopes"
                      value={choice.scope}
                      label={choice.text}
                      optional
                      className="clear-both"
                    />
                  ),
              )}
            </fieldset>
          ))}
        </fieldset>
        <Select
          name="days"
          label="Works for"
          defaultValue={DEFAULT_DAYS}
          options={days.map((count) => ({ value: String(count), label: DAY_LABELS[count] ?? `${count} days` }))}
        />
        {asksPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
        <SubmitButton variant="secondary" busyLabel="Creating…" className="self-start">
          Create key
        </SubmitButton>
      </Form>
    </>
  );
}
