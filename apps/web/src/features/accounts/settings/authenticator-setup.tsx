import { Link } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { CodeField } from '../../../shared/verify/code-field.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import type { AuthenticatorResult, Setup } from './authenticator.server.ts';
import { NoPasswordNote } from './no-password-yet.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface AuthenticatorSetupProps {
  hasPassword: boolean;
  asksPassword: boolean;
  /** Whether this replaces an existing authenticator. */
  replaces: boolean;
  failure: FormFailure | null;
  shown: AuthenticatorResult | null;
}

/** Setup in three steps: the password, the QR code with a code from the app, and the recovery codes. */
export function AuthenticatorSetup({ shown, failure, ...account }: AuthenticatorSetupProps) {
  if (shown && 'codes' in shown) return <SetUp codes={shown.codes} />;
  if (shown) return <ScanStep setup={shown.setup} failure={failure} />;
  return <PasswordStep {...account} failure={failure} />;
}

function PasswordStep({ hasPassword, asksPassword, replaces, failure }: Omit<AuthenticatorSetupProps, 'shown'>) {
  if (asksPassword && !hasPassword) return <NoPasswordNote />;
  return (
    <Form failure={failure} className="flex max-w-form flex-col gap-5">
      <input type="hidden" name="intent" value="start" />
      <p>
        You need an app that generates codes, such as a password manager, Aegis, Google Authenticator, or Microsoft
        Authenticator. {replaces && 'Your current app keeps working until you confirm the new one.'}
      </p>
      {asksPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
      <VerifyAgain failure={failure} />
      <SubmitButton busyLabel="Loading…" className="self-start">
        Show QR code
      </SubmitButton>
    </Form>
  );
}

function ScanStep({ setup, failure }: { setup: Setup; failure: FormFailure | null }) {
  const key = setup.secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex max-w-60 flex-col gap-3">
        <QrCode {...setup.qr} />
        <p className="text-small">
          On this phone?{' '}
          <a href={setup.uri} className="link">
            Open the app
          </a>
        </p>
      </div>
      <div className="flex max-w-form flex-col gap-6">
        <ol className="flex list-decimal flex-col gap-3 pl-5">
          <li>Scan the QR code with your app.</li>
          <li>
            Can’t scan it? Enter this key instead:
            <br />
            <code className="font-mono font-medium wrap-anywhere">{key.join(' ')}</code>
          </li>
          <li>Enter the six-digit code the app shows.</li>
        </ol>
        <Form failure={failure} className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="setupSecret" value={JSON.stringify(setup)} />
          <CodeField />
          <SubmitButton busyLabel="Checking…" className="self-start">
            Confirm and turn on
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}

/** Dark on light in every theme, because scanners expect that. */
function QrCode({ size, path }: Setup['qr']) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app, same as the key next to it"
      shapeRendering="crispEdges"
      className="w-full rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function SetUp({ codes }: { codes: string[] | null }) {
  return (
    <div className="flex flex-col gap-6">
      <Callout tone="hold" title="Your authenticator app is set up." live>
        <p>From now on, we’ll ask for a code when you sign in.</p>
      </Callout>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <p>
          The recovery codes you saved still work.{' '}
          <Link to="/portal/settings/security" className="link">
            Generate new ones
          </Link>{' '}
          if you no longer have them.
        </p>
      )}
      <ButtonLink to="/portal/settings/security" className="self-start print:hidden">
        Back to security
      </ButtonLink>
    </div>
  );
}
