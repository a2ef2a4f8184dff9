import type { Brand } from '@foothold/contracts/brand';
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
        'You can use your account before you confirm; we need the confirmed address to reach you and to let you back in.',
        `An account whose address nobody confirms within ${keptDays} days is deleted with everything in it.`,
      ],
      action: { label: 'Confirm this address', url },
      note: 'The link works once and for 3 days. If you did not open an account, do nothing: the address is not used.',
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
