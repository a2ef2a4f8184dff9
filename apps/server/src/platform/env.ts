import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { limits } from '@foothold/contracts/support/choices';
import { PRICE_READINGS } from '@foothold/core/pricing';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import { AI_PROVIDERS } from './model/provider.ts';

/** Root of the checkout: four folders up from here. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

const flag = z.enum(['on', 'off']);
const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });
const web = url(['http:', 'https:']).transform((text) => text.replace(/\/+$/, ''));

const days = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((all) => all.every((day) => z.iso.date().safeParse(day).success), {
    message: 'must be dates like 2026-12-25, separated by commas',
  });

/**
 * Every setting the server knows, with what it means. `.env.example` is written from the same list by hand and a test
 * holds the two together.
 */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: web.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SAMPLE_DATA: flag.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must start with pk_ because browsers can see it').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional(),
  STRIPE_API_URL: web.optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_MODEL: z.string().min(1).max(120).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: web.optional(),
  AI_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(8000),
  AI_TOKENS_A_DAY: z.coerce.number().int().min(0).max(100_000_000).default(100_000),
  AI_VISITOR_TOKENS_A_DAY: z.coerce.number().int().min(0).max(1_000_000_000).default(500_000),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  VAULT_KEYS: z.string().min(1).optional(),
  CUSTODY_KEYS: z.string().min(1).optional(),
  CUSTODY_PUBLIC_KEYS: z.string().min(1).optional(),
  FORWARDING_DOMAIN: z
    .string()
    .regex(/^(?=.{4,253}$)([a-z\d-]{1,63}\.)+[a-z]{2,63}$/, 'must be a domain name such as mail.example.com')
    .optional(),
  PORTAL_URL: web.optional(),
  PORTAL_UK_URL: web.optional(),
  ANALYTICS_URL: web.optional(),
  BRAND_FILE: z.string().min(1).optional(),
  DEMOS_A_WEEK: z.coerce.number().int().min(0).max(limits.demosAWeek).default(limits.demosAWeek),
  DEMO_DAYS_OFF: days.default([]),
  THEME_DEFAULT: z.enum(['light', 'dark', 'system']).default('light'),
  PRICE_READING: z.enum(PRICE_READINGS).default('as-specified'),
  RATE_LIMITS: flag.default('on'),
  PROCESS: z.enum(['all', 'api', 'worker', 'custody']).default('all'),
  TRUST_PROXY: flag.default('off'),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Settings = z.output<typeof settings>;
export const SETTING_NAMES = Object.keys(settings.shape);

/** Settings that earlier versions called otherwise. They are still read, and the start says what to write instead. */
const EARLIER_NAMES: Readonly<Record<string, string>> = {
  KEEPER_KEYS: 'CUSTODY_KEYS',
  KEEPER_PUBLIC_KEYS: 'CUSTODY_PUBLIC_KEYS',
};
const EARLIER_PROCESS = 'keeper';

export interface Env extends Settings {
  production: boolean;
  /** Absolute. */
  dataDir: string;
  publicUrl: string;
  sampleData: boolean;
  /** True where the embedded database is used. */
  embedded: boolean;
  /** Whether requests may name this machine (localhost, 127.0.0.1, [::1]) in place of PUBLIC_URL: where it serves itself, and in tests. */
  acceptLoopback: boolean;
  /** What was set under the name of an earlier version, each with what to write instead: `KEEPER_KEYS is now CUSTODY_KEYS`. */
  earlier: readonly string[];
}

/** A setting that cannot be used; the message names it. Ends the start. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads `.env` beside the package (if any) under the real environment; unknown names in the file are refused. */
export function loadEnv(environment: NodeJS.ProcessEnv, file = join(ROOT, '.env')): Env {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const unknown = Object.keys(fromFile).find((name) => !SETTING_NAMES.includes(name) && !(name in EARLIER_NAMES));
  if (unknown) throw new SettingsError(`${file} contains an unknown setting, ${unknown}. See .env.example.`);
  return parseSettings({ ...fromFile, ...environment });
}

/** Takes the keys that open mailbox passwords out of an environment, under whichever name, so that nothing that is started from here has them. */
export function forgetCustodyKeys(environment: NodeJS.ProcessEnv): void {
  for (const name of ['CUSTODY_KEYS', 'KEEPER_KEYS']) delete environment[name];
}

/** The same settings under their names of today. A name of today wins over the earlier one. */
function renamed(environment: Record<string, string | undefined>) {
  const today = { ...environment };
  const earlier: string[] = [];
  for (const [old, name] of Object.entries(EARLIER_NAMES)) {
    if (!environment[old]) continue;
    today[name] ||= environment[old];
    earlier.push(`${old} is now ${name}`);
  }
  if (today.PROCESS === EARLIER_PROCESS) {
    today.PROCESS = 'custody';
    earlier.push(`PROCESS=${EARLIER_PROCESS} is now PROCESS=custody`);
  }
  return { today, earlier };
}

/**
 * Checks the settings and completes them.
 * @throws SettingsError naming the first setting that cannot be used
 */
