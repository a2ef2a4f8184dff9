import type { SignInProvider } from '@foothold/contracts/accounts';

/** A plain letter mark in the service's color, because their logos come with rules of their own. */
const MARKS: Record<SignInProvider, { text: string; className: string }> = {
  google: { text: 'G', className: 'bg-[#1a73e8]' },
  linkedin: { text: 'in', className: 'bg-[#0a66c2]' },
};

export function ProviderLogo({ provider }: { provider: SignInProvider }) {
  const { text, className } = MARKS[provider];
  return (
    <span
      aria-hidden="true"
      className={`${className} inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-small font-strong text-white`}
    >
      {text}
    </span>
  );
}
