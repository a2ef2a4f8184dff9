import { type Brand, getProductNames } from '@foothold/brand';
import type { Role } from '@foothold/contracts/endpoint';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { composeEmail, type EmailContent } from '../../platform/mail/compose-email.ts';

interface To {
  email: string;
  name: string;
}

const createGreeting = (to: To) => `Hi ${to.name},`;

/** Confirms an address. @param to without a name, because anyone could have typed it along with the address */
export function renderConfirmationEmail(to: Pick<To, 'email'>, url: string, retentionDays: number, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `Confirm your email address for ${brand.name}`,
      greeting: 'Hi,',
      body: [
        `Thanks for signing up for ${brand.name}. Confirm your email address to finish setting up your account.`,
        `Your free ${TRIAL_DAYS}-day trial starts when you confirm, unless this address has already had one. You can use your account in the meantime, but we need a confirmed address to reach you and to help you get back in.`,
        `If you don’t confirm within ${retentionDays} days, we’ll delete the account and everything in it.`,
      ],
      action: { label: 'Confirm email address', url },
      note: 'This link works once and expires in 3 days. You’ll need your password if you aren’t signed in. If you didn’t create an account, ignore this email and we won’t use your address.',
    },
    brand,
  );
}

/** For an address that already has an account. Only its owner learns that. */
export function renderAlreadyMemberEmail(to: To, logInUrl: string, resetUrl: string, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `You already have a ${brand.name} account`,
      greeting: createGreeting(to),
      body: [
        `Someone, probably you, tried to create a ${brand.name} account with this address. You already have one, so you can just sign in.`,
        `Forgot your password? Reset it here: ${resetUrl}`,
      ],
      action: { label: 'Sign in', url: logInUrl },
      note: 'If this wasn’t you, ignore this email. Your account and password haven’t changed.',
    },
    brand,
  );
}

/** Resets a password. @param to without a name if nobody has confirmed the address yet */
export function renderResetEmail(to: Pick<To, 'email'> & { name: string | undefined }, url: string, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `Reset your ${brand.name} password`,
      greeting: to.name === undefined ? 'Hi,' : createGreeting({ ...to, name: to.name }),
      body: ['We received a request to reset the password for your account. Choose a new one with the button below.'],
      action: { label: 'Reset password', url },
      note: 'This link works once and expires in 1 hour. If you didn’t request it, ignore this email. Your password won’t change.',
    },
    brand,
  );
}

/** Sends a sign-in code. @param to without a name if nobody has confirmed the address yet */
export function renderSignInCodeEmail(
  to: Pick<To, 'email'> & { name: string | undefined },
  code: string,
  brand: Brand,
) {
  return composeEmail(
    {
      to: to.email,
      subject: `Your ${brand.name} sign-in code`,
      greeting: to.name === undefined ? 'Hi,' : createGreeting({ ...to, name: to.name }),
      body: [
        'We’ve seen many attempts to sign in to your account from places you haven’t used before. To protect it, you’ll need this code as well as your password.',
        `Your code: ${code}`,
        'Enter it on the sign-in page with your password. It works once and expires in 90 minutes.',
      ],
      note: 'If you aren’t signing in, ignore this email. Nobody can get in without both your password and a code. Never share a code with anyone.',
    },
    brand,
  );
}

export function renderPasswordChangedEmail(to: To, resetUrl: string, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `Your ${brand.name} password was changed`,
      greeting: createGreeting(to),
      body: ['Your password was just changed, and you were signed out on all other devices.'],
      action: { label: 'This wasn’t me: reset password', url: resetUrl },
    },
    brand,
  );
}

/** Sent to the account's address after every change to how someone signs in. */
function renderSecurityEmail(to: To, subject: string, body: string[], settingsUrl: string, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject,
      greeting: createGreeting(to),
      body,
      action: { label: 'Review security settings', url: settingsUrl },
      note: 'If this wasn’t you, change your password right away and contact us.',
    },
    brand,
  );
}

export function renderRecoveryCodeUsedEmail(to: To, left: number, settingsUrl: string, brand: Brand) {
  const remainingText = left === 1 ? 'You have 1 code left.' : `You have ${left || 'no'} codes left.`;
  return renderSecurityEmail(
    to,
    `A recovery code was used on your ${brand.name} account`,
    [`A recovery code was just used as the second factor for your account. ${remainingText}`],
    settingsUrl,
    brand,
  );
}

