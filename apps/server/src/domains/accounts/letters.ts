import { type Brand, productNames } from '@foothold/contracts/brand';
import type { Role } from '@foothold/contracts/endpoint';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { setLetter } from '../../platform/mail/letter.ts';

interface To {
  email: string;
  name: string;
}

const greet = (to: To) => `Hello ${to.name},`;

/** @param to greeted without a name: whoever typed the address chose that too, and may be anybody */
export function confirmationLetter(to: Pick<To, 'email'>, url: string, keptDays: number, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `Confirm your e-mail address for ${brand.name}`,
      greeting: 'Hello,',
      body: [
        `someone, we think you, opened an account at ${brand.name} with this address. Please confirm that the address is yours.`,
        `Your free trial of ${TRIAL_DAYS} days starts when you confirm, if this address has not had one yet. You can use your account before that; we need the confirmed address to reach you and to let you back in.`,
        `An account whose address nobody confirms within ${keptDays} days is deleted with everything in it.`,
      ],
      action: { label: 'Confirm this address', url },
      note: 'The link works once and for 3 days, and asks for your password where you are not logged in. If you did not open an account, do nothing: the address is not used.',
    },
    brand,
  );
}

/** For an address that already has an account: says so to its owner only. */
export function alreadyMemberLetter(to: To, logInUrl: string, resetUrl: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `You already have an account at ${brand.name}`,
      greeting: greet(to),
      body: [
        `someone, we think you, tried to open a second account at ${brand.name} with this address. You already have one, so you can simply log in.`,
        `If you forgot the password, you can set a new one: ${resetUrl}`,
      ],
      action: { label: 'Log in', url: logInUrl },
      note: 'If that was not you, you need not do anything: your account and its password are unchanged.',
    },
    brand,
  );
}

/** @param to without a name where nobody has confirmed the address yet */
export function resetLetter(to: Pick<To, 'email'> & { name: string | undefined }, url: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `Set a new password for ${brand.name}`,
      greeting: to.name === undefined ? 'Hello,' : greet({ ...to, name: to.name }),
      body: ['someone, we think you, asked to set a new password for your account.'],
      action: { label: 'Set a new password', url },
      note: 'The link works once and for 1 hour. If you did not ask for it, do nothing: your password stays as it is.',
    },
    brand,
  );
}

/** @param to without a name where nobody has confirmed the address yet */
export function signInCodeLetter(to: Pick<To, 'email'> & { name: string | undefined }, code: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `Your code to log in to ${brand.name}`,
      greeting: to.name === undefined ? 'Hello,' : greet({ ...to, name: to.name }),
      body: [
        'There were many attempts to log in to your account from places that you have not used before, so we ask for a code as well as your password.',
        `Your code: ${code}`,
        'Enter it on the login page together with your password. It works once, for 90 minutes.',
      ],
      note: 'If you are not logging in, you do not have to do anything: nobody gets in without both the password and a code. Never give a code to anybody.',
    },
    brand,
  );
}

export function passwordChangedLetter(to: To, resetUrl: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `Your ${brand.name} password was changed`,
      greeting: greet(to),
      body: [
        'the password of your account was just changed, and every other place where you were signed in was signed out.',
      ],
      action: { label: 'It was not me: set a new password', url: resetUrl },
    },
    brand,
  );
}

/** Everything that changes how somebody gets in is told to the address that the account has. */
function securityLetter(to: To, subject: string, body: string[], settingsUrl: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject,
      greeting: greet(to),
      body,
      action: { label: 'Look at your security settings', url: settingsUrl },
      note: 'If that was not you, change your password at once and write to us.',
    },
    brand,
  );
}

export function recoveryCodeUsedLetter(to: To, left: number, settingsUrl: string, brand: Brand) {
  const rest = left === 1 ? 'One code is left.' : `${left || 'No'} codes are left.`;
  return securityLetter(
    to,
    `A recovery code of your ${brand.name} account was used`,
    [`a recovery code was just used as the second factor of your account. ${rest}`],
    settingsUrl,
    brand,
  );
}

export type SecurityChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes';

const CHANGES: Record<SecurityChange, { subject: (brand: string) => string; said: string }> = {
  'authenticator-added': {
    subject: (brand) => `An authenticator was added to your ${brand} account`,
    said: 'an authenticator was just added to your account. Its codes are asked for when you log in.',
  },
  'authenticator-removed': {
    subject: (brand) => `The authenticator of your ${brand} account was removed`,
    said: 'the authenticator of your account was just removed. Its codes no longer count.',
  },
  'passkey-added': {
    subject: (brand) => `A passkey was added to your ${brand} account`,
    said: 'a passkey was just added to your account. It lets its holder log in.',
  },
  'passkey-removed': {
    subject: (brand) => `A passkey of your ${brand} account was removed`,
    said: 'a passkey of your account was just removed. It no longer lets anybody in.',
  },
  'recovery-codes': {
    subject: (brand) => `New recovery codes for your ${brand} account`,
    said: 'new recovery codes were just made for your account. Earlier ones no longer count.',
  },
};

export function securityChangedLetter(to: To, change: SecurityChange, settingsUrl: string, brand: Brand) {
  const { subject, said } = CHANGES[change];
  return securityLetter(to, subject(brand.name), [said], settingsUrl, brand);
}

