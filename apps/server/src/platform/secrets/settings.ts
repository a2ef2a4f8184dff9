import { z } from 'zod';
import { defineSettings } from '../settings.ts';

export const secretsSettings = defineSettings({
  AUTH_SECRET: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    meaning:
      'Secret that signs session cookies, at least 32 characters. Embedded mode creates one and stores it in DATA_DIR.',
    secret: true,
    inProduction: 'required',
  },
  VAULT_KEYS: {
    schema: z.string().min(1).optional(),
    meaning:
      "Keys that encrypt files and secrets at rest, as id:base64 of 32 bytes. The first encrypts; older ones follow it. Create one with: node -e \"console.log('k1:' + crypto.randomBytes(32).toString('base64'))\"",
    secret: true,
    inProduction: 'required',
  },
});
