import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An ID that looks like a payment service's. A word in it says that no money moved. */
export const makeId = (prefix: 'cus' | 'pm' | 'pi' | 'seti' | 're' | 'evt') =>
  `${prefix}_sandbox_${randomBytes(15).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

const MARK = '_secret_';

/** Client secrets are derived from the ID and a key, so that none has to be stored. */
export function createClientSecrets(key: Buffer) {
  const createSecret = (id: string) => `${id}${MARK}${createHmac('sha256', key).update(id).digest('base64url')}`;
  return {
    createSecret: createSecret,
    /** The ID that a client secret belongs to, or null. */
    read(secret: string): string | null {
      const id = secret.slice(0, Math.max(0, secret.indexOf(MARK)));
      const given = Buffer.from(secret);
      const right = Buffer.from(createSecret(id));
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
  };
}

export type ClientSecrets = ReturnType<typeof createClientSecrets>;
