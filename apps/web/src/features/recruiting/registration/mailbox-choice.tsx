import { times } from '@foothold/contracts/recruiting-choices';
import { limits } from '@foothold/contracts/registration-choices';
import { Link } from 'react-router';
import { useBrand } from '../../../shared/app-data.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';

/** Where the providers themselves say how to make an app password. */
const HELP = [
  { name: 'Google', href: 'https://support.google.com/accounts/answer/185833' },
  {
    name: 'Microsoft',
    href: 'https://support.microsoft.com/en-us/account-billing/how-to-get-and-use-app-passwords-5896ed9b-4263-e681-128a-a6f2979a7944',
  },
  { name: 'Yahoo', href: 'https://help.yahoo.com/kb/SLN15241.html' },
  { name: 'Apple', href: 'https://support.apple.com/en-us/102654' },
] as const;

export interface MailboxChoiceProps {
  /** What the box says at first. */
  initial: boolean;
  forwarding: boolean;
  onForwarding: (forwarding: boolean) => void;
}

/** The password of the résumé's mailbox, why it is asked, and what does without one. */
export function MailboxChoice({ initial, forwarding, onForwarding }: MailboxChoiceProps) {
  const hydrated = useHydrated();
  const brand = useBrand();
  const off = hydrated && forwarding;
  return (
    <div className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5">
      <div hidden={off}>
        <PasswordField
          name="resumeEmailPassword"
          label="Resume email password"
          hint="Your recruiter applies from this mailbox and reads the answers. Many providers refuse everyday passwords: give an app password, made for this alone. You can replace or erase it at any time."
          autoComplete="new-password"
          data-1p-ignore
          data-lpignore="true"
          disabled={off}
          maxLength={limits.password}
        />
      </div>
      <details className="group text-small">
        <summary className="link cursor-pointer font-medium">App passwords, and what happens to yours</summary>
        <div className="flex max-w-prose flex-col gap-3 pt-3 text-soft">
          <p>
            An app password opens the mailbox, usually not the rest of your account, and you can end it there without
            changing your own. The providers say how:{' '}
            {HELP.map(({ name, href }, index) => (
              <span key={name}>
                {index > 0 && (index === HELP.length - 1 ? ' and ' : ', ')}
                <a href={href} target="_blank" rel="noreferrer" className="link">
                  {name}
                </a>
              </span>
            ))}
            {' (each opens in a new tab).'}
          </p>
          <p>
            What you give here is sealed the moment it arrives. Only the recruiter assigned to you can have it opened,
            for a task that you approved, with a reason; you see each time in your portal. It stands in no list, message
            or printout.{' '}
            <Link to="/help-center/your-mailbox-password" className="link">
              How it is locked away
            </Link>
            .
          </p>
          <p>
            You can replace or erase it at any time. It is erased by itself with your plan, with your permission, or
            when nobody needed it for {times.idleDays} days.
          </p>
        </div>
      </details>
      <Checkbox
        name="forwarding"
        label="Use a forwarding address instead"
        hint={`No password at all: ${brand.name} issues an address for your applications, and your own mailbox stays closed to us.`}
        optional
        defaultChecked={initial}
        onChange={(event) => onForwarding(event.currentTarget.checked)}
      />
    </div>
  );
}
