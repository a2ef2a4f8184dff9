import type { Brand } from '@foothold/brand';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';

/** To an admin, about entries of the audit log that were changed, removed, or moved. */
export function renderBrokenAuditEmail(
  admin: { email: string; name: string },
  {
    problemCount,
    firstProblem,
  }: { problemCount: number; firstProblem: { number: number | null; what: string } | null },
  url: string,
  brand: Brand,
): Message {
  const count = problemCount === 1 ? 'a problem' : `${problemCount} problems`;
  return composeEmail(
    {
      to: admin.email,
      subject: 'The audit log isn’t intact',
      greeting: `Hi ${admin.name},`,
      body: [
        `The nightly verification of the audit log found ${count}.`,
        ...(firstProblem ? [describe(firstProblem)] : []),
        'Someone may have changed the database. Keep a copy of it before you change anything, and compare the log with a signed head that you exported earlier.',
      ],
      action: { label: 'Open the audit log', url },
      note: 'You get this email because you’re an admin.',
    },
    brand,
  );
}

const describe = ({ number, what }: { number: number | null; what: string }): string =>
  number === null ? what : `The first is at entry ${number}: ${what}`;
