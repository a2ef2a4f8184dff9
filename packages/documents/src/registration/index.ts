export type { PrintedExperience, PrintedRegistration, RegistrationPrint } from './printed-registration.ts';

import type { Issuer } from '../sheet/sheet.ts';
import type { PrintedRegistration, RegistrationPrint } from './printed-registration.ts';

/**
 * Renders a registration as an accessible PDF in the seven sections of its form. Bullets replace the password.
 * @throws ExportError `export.too-long`, `export.typesetting-failed`
 */
export async function writeRegistration(
  registration: PrintedRegistration,
  issuer: Issuer,
  print: RegistrationPrint,
): Promise<Uint8Array> {
  const [{ setSheet }, { createRegistrationSheet: registrationSheet }] = await Promise.all([
    import('../sheet/set-sheet.ts'),
    import('./registration-sheet.ts'),
  ]);
  return setSheet(registrationSheet(registration, issuer, print));
}