export type SecurityChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes'
  | 'key-created'
  | 'app-connected'
  | 'token-copied';

const CHANGES: Record<SecurityChange, { subject: (brand: string) => string; text: string }> = {
  'authenticator-added': {
    subject: (brand) => `Authenticator app added to your ${brand} account`,
    text: 'An authenticator app was just added to your account. You’ll be asked for its codes when you sign in.',
  },
  'authenticator-removed': {
    subject: (brand) => `Authenticator app removed from your ${brand} account`,
    text: 'The authenticator app was just removed from your account. Its codes no longer work.',
  },
  'passkey-added': {
    subject: (brand) => `Passkey added to your ${brand} account`,
    text: 'A passkey was just added to your account. Anyone who has it can sign in.',
  },
  'passkey-removed': {
    subject: (brand) => `Passkey removed from your ${brand} account`,
    text: 'A passkey was just removed from your account. It can no longer be used to sign in.',
  },
  'recovery-codes': {
    subject: (brand) => `New recovery codes for your ${brand} account`,
    text: 'New recovery codes were just created for your account. Your old codes no longer work.',
  },
  'key-created': {
    subject: (brand) => `API key created for your ${brand} account`,
    text: 'An API key was just created for your account. Anyone who has it can do what you allowed it to do. If you didn’t create it, revoke it in your settings and change your password.',
  },
  'app-connected': {
    subject: (brand) => `App connected to your ${brand} account`,
    text: 'An app was just connected to your account. It can do what you allowed it to do. If you didn’t connect it, disconnect it in your settings and change your password.',
  },
  'token-copied': {
    subject: (brand) => `A program was signed out of your ${brand} account`,
    text: 'A program that had signed in to your account used an access token that it had already replaced. Someone may have copied the token, so we ended that sign-in. If the program is yours, sign in again.',
  },
};

export function renderSecurityChangedEmail(to: To, change: SecurityChange, settingsUrl: string, brand: Brand) {
  const { subject, text } = CHANGES[change];
  return renderSecurityEmail(to, subject(brand.name), [text], settingsUrl, brand);
}

/** Sent when a service that the account can sign in with was added or removed. */
export function renderProviderChangedEmail(
  to: To,
  provider: string,
  change: 'connected' | 'disconnected',
  settingsUrl: string,
  brand: Brand,
) {
  const [subject, text] =
    change === 'connected'
      ? [
          `${provider} connected to your ${brand.name} account`,
          `Your account was just connected to ${provider}. You can now sign in with it.`,
        ]
      : [
          `${provider} disconnected from your ${brand.name} account`,
          `${provider} was just disconnected from your account. It can no longer be used to sign in.`,
        ];
  return renderSecurityEmail(to, subject, [text], settingsUrl, brand);
}

const ROLE_NAMES: Record<Role, string> = {
  member: 'member',
  recruiter: 'recruiter',
  support: 'support',
  admin: 'admin',
};

/** Describes a role change for emails. */
export interface RoleChangeFacts {
  actor: To;
  member: To;
  before: Role;
  after: Role;
}

/** To the person whose role changed. */
export function renderRoleChangedEmail({ actor, member, before, after }: RoleChangeFacts, brand: Brand) {
  return composeEmail(
    {
      to: member.email,
      subject: `Your ${brand.name} role changed`,
      greeting: createGreeting(member),
      body: [`${actor.name} changed your role from ${ROLE_NAMES[before]} to ${ROLE_NAMES[after]}.`],
      note: `If you didn’t expect this, contact us at ${brand.email}.`,
    },
    brand,
  );
}

/** To every admin, so that a role granted from a hijacked session is noticed. */
export function renderRoleChangeNoticeEmail(
  to: To,
  { actor, member, before, after }: RoleChangeFacts,
  url: string,
  brand: Brand,
) {
  return composeEmail(
    {
      to: to.email,
      subject: `A ${brand.name} role was changed`,
      greeting: createGreeting(to),
      body: [
        `${actor.name} (${actor.email}) changed the role of ${member.name} (${member.email}) from ${ROLE_NAMES[before]} to ${ROLE_NAMES[after]}.`,
      ],
      action: { label: 'View all role changes', url },
      note: 'If your team didn’t intend this, remove the role and end that admin’s sessions.',
    },
    brand,
  );
}