const ROLE_NAMES: Record<Role, string> = {
  member: 'a member without a role',
  recruiter: 'a recruiter',
  support: 'support',
  admin: 'an admin',
};

/** One role given or taken, for letters. */
export interface RoleChangeFacts {
  actor: To;
  member: To;
  before: Role;
  after: Role;
}

/** To the person whose role changed. */
export function roleChangedLetter({ actor, member, before, after }: RoleChangeFacts, brand: Brand) {
  return setLetter(
    {
      to: member.email,
      subject: `Your role at ${brand.name} changed`,
      greeting: greet(member),
      body: [`${actor.name} changed your role. You were ${ROLE_NAMES[before]}; now you are ${ROLE_NAMES[after]}.`],
      note: `If you did not expect this, write to us: ${brand.email}`,
    },
    brand,
  );
}

/** To every admin: a role given by somebody who took over an admin's session does not go unseen. */
export function roleChangeNoticeLetter(
  to: To,
  { actor, member, before, after }: RoleChangeFacts,
  url: string,
  brand: Brand,
) {
  return setLetter(
    {
      to: to.email,
      subject: `A role at ${brand.name} changed`,
      greeting: greet(to),
      body: [
        `${actor.name} (${actor.email}) changed the role of ${member.name} (${member.email}). They were ${ROLE_NAMES[before]}; now they are ${ROLE_NAMES[after]}.`,
      ],
      action: { label: 'See all role changes', url },
      note: 'If nobody on your team meant to do this, take the role away and end the sessions of that admin.',
    },
    brand,
  );
}

/** For an account that somebody's payment or registration opened: nobody knows a password for it yet. */
export function setPasswordLetter(to: Pick<To, 'email'>, url: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `Set a password for your ${brand.name} account`,
      greeting: 'Hello,',
      body: [
        `an account at ${brand.name} is waiting for you at this address. Choose a password, and it is yours: that also confirms the address.`,
      ],
      action: { label: 'Set your password', url },
      note: 'The link works once and for 7 days; after that, ask for a new one with "Forgot your password?". If you know nothing of this, do nothing: without the link nobody gets in.',
    },
    brand,
  );
}

/** @param to greeted without a name: whether the address is the member's is what the letter asks */
export function emailChangeLetter(to: Pick<To, 'email'>, url: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `Confirm your new e-mail address for ${brand.name}`,
      greeting: 'Hello,',
      body: [
        `someone, we think you, asked to move an account at ${brand.name} to this address. Please confirm that the address is yours.`,
        'Until then everything stays as it is.',
      ],
      action: { label: 'Confirm this address', url },
      note: 'The link works once and for 3 days, and asks for the password of the account where you are not logged in. If you did not ask for it, do nothing: the address is not used.',
    },
    brand,
  );
}

/** To the address that the account has: who asked may not be its owner. */
export function emailChangeNoticeLetter(to: To, next: string, settingsUrl: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `A new e-mail address for your ${brand.name} account was asked for`,
      greeting: greet(to),
      body: [
        `somebody who is signed in to your account and knows its password asked to move it to ${next}. It moves once that address is confirmed; until then you can take it back.`,
      ],
      action: { label: 'Look at it', url: settingsUrl },
      note: 'If that was not you, take it back, change your password at once, and write to us.',
    },
    brand,
  );
}

export function emailChangedLetter(to: To, next: string, brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `Your ${brand.name} account moved to another e-mail address`,
      greeting: greet(to),
      body: [`your account is now at ${next}. This is the last message to the old address.`],
      note: `If that was not you, write to us at once: ${brand.email}`,
    },
    brand,
  );
}

/** The receipt of an erasure. It goes to an address that we do not know any more once it is sent. */
export function erasedLetter(to: To, stays: readonly { what: string; until: string }[], brand: Brand) {
  return setLetter(
    {
      to: to.email,
      subject: `Your ${brand.name} account was erased`,
      greeting: greet(to),
      body: [
        'as you asked, your account and what was in it have been erased. Nobody can bring it back, and every place where you were signed in is signed out.',
        ...(stays.length > 0
          ? [['What stays for a time:', ...stays.map(({ what, until }) => `- ${what} Until: ${until}.`)].join('\n')]
          : []),
      ],
      note: `If that was not you, write to us: ${brand.email}`,
    },
    brand,
  );
}

/** News: it can be refused. */
export function trialEndingLetter(
  to: To & { region: string; trial_ends_at: Date },
  unsubscribe: { oneClickUrl: string; pageUrl: string },
  publicUrl: string,
  brand: Brand,
) {
  const day = new Intl.DateTimeFormat(to.region === 'uk' ? 'en-GB' : 'en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(to.trial_ends_at);
  const { prime } = productNames(brand);
  return setLetter(
    {
      to: to.email,
      subject: `Your trial of ${prime} ends soon`,
      greeting: greet(to),
      body: [
        `your trial of ${prime} ends on ${day}. Nothing is charged: we have no card of yours, and no plan begins by itself.`,
        'What you made stays readable, and you can take it with you at any time. Improving résumés and exporting them as PDF or DOCX need a plan.',
      ],
      action: { label: 'See the plans', url: `${publicUrl}/pricing` },
      unsubscribe,
    },
    brand,
  );
}
