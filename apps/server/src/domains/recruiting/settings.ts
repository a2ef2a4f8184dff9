import { z } from 'zod';
import { type Deployment, defineSettings, SettingsError } from '../../platform/settings.ts';

/** The process that decrypts mailbox passwords. */
export const CUSTODY = 'custody';

export const recruitingSettings = defineSettings(
  {
    CUSTODY_KEYS: {
      schema: z.string().min(1).optional(),
      meaning:
        'Private keys for mailbox passwords, for the process that opens them only, as id:base64 (PKCS 8) of a P-256 key. The current one first, older ones after it. Only PROCESS=custody and PROCESS=all accept them. Embedded mode creates a pair in DATA_DIR/custody. Create one with: node scripts/custody-key.ts k1',
      secret: true,
      earlier: ['KEEPER_KEYS'],
    },
    CUSTODY_PUBLIC_KEYS: {
      schema: z.string().min(1).optional(),
      meaning:
        'The matching public keys, as id:base64 (SPKI), for processes that only encrypt. With PROCESS=all: the process that opens them runs elsewhere.',
      // A process that runs custody itself has the keys instead.
      inProduction: { requiredUnless: 'CUSTODY_KEYS' },
      earlier: ['KEEPER_PUBLIC_KEYS'],
    },
  },
  {
    process: { name: CUSTODY, meaning: 'the process that opens mailbox passwords', earlier: 'keeper' },
    check: requireCustody,
  },
);

interface CustodyKeys {
  CUSTODY_KEYS?: string | undefined;
  CUSTODY_PUBLIC_KEYS?: string | undefined;
}

/** The process that decrypts mailbox passwords serves no requests, and a process that serves requests has no decryption key. */
function requireCustody(
  { CUSTODY_KEYS, CUSTODY_PUBLIC_KEYS }: CustodyKeys,
  { process, databaseUrl }: Pick<Deployment, 'process' | 'databaseUrl'>,
): void {
  const createMissingError = (name: string, why: string) => new SettingsError(`Missing setting ${name}: ${why}.`);
  if (process === CUSTODY) {
    if (!CUSTODY_KEYS)
      throw createMissingError('CUSTODY_KEYS', 'the custody process needs it to open mailbox passwords');
    if (!databaseUrl)
      throw createMissingError('DATABASE_URL', 'the custody process uses the same database as the other processes');
    return;
  }
  if (CUSTODY_KEYS && (process !== 'all' || CUSTODY_PUBLIC_KEYS))
    throw new SettingsError(
      'Invalid setting CUSTODY_KEYS: it is for the custody process only. Set only CUSTODY_PUBLIC_KEYS for this process, or PROCESS=all with only CUSTODY_KEYS.',
    );
  if (process !== 'all' && !CUSTODY_PUBLIC_KEYS)
    throw createMissingError(
      'CUSTODY_PUBLIC_KEYS',
      `PROCESS=${process} needs it to encrypt mailbox passwords for the custody process`,
    );
}