/** For an account that a payment or registration created. It has no password yet. */
export function renderSetPasswordEmail(to: Pick<To, 'email'>, url: string, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `Set a password for your ${brand.name} account`,
      greeting: 'Hi,',
      body: [
        `Your ${brand.name} account is ready. Set a password to get started. This also confirms your email address.`,
      ],
      action: { label: 'Set password', url },
      note: 'This link works once and expires in 7 days. After that, use “Forgot your password?” to get a new one. If you weren’t expecting this, ignore this email: nobody can get in without the link.',
    },
    brand,
  );
}

/** Asks to confirm a new address. @param to without a name, because the address may not be the member's */
export function renderEmailChangeEmail(to: Pick<To, 'email'>, url: string, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `Confirm your new email address for ${brand.name}`,
      greeting: 'Hi,',
      body: [
        `We received a request to change the email address of a ${brand.name} account to this one. Please confirm that it’s yours.`,
        'Nothing changes until you do.',
      ],
      action: { label: 'Confirm email address', url },
      note: 'This link works once and expires in 3 days. You’ll need the account’s password if you aren’t signed in. If you didn’t request this, ignore this email and we won’t use your address.',
    },
    brand,
  );
}

/** To the account's current address, because the person who asked may not be the owner. */
export function renderEmailChangeNoticeEmail(to: To, next: string, settingsUrl: string, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `Request to change your ${brand.name} email address`,
      greeting: createGreeting(to),
      body: [
        `Someone who is signed in to your account and knows its password asked to change its email address to ${next}. The change takes effect once that address is confirmed. You can cancel it until then.`,
      ],
      action: { label: 'Review request', url: settingsUrl },
      note: 'If this wasn’t you, cancel the request, change your password right away, and contact us.',
    },
    brand,
  );
}

export function renderEmailChangedEmail(to: To, next: string, brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `Your ${brand.name} email address was changed`,
      greeting: createGreeting(to),
      body: [`Your account now uses ${next}. This is the last email we’ll send to your old address.`],
      note: `If this wasn’t you, contact us right away at ${brand.email}.`,
    },
    brand,
  );
}

/** The receipt for an erasure. The address is deleted once it is sent. */
export function renderErasedEmail(to: To, stays: readonly { what: string; until: string }[], brand: Brand) {
  return composeEmail(
    {
      to: to.email,
      subject: `Your ${brand.name} account was deleted`,
      greeting: createGreeting(to),
      body: [
        'As you asked, we’ve permanently deleted your account and everything in it. It can’t be restored, and you’ve been signed out everywhere.',
        ...(stays.length > 0
          ? [
              [
                'What we keep for a limited time:',
                ...stays.map(({ what, until }) => `- ${what} Until: ${until}.`),
              ].join('\n'),
            ]
          : []),
      ],
      note: `If this wasn’t you, contact us at ${brand.email}.`,
    },
    brand,
  );
}

/** A newsletter, which readers can unsubscribe from. */
export function renderTrialEndingEmail(
  to: To & { region: string; trial_ends_at: Date },
  unsubscribe: NonNullable<EmailContent['unsubscribe']>,
  publicUrl: string,
  brand: Brand,
) {
  const day = new Intl.DateTimeFormat(to.region === 'uk' ? 'en-GB' : 'en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(to.trial_ends_at);
  const { prime } = getProductNames(brand);
  return composeEmail(
    {
      to: to.email,
      subject: `Your ${prime} trial ends soon`,
      greeting: createGreeting(to),
      body: [
        `Your ${prime} trial ends on ${day}. You won’t be charged: we don’t have a card on file, and no plan starts automatically.`,
        'You’ll still be able to see your work and download your data at any time. To improve résumés, export them as PDF or DOCX, or get emails about new jobs, you’ll need a plan.',
      ],
      action: { label: 'See plans', url: `${publicUrl}/pricing` },
      unsubscribe,
    },
    brand,
  );
}
