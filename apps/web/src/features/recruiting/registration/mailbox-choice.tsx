import { times } from '@foothold/contracts/recruiting/choices';
import { limits } from '@foothold/contracts/recruiting/registration-choices';
import { Link } from 'react-router';
import { useBrand } from '../../../shared/app-data.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';

/** The providers' own instructions for app passwords. */
const HELP_LINKS = [
  { name: 'Google', href: 'https://support.google.com/accounts/answer/185833' },
  {
    name: 'Microsoft',
    href: 'https://support.microsoft.com/en-us/account-billing/how-to-get-and-use-app-passwords-5896ed9b-4263-e681-128a-a6f2979a7944',
  },
  { name: 'Yahoo', href: 'https://help.yahoo.com/kb/SLN15241.html' },
  { name: 'Apple', href: 'https://support.apple.com/en-us/102654' },
] as const;

export interface MailboxChoiceProps {
  /** The field's initial note. */
  initial: boolean;
  /** Whether addresses that we issue receive email. */
  offersForwarding: boolean;
  forwarding: boolean;
  onForwarding: (forwarding: boolean) => void;
}

/** Asks for the résumé mailbox's password, and explains why and what the alternatives are. */
export function MailboxChoice({ initial, offersForwarding, forwarding, onForwarding }: MailboxChoiceProps) {
  const hydrated = useHydrated();
  const brand = useBrand();
  const isDisabled = hydrated && forwarding;
  return (
    <div className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5">
      <div hidden={isDisabled}>
        <PasswordField
          name="resumeEmailPassword"
          label="Resume email password"
          hint="Your recruiter uses this mailbox to work for you and read replies. Many providers don’t accept your regular password here, so enter an app password. You can replace or delete it anytime."
          autoComplete="new-password"
          data-1p-ignore
          data-lpignore="true"
          disabled={isDisabled}
          maxLength={limits.password}
        />
      </div>
      <details className="group text-small">
        <summary className="link cursor-pointer font-medium">About app passwords and how we protect yours</summary>
        <div className="flex max-w-prose flex-col gap-3 pt-3 text-soft">
          <p>
            An app password opens your mailbox but usually not the rest of your account, and you can revoke it without
            changing your main password. Learn how to create one with{' '}
            {HELP_LINKS.map(({ name, href }, index) => (
              <span key={name}>
                {index > 0 && (index === HELP_LINKS.length - 1 ? ', and ' : ', ')}
                <a href={href} target="_blank" rel="noreferrer" className="link">
                  {name}
                </a>
              </span>
            ))}
            {' (links open in a new tab).'}
          </p>
          <p>
            We encrypt your password as soon as we receive it. Only your assigned recruiter can view it, for a task you
            approved and with a reason, and you’ll see each view in your portal. It never appears in lists, messages, or
            printouts.{' '}
            <Link to="/help-center/your-mailbox-password" className="link">
              How we protect your password
            </Link>
            .
          </p>
          <p>
            You can replace or delete it anytime. We delete it automatically when your plan ends, when you withdraw
            permission, or when it hasn’t been used or replaced for {times.idleDays} days.
          </p>
        </div>
      </details>
      {offersForwarding && (
        <Checkbox
          name="forwarding"
          label="Use a forwarding address instead"
          hint={`No password needed. ${brand.name} creates an address for your applications and never accesses your own mailbox.`}
          optional
          defaultChecked={initial}
          onChange={(event) => onForwarding(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
