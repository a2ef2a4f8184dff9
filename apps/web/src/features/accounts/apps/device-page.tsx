import type { DeviceRequest } from '@foothold/contracts/accounts/oauth';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { formClass } from '../entry-forms.tsx';
import { EntryPage } from '../entry-page.tsx';
import { NoPasswordNote } from '../settings/no-password-yet.tsx';
import { NeverNote, ScopeList, VerifiedBadge } from './app-facts.tsx';
import type { DeviceOutcome, decideDevice, loadDevice } from './device.server.ts';

type Account = RouteData<typeof loadDevice>;

export interface DevicePageProps {
  loaderData: Account;
  actionData: RouteData<typeof decideDevice> | undefined;
}

/** The page where a member enters the code that a program shows, and decides about its request. */
export function DevicePage({ loaderData, actionData }: DevicePageProps) {
  if (actionData?.decided) return <Decided decided={actionData.decided} />;
  if (actionData?.device) return <Decision {...loaderData} outcome={actionData} device={actionData.device} />;
  return (
    <EntryPage
      title="Connect a device"
      lead={<p>Enter the code that the app shows. Only continue if you started this yourself.</p>}
    >
      <Form failure={actionData?.failure} className={formClass}>
        <TextField
          name="code"
          label="Code"
          hint="8 letters, like BCDF-GHJK."
          defaultValue={actionData?.code ?? loaderData.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <SubmitButton size="large" busyLabel="Checking…">
          Continue
        </SubmitButton>
      </Form>
    </EntryPage>
  );
}

interface DecisionProps extends Account {
  outcome: DeviceOutcome;
  device: DeviceRequest;
}

function Decision({ asksPassword, hasPassword, asksFactor, outcome: { code, failure }, device }: DecisionProps) {
  const needsFactor = asksFactor || failure?.code === 'accounts.verify-again';
  const canAllow = asksPassword ? hasPassword : !needsFactor;
  const back = `/device?user_code=${encodeURIComponent(code)}`;
  return (
    <EntryPage
      title={`Connect ${device.app.name}?`}
      lead={
        <p>
          <VerifiedBadge verified={device.app.verified} />
        </p>
      }
    >
      <DescriptionList
        items={[
          { term: 'Code', value: code.toUpperCase() },
          { term: 'Requested from', value: <span className="wrap-anywhere">{device.address}</span> },
          { term: 'Program', value: <span className="wrap-anywhere">{device.device}</span> },
          {
            term: 'Requested',
            value: (
              <>
                <DateTime value={device.requestedAt} time /> UTC
              </>
            ),
          },
        ]}
      />
      <Callout tone="caution" title="Did somebody send you this code?">
        <p>Then decline. The person who sent it would get access to your account.</p>
      </Callout>
      <section aria-labelledby="scopes" className="flex flex-col gap-3">
        <h2 id="scopes" className="text-lead">
          It will be able to
        </h2>
        <ScopeList scopes={device.scopes} />
        <NeverNote />
      </section>
      {asksPassword && !hasPassword && <NoPasswordNote />}
      {!asksPassword && needsFactor && (
        <ButtonLink to={`/portal/verify?next=${encodeURIComponent(back)}`} variant="secondary" className="self-start">
          Confirm it’s you first
        </ButtonLink>
      )}
      <Form failure={failure} className={formClass}>
        <input type="hidden" name="code" value={code} />
        {asksPassword && hasPassword && (
          <PasswordField name="password" label="Your password" autoComplete="current-password" />
        )}
        <div className="flex flex-wrap gap-3">
          {canAllow && (
            <SubmitButton name="decision" value="allow" size="large" busyLabel="Connecting…">
              Allow
            </SubmitButton>
          )}
          <SubmitButton name="decision" value="decline" size="large" variant="secondary" busyLabel="Declining…">
            Decline
          </SubmitButton>
        </div>
      </Form>
    </EntryPage>
  );
}

function Decided({ decided }: { decided: 'allowed' | 'declined' }) {
  return decided === 'allowed' ? (
    <EntryPage title="Device connected" lead={<p>You can close this page and go back to the app.</p>} />
  ) : (
    <EntryPage title="Request declined" lead={<p>The app has no access to your account.</p>} />
  );
}
