import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advisePriceReading, billingSettings } from '../domains/billing/settings.ts';
import { supportSettings } from '../domains/support/settings.ts';
import * as env from '../platform/env.ts';
import { SettingsError } from '../platform/settings.ts';
import { SETTINGS } from './settings.ts';

const { ROOT, pickSettings: settingsOf } = env;
const parseSettings = (environment: Record<string, string | undefined>) => env.parseSettings(environment, SETTINGS);
const loadEnv = (environment: Record<string, string>, file: string) => env.loadEnv(SETTINGS, environment, file);

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/foothold',
  PUBLIC_URL: 'https://foothold.example',
  AUTH_SECRET: 'x'.repeat(32),
  VAULT_KEYS: 'one:abc',
  CUSTODY_PUBLIC_KEYS: 'one:abc',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@foothold.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('settings', () => {
  it('all have defaults', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: join(ROOT, 'data'),
      embedded: true,
      sampleData: true,
      production: false,
      RATE_LIMITS: 'on',
    });
  });

  it('disable samples in a real database by default', () => {
    const url = 'postgresql://db/foothold';
    expect(parseSettings({ DATABASE_URL: url }).sampleData).toBe(false);
    expect(parseSettings({ DATABASE_URL: url, SAMPLE_DATA: 'on' }).sampleData).toBe(true);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['PUBLIC_URL', 'foothold.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['SAMPLE_DATA', 'yes'],
    ['THEME_DEFAULT', 'blue'],
    ['DEMOS_A_WEEK', '16'],
    ['DEMOS_A_WEEK', '-1'],
    ['DEMOS_A_WEEK', 'many'],
    ['DEMO_DAYS_OFF', '2026-02-30'],
    ['DEMO_DAYS_OFF', '2026-12-25;2026-12-26'],
    ['PRICE_READING', 'cheapest'],
    ['AUTH_SECRET', 'short'],
    ['NODE_ENV', 'prod'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', '3000'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['FETCH_ALLOW', '127.0.0.1'],
    ['FETCH_ALLOW', '10.0.0.1:80'],
    ['FETCH_ALLOW', '127.0.0.1:80,localhost:81'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ])('reject an invalid %s and name it', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^Invalid setting ${name}: `));
  });

  it('accept several days off', () => {
    const parseDaysOff = (given: Record<string, string>) =>
      settingsOf(parseSettings(given), supportSettings).DEMO_DAYS_OFF;
    expect(parseDaysOff({ DEMO_DAYS_OFF: '2026-11-26, 2026-12-25' })).toEqual(['2026-11-26', '2026-12-25']);
    expect(parseDaysOff({})).toEqual([]);
  });

  it('must be set together if they depend on each other', () => {
    expect(() => parseSettings({ S3_ENDPOINT: 'http://s3', S3_BUCKET: 'abc' })).toThrow(
      'Missing setting S3_ACCESS_KEY_ID',
    );
    expect(() => parseSettings({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(
      'Missing setting STRIPE_PUBLISHABLE_KEY',
    );
  });

  it('allow the Stripe secret key only for Stripe, or for this machine in tests', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const refused = 'Invalid setting STRIPE_API_URL';
    for (const url of ['http://127.0.0.1:4', 'http://localhost:4', 'http://[::1]:4'])
      expect(parseSettings({ ...keys, STRIPE_API_URL: url }).STRIPE_API_URL).toBe(url);
    for (const url of ['http://stripe.example', 'https://stripe.example', 'http://127.0.0.1.stripe.example'])
      expect(() => parseSettings({ ...keys, STRIPE_API_URL: url })).toThrow(refused);
    expect(() => parseSettings({ ...production, STRIPE_API_URL: 'http://127.0.0.1:4' })).toThrow(refused);
    expect(() => parseSettings({ STRIPE_API_URL: 'http://127.0.0.1:4' })).toThrow(refused);
    expect(() => parseSettings({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow('the other is a test key');
  });

  it('allow internal addresses to be fetched only in tests', () => {
    const FETCH_ALLOW = '127.0.0.1:4000, [::1]:4001';
    expect(parseSettings({ FETCH_ALLOW }).FETCH_ALLOW).toEqual(['127.0.0.1:4000', '[::1]:4001']);
    expect(parseSettings({ FETCH_ALLOW, PUBLIC_URL: 'http://127.0.0.1:3000' }).FETCH_ALLOW).toHaveLength(2);
    const refused = 'Invalid setting FETCH_ALLOW';
    expect(() => parseSettings({ FETCH_ALLOW, PUBLIC_URL: 'https://foothold.example' })).toThrow(refused);
    expect(() => parseSettings({ FETCH_ALLOW, PUBLIC_URL: 'http://127.0.0.1.foothold.example' })).toThrow(refused);
    expect(() => parseSettings({ ...production, FETCH_ALLOW })).toThrow(refused);
    expect(() => parseSettings({ ...production, PUBLIC_URL: 'http://localhost:3000', FETCH_ALLOW })).toThrow(refused);
  });

  it('recommend one price everywhere in production', () => {
    const advise = (environment: Record<string, string>) => {
      const parsed = parseSettings(environment);
      return advisePriceReading({ production: parsed.production, ...settingsOf(parsed, billingSettings) });
    };
    expect(advise(production)).toContain('PRICE_READING');
    expect(advise({ ...production, PRICE_READING: 'checkout' })).toBeNull();
    expect(advise({})).toBeNull();
  });

  it('must be complete in production', () => {
    expect(parseSettings(production).production).toBe(true);
    for (const name of Object.keys(production).filter((key) => key !== 'NODE_ENV'))
      expect(() => parseSettings({ ...production, [name]: undefined })).toThrow(
        `Missing setting ${name}: it is required in production.`,
      );
    expect(() => parseSettings({ ...production, RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS');
    expect(() => parseSettings({ ...production, SAMPLE_DATA: 'on' })).toThrow('SAMPLE_DATA');
  });

  it('withhold mailbox decryption keys from processes that serve requests', () => {
    const database = { DATABASE_URL: 'postgresql://db/foothold' };
    for (const PROCESS of ['api', 'worker']) {
      expect(() => parseSettings({ ...database, PROCESS, CUSTODY_KEYS: 'k:a' })).toThrow(
        'is for the custody process only',
      );
      expect(() => parseSettings({ ...database, PROCESS })).toThrow('Missing setting CUSTODY_PUBLIC_KEYS');
      expect(parseSettings({ ...database, PROCESS, CUSTODY_PUBLIC_KEYS: 'k:a' }).PROCESS).toBe(PROCESS);
    }
    expect(() => parseSettings({ CUSTODY_KEYS: 'k:a', CUSTODY_PUBLIC_KEYS: 'k:a' })).toThrow(
      'is for the custody process only',
    );
    expect(() => parseSettings({ ...database, PROCESS: 'custody', CUSTODY_PUBLIC_KEYS: 'k:a' })).toThrow(
      'Missing setting CUSTODY_KEYS',
    );
    expect(() => parseSettings({ PROCESS: 'custody', CUSTODY_KEYS: 'k:a' })).toThrow('Missing setting DATABASE_URL');
  });

  it('require only what the custody process needs in production', () => {
    const custody = {
      NODE_ENV: 'production',
      PROCESS: 'custody',
      DATABASE_URL: 'postgresql://db/foothold',
      CUSTODY_KEYS: 'k:a',
    };
    expect(parseSettings(custody).PROCESS).toBe('custody');
    expect(parseSettings({ ...production, CUSTODY_PUBLIC_KEYS: undefined, CUSTODY_KEYS: 'k:a' }).production).toBe(true);
  });

  it('accept and report old names', () => {
    const database = { DATABASE_URL: 'postgresql://db/foothold' };
    const custody = parseSettings({ ...database, PROCESS: 'keeper', KEEPER_KEYS: 'k:a' });
    expect(custody).toMatchObject({ PROCESS: 'custody', CUSTODY_KEYS: 'k:a' });
    expect(custody.earlier).toEqual(['KEEPER_KEYS is now CUSTODY_KEYS', 'PROCESS=keeper is now PROCESS=custody']);
    const api = parseSettings({
      ...database,
      PROCESS: 'api',
      KEEPER_PUBLIC_KEYS: 'k:old',
      CUSTODY_PUBLIC_KEYS: 'k:new',
    });
    expect(api).toMatchObject({ CUSTODY_PUBLIC_KEYS: 'k:new' });
    expect(parseSettings({ ...database, PROCESS: 'api', CUSTODY_PUBLIC_KEYS: 'k:new' }).earlier).toEqual([]);
    const file = join(mkdtempSync(join(tmpdir(), 'foothold-env-')), '.env');
    writeFileSync(file, 'KEEPER_KEYS=k:a\n');
    expect(loadEnv({}, file)).toMatchObject({ CUSTODY_KEYS: 'k:a' });
  });

  it('remove every secret from the environment, including mailbox decryption keys', () => {
    const environment = { PORT: '4100', CUSTODY_KEYS: 'k:a', KEEPER_KEYS: 'k:a', VAULT_KEYS: 'k:a', AI_API_KEY: 'a' };
    env.forgetSecrets(SETTINGS, environment);
    expect(environment).toEqual({ PORT: '4100' });
  });

  it('can come from a file, which rejects unknown names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'foothold-env-')), '.env');
    writeFileSync(file, 'PORT=4100\nTHEME_DEFAULT=dark\n');
    expect(loadEnv({ PORT: '4200' }, file)).toMatchObject({ PORT: 4200, THEME_DEFAULT: 'dark' });
    writeFileSync(file, 'PROT=4100\n');
    expect(() => loadEnv({}, file)).toThrow(SettingsError);
    expect(() => loadEnv({}, file)).toThrow('PROT');
  });
});
