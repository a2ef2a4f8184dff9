import { expect, it } from 'vitest';
import { z } from 'zod';
import { forgetSecrets, loadPlatformEnv, PLATFORM_SETTINGS, parseSettings, pickSettings } from './env.ts';
import { defineSettings, SettingsError } from './settings.ts';

const parcels = defineSettings(
  {
    PARCELS_KEY: {
      schema: z.string().min(3).optional(),
      meaning: 'The key of the parcel service.',
      secret: true,
      inProduction: 'required',
      earlier: ['PACKAGES_KEY'],
    },
    PARCELS_A_DAY: { schema: z.coerce.number().default(5), meaning: 'How many parcels are sent each day.' },
  },
  {
    process: { name: 'parcels', meaning: 'sends the parcels', earlier: 'packages' },
    check({ PARCELS_KEY, PARCELS_A_DAY }) {
      if (PARCELS_A_DAY > 100 && !PARCELS_KEY)
        throw new SettingsError('Missing setting PARCELS_KEY: more than 100 parcels need one.');
    },
  },
);
const groups = [...PLATFORM_SETTINGS, parcels];
const parse = (environment: Record<string, string>) => parseSettings(environment, groups);

it('returns only the settings that a module declares', () => {
  expect(pickSettings(parse({ PARCELS_KEY: 'abc', PORT: '4100' }), parcels)).toEqual({
    PARCELS_KEY: 'abc',
    PARCELS_A_DAY: 5,
  });
});

it('names an invalid setting of a module', () => {
  expect(() => parse({ PARCELS_KEY: 'a' })).toThrow(/^Invalid setting PARCELS_KEY: /);
  expect(() => parse({ PARCELS_A_DAY: '101' })).toThrow('Missing setting PARCELS_KEY: more than 100 parcels need one.');
});

it("requires a module's production settings, except in its separate process", () => {
  const settings = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/foothold' };
  expect(parse({ ...settings, PROCESS: 'parcels' }).PROCESS).toBe('parcels');
  const others = {
    PUBLIC_URL: 'https://foothold.example',
    AUTH_SECRET: 'x'.repeat(32),
    VAULT_KEYS: 'one:abc',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'hello@foothold.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(() => parse({ ...settings, ...others })).toThrow('Missing setting PARCELS_KEY: it is required in production.');
  expect(parse({ ...settings, ...others, PARCELS_KEY: 'abc' }).production).toBe(true);
});

it('accepts and reports old names of settings and processes', () => {
  const env = parse({ PACKAGES_KEY: 'abc', PROCESS: 'packages' });
  expect(pickSettings(env, parcels).PARCELS_KEY).toBe('abc');
  expect(env).toMatchObject({
    PROCESS: 'parcels',
    earlier: ['PACKAGES_KEY is now PARCELS_KEY', 'PROCESS=packages is now PROCESS=parcels'],
  });
});

it('removes the secrets of every group from the environment', () => {
  const environment = { PARCELS_KEY: 'abc', PACKAGES_KEY: 'abc', PARCELS_A_DAY: '5' };
  forgetSecrets(groups, environment);
  expect(environment).toEqual({ PARCELS_A_DAY: '5' });
});

it('rejects a setting that is declared twice', () => {
  expect(() => parseSettings({}, [...groups, parcels])).toThrow('the setting PARCELS_KEY is declared twice');
});

it("ignores module settings if only the platform's are requested", () => {
  expect(loadPlatformEnv({ PARCELS_KEY: 'a', PORT: '4100' }, '/nowhere/.env').PORT).toBe(4100);
});
