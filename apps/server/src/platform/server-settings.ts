import { z } from 'zod';
import { defineSettings, flag, SettingsError, urlSchema, webAddress } from './settings.ts';

const port = z.coerce.number().int().max(65_535);

/** Where and how the server runs. */
export const serverSettings = defineSettings(
  {
    NODE_ENV: {
      schema: z.enum(['development', 'test', 'production']).default('development'),
      meaning: 'development, test, or production. Production requires the settings marked below.',
    },
    PORT: { schema: port.min(0).default(3000), meaning: 'Port to listen on.' },
    HOST: { schema: z.string().min(1).default('127.0.0.1'), meaning: 'Host to listen on.' },
    PUBLIC_URL: {
      schema: webAddress.optional(),
      meaning:
        'The public address, used for links in emails, canonical URLs, and checking the host and origin of requests. Other hosts get 400, except those in PORTAL_URL and PORTAL_UK_URL, and localhost, 127.0.0.1, and [::1] with the embedded database.',
      example: 'http://localhost:3000',
      inProduction: 'required',
    },
    PORTAL_URL: {
      schema: webAddress.optional(),
      meaning: 'Address of the member portal, if not /portal on this server.',
    },
    PORTAL_UK_URL: {
      schema: webAddress.optional(),
      meaning:
        'Address of a separate UK portal, if there is one. Otherwise, the UK link opens the portal with ?region=uk.',
    },
    TRUST_PROXY: {
      schema: flag.default('off'),
      meaning:
        'Set to on behind exactly one reverse proxy that sets X-Forwarded-For and X-Forwarded-Proto, and sets or removes X-Forwarded-Host. The last value in each header is used because the proxy adds it.',
    },
    METRICS_TOKEN: {
      schema: z.string().min(32, 'must have at least 32 characters').optional(),
      meaning:
        'Access to /metrics (Prometheus); all other requests get 404. Requests can send this token, at least 32 characters long, as "Authorization: Bearer".',
      secret: true,
    },
    METRICS_PORT: {
      schema: port.min(1).optional(),
      meaning: 'Or serve /metrics on this port of HOST, without a token. Open it only to your Prometheus server.',
      example: '9464',
    },
    // The values are these plus the modules' processes, which `env.ts` adds.
    PROCESS: {
      schema: z.string().default('all'),
      meaning:
        'all: HTTP and jobs in one process, with the processes of modules as its children. api or worker: run only that one.',
    },
    IDLE_MINUTES: {
      schema: z.coerce.number().positive().max(1440).default(10),
      meaning:
        'Minutes after which unused child processes end. They start again when they are needed: to read files (one stays), to review code and, in embedded mode, to open mailbox passwords.',
    },
    DATA_DIR: {
      schema: z.string().min(1).default('./data'),
      meaning: 'Folder for embedded mode’s database, files, and secrets, and for emails when no mail service is set.',
    },
    DATABASE_URL: {
      schema: urlSchema(['postgres:', 'postgresql:']).optional(),
      meaning:
        'A PostgreSQL server (15 or later) to use instead of the embedded one. In production, its role must own nothing. The custody process uses its own role here. See docs/operating.md (“Database roles”).',
      example: 'postgresql://foothold_server:password@db:5432/foothold',
      secret: true,
      inProduction: 'required',
    },
    DATABASE_CUSTODY_URL: {
      schema: urlSchema(['postgres:', 'postgresql:']).optional(),
      meaning:
        'The same database as the role of the custody process. PROCESS=all with CUSTODY_KEYS passes it on to that process, and "foothold database migrate" gives this role its privileges.',
      example: 'postgresql://foothold_custody:password@db:5432/foothold',
      secret: true,
    },
    DATABASE_ADMIN_URL: {
      schema: urlSchema(['postgres:', 'postgresql:']).optional(),
      meaning:
        'The same database as its owner, who migrates it and gives the other roles their privileges when the server starts. Without it, run "foothold database migrate" before each new version.',
      example: 'postgresql://foothold:password@db:5432/foothold',
      secret: true,
    },
    DATABASE_READ_URL: {
      schema: urlSchema(['postgres:', 'postgresql:']).optional(),
      meaning:
        'A streaming replica of DATABASE_URL. Listings are searched, matched, and counted there as long as it has every change that was announced.',
      example: 'postgresql://foothold:password@replica:5432/foothold',
      secret: true,
    },
    DATABASE_POOL: {
      schema: z.coerce.number().int().min(2).max(200).default(10),
      meaning: 'Size of the connection pool.',
    },
    SAMPLE_DATA: {
      schema: flag.optional(),
      meaning:
        'on: fill an empty database with sample listings, people, and inquiries, and with demo accounts. Default: on with the embedded database, otherwise off. Not allowed in production because the demo passwords are public.',
      example: 'on',
      inProduction: {
        not: 'on',
        why: 'it cannot be on in production because it creates accounts with known passwords',
      },
    },
    RATE_LIMITS: {
      schema: flag.default('on'),
      meaning: 'off: turn off rate limits for load tests. Not allowed in production.',
      inProduction: { not: 'off', why: 'it cannot be off in production' },
    },
    BRAND_FILE: {
      schema: z.string().min(1).optional(),
      meaning:
        'A JSON file with any parts of the brand record (name, legalName, email, phone, address, social, developer, since, colors, logo). Missing parts use their defaults. See packages/brand/src/schema.ts.',
    },
    LOG_LEVEL: {
      schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
      meaning: 'debug, info, warn, error, or silent.',
    },
  },
  {
    check({ METRICS_PORT, PORT, DATABASE_URL, DATABASE_ADMIN_URL, DATABASE_CUSTODY_URL }) {
      if (METRICS_PORT === PORT)
        throw new SettingsError('Invalid setting METRICS_PORT: it must differ from PORT, which is public.');
      requireSeparateRoles({ DATABASE_URL, DATABASE_ADMIN_URL, DATABASE_CUSTODY_URL });
    },
  },
);

/** Each URL is for another role of the same database. */
function requireSeparateRoles(urls: Record<string, string | undefined>): void {
  const given = Object.entries(urls).flatMap(([name, url]) => (url === undefined ? [] : [{ name, url: new URL(url) }]));
  const [first, ...others] = given;
  if (first && first.name !== 'DATABASE_URL')
    throw new SettingsError(`Invalid setting ${first.name}: it needs DATABASE_URL too, with the server’s role.`);
  for (const { name, url } of others) {
    const same = given.find((one) => one.name !== name && one.url.username === url.username);
    if (same) throw new SettingsError(`Invalid setting ${name}: it needs another role than ${same.name}.`);
  }
}