export function parseSettings(environment: Record<string, string | undefined>): Env {
  const { today, earlier } = renamed(environment);
  // An empty value means "not set": that is how shells and compose files leave a variable out.
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, today[name] || undefined]));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`Invalid setting ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.PROCESS !== 'custody') requireProduction(env);
  requireTogether(env, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  requireTogether(env, STRIPE);
  requireStripe(env);
  requireModel(env);
  requireCustody(env);
  if (env.METRICS_PORT === env.PORT)
    throw new SettingsError('Invalid setting METRICS_PORT: it must differ from PORT, which is public.');
  return {
    ...env,
    production,
    dataDir: resolve(ROOT, env.DATA_DIR),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    sampleData: env.SAMPLE_DATA ? env.SAMPLE_DATA === 'on' : !env.DATABASE_URL,
    embedded: !env.DATABASE_URL,
    acceptLoopback: !env.DATABASE_URL || env.NODE_ENV === 'test',
    earlier,
  };
}

function requireTogether(env: Settings, names: readonly (keyof Settings)[]) {
  const set = names.filter((name) => env[name] !== undefined);
  if (set.length === 0 || set.length === names.length) return;
  const missing = names.find((name) => env[name] === undefined);
  throw new SettingsError(`Missing setting ${missing}: set ${names.join(', ')} together.`);
}

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Keys of real and of test payments are not mixed, and the secret one is sent to nobody but Stripe. */
function requireStripe(env: Settings) {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_URL: url } = env;
  const isLive = (key: string) => key.includes('_live_');
  if (secret && publishable && isLive(secret) !== isLive(publishable))
    throw new SettingsError('Invalid setting STRIPE_PUBLISHABLE_KEY: one key is live and the other is a test key.');
  if (!url) return;
  if (!secret) throw new SettingsError('Invalid setting STRIPE_API_URL: it requires STRIPE_SECRET_KEY.');
  if (env.NODE_ENV === 'production' || !isLoopback(new URL(url).hostname))
    throw new SettingsError('Invalid setting STRIPE_API_URL: it is for tests on this machine only.');
}

/** A model has a provider and a name; a compatible one has an address, and a key that is meant for nobody is refused. */
function requireModel({ AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL }: Settings) {
  if (!AI_PROVIDER) {
    const alone = Object.entries({ AI_MODEL, AI_API_KEY, AI_BASE_URL }).find(([, value]) => value !== undefined);
    if (alone) throw new SettingsError(`Invalid setting ${alone[0]}: it requires AI_PROVIDER.`);
    return;
  }
  if (!AI_MODEL) throw new SettingsError('Missing setting AI_MODEL: AI_PROVIDER needs a model name.');
  if (AI_PROVIDER === 'openai-compatible' && !AI_BASE_URL)
    throw new SettingsError('Missing setting AI_BASE_URL: openai-compatible needs the address of the service.');
  if (AI_PROVIDER !== 'openai-compatible' && !AI_API_KEY)
    throw new SettingsError(`Missing setting AI_API_KEY: ${AI_PROVIDER} requires one.`);
}

/** Who opens mailbox passwords serves no request, and who serves requests has no key that opens. */
function requireCustody({ PROCESS, CUSTODY_KEYS, CUSTODY_PUBLIC_KEYS, DATABASE_URL }: Settings) {
  const missing = (name: string, why: string) => new SettingsError(`Missing setting ${name}: ${why}.`);
  if (PROCESS === 'custody') {
    if (!CUSTODY_KEYS) throw missing('CUSTODY_KEYS', 'the custody process needs it to open mailbox passwords');
    if (!DATABASE_URL)
      throw missing('DATABASE_URL', 'the custody process uses the same database as the other processes');
    return;
  }
  if (CUSTODY_KEYS && (PROCESS !== 'all' || CUSTODY_PUBLIC_KEYS))
    throw new SettingsError(
      'Invalid setting CUSTODY_KEYS: it is for the custody process only. Set only CUSTODY_PUBLIC_KEYS for this process, or PROCESS=all with only CUSTODY_KEYS.',
    );
  if (PROCESS !== 'all' && !CUSTODY_PUBLIC_KEYS)
    throw missing(
      'CUSTODY_PUBLIC_KEYS',
      `PROCESS=${PROCESS} needs it to encrypt mailbox passwords for the custody process`,
    );
}

/** In production nothing falls back to an embedded stand-in in silence. */
function requireProduction(env: Settings) {
  const needed: (keyof Settings)[] = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'AUTH_SECRET',
    'VAULT_KEYS',
    // A process that runs the custody process itself has its keys instead.
    env.CUSTODY_KEYS ? 'CUSTODY_KEYS' : 'CUSTODY_PUBLIC_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
    ...STRIPE,
  ];
  const missing = needed.find((name) => env[name] === undefined);
  if (missing) throw new SettingsError(`Missing setting ${missing}: it is required in production.`);
  if (env.SAMPLE_DATA === 'on')
    throw new SettingsError(
      'Invalid setting SAMPLE_DATA: it cannot be on in production because it creates accounts with known passwords.',
    );
  if (env.RATE_LIMITS === 'off')
    throw new SettingsError('Invalid setting RATE_LIMITS: it cannot be off in production.');
}
