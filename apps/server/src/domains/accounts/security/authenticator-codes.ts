import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the parameters that every authenticator supports: SHA-1, six digits, 30 seconds. */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of the previous and next step also count, because clocks differ and typing takes time. */
const STEP_TOLERANCE = 1;
const SECRET_BYTES = 20;

export const createSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

function createTotp(secret: Uint8Array, names: { issuer?: string; label?: string } = {}): TOTP {
  const { buffer } = new Uint8Array(secret);
  return new TOTP({ ...TOTP_OPTIONS, ...names, secret: new Secret({ buffer }) });
}

/** Finds the time step of a code. @returns null if the code isn't valid at `now` */
export function findMatchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const totp = createTotp(secret);
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: STEP_TOLERANCE });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** What the user scans or types: the address, its QR code as an SVG path, and the secret in base 32. */
export async function createEnrollment(secret: Uint8Array, names: { issuer: string; label: string }) {
  const totp = createTotp(secret, names);
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr: await drawQr(uri) };
}

/** A quiet zone of four modules (ISO/IEC 18004). */
const QUIET_ZONE_MODULES = 4;

async function drawQr(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++)
      if (modules.get(y, x)) path += `M${x + QUIET_ZONE_MODULES} ${y + QUIET_ZONE_MODULES}h1v1h-1z`;
  return { size: modules.size + 2 * QUIET_ZONE_MODULES, path };
}
