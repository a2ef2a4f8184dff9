import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Env } from '../env.ts';

export interface OwnSecrets {
  /** Signs session cookies. */
  authSecret: string;
  vaultKeys: string;
}

/**
 * The server's own secrets. They come from the environment, which production requires. Otherwise they are created once and stored in the
 * data folder, readable only by its owner.
 */
export function loadOwnSecrets(env: Env): OwnSecrets {
  if (env.AUTH_SECRET && env.VAULT_KEYS) return { authSecret: env.AUTH_SECRET, vaultKeys: env.VAULT_KEYS };
  const file = join(env.dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const made: OwnSecrets = {
      authSecret: randomBytes(32).toString('base64url'),
      vaultKeys: `local:${randomBytes(32).toString('base64')}`,
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const saved = JSON.parse(readFileSync(file, 'utf8')) as OwnSecrets;
  return { authSecret: env.AUTH_SECRET ?? saved.authSecret, vaultKeys: env.VAULT_KEYS ?? saved.vaultKeys };
}
