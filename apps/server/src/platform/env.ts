import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { fetchSettings } from './fetch/settings.ts';
import { filesSettings } from './files/settings.ts';
import { mailSettings } from './mail/settings.ts';
import { modelSettings } from './model/settings.ts';
import { paymentsSettings } from './payments/settings.ts';
import { secretsSettings } from './secrets/settings.ts';
import { serverSettings } from './server-settings.ts';
import {
  type Setting,
  type SettingDeclarations,
  SettingsError,
  type SettingsGroup,
  type SettingValues,
} from './settings.ts';

/** The root of the repository, four folders up. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

/** The platform's settings. Modules declare theirs in their `settings.ts`. */
export const PLATFORM_SETTINGS: readonly SettingsGroup[] = [
  serverSettings,
  secretsSettings,
  mailSettings,
  filesSettings,
  fetchSettings,
  paymentsSettings,
  modelSettings,
];

type PlatformValues = SettingValues<typeof serverSettings.declared> &
  SettingValues<typeof secretsSettings.declared> &
  SettingValues<typeof mailSettings.declared> &
  SettingValues<typeof filesSettings.declared> &
  SettingValues<typeof fetchSettings.declared> &
  SettingValues<typeof paymentsSettings.declared> &
  SettingValues<typeof modelSettings.declared>;

/** The platform's settings with derived values. Use `pickSettings` to get a module's. */
export interface Env extends PlatformValues {
  production: boolean;
  /** Absolute path of the data folder. */
  dataDir: string;
  publicUrl: string;
  sampleData: boolean;
  /** IDLE_MINUTES in milliseconds. */
  idleMs: number;
  /** Whether the embedded database is used. */
  embedded: boolean;
  /**
   * Whether requests may use a loopback address (localhost, 127.0.0.1, [::1]) instead of PUBLIC_URL. True with the embedded database and in
   * tests.
   */
  acceptLoopback: boolean;
  /** Settings given under an old name, as `OLD_NAME is now NEW_NAME`. */
  earlier: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Picks the settings of one group. */
export function pickSettings<D extends SettingDeclarations>(
  env: Env,
  { declared }: SettingsGroup<D>,
): SettingValues<D> {
  const values = env as unknown as Record<string, unknown>;
  return Object.fromEntries(Object.keys(declared).map((name) => [name, values[name]])) as SettingValues<D>;
}

/** Copies the environment with other values for one group. */
export const withSettings = <D extends SettingDeclarations>(
  env: Env,
  _: SettingsGroup<D>,
  values: Partial<SettingValues<D>>,
): Env => ({
  ...env,
  ...values,
});

/** Combines the settings of all groups. @throws Error if two groups declare the same setting */
function mergeSettings(groups: readonly SettingsGroup[]): Record<string, Setting> {
  const all: Record<string, Setting> = {};
  for (const { declared } of groups)
    for (const [name, setting] of Object.entries(declared)) {
      if (name in all) throw new Error(`the setting ${name} is declared twice`);
      all[name] = setting;
    }
  return all;
}

/** Reads `.env` in the root folder, if it exists. The real environment takes precedence, and unknown names in the file are errors. */
export function loadEnv(
  groups: readonly SettingsGroup[],
  environment: Environment = process.env,
  file = join(ROOT, '.env'),
): Env {
  const fileValues = readFile(file);
  const known = Object.entries(mergeSettings(groups)).flatMap(([name, { earlier = [] }]) => [name, ...earlier]);
  const unknown = Object.keys(fileValues).find((name) => !known.includes(name));
  if (unknown) throw new SettingsError(`${file} contains an unknown setting, ${unknown}. See .env.example.`);
  return parseSettings({ ...fileValues, ...environment }, groups);
}

/** Loads only the platform's settings. */
export const loadPlatformEnv = (environment: Environment = process.env, file = join(ROOT, '.env')): Env =>
  parseSettings({ ...readFile(file), ...environment }, PLATFORM_SETTINGS);

/** Loads the database's settings for its owner, who needs no others, also in production. */
export const loadDatabaseEnv = (environment: Environment = process.env, file = join(ROOT, '.env')): Env =>
  parseSettings({ ...readFile(file), ...environment, NODE_ENV: 'development', PROCESS: 'all' }, [serverSettings]);

const readFile = (file: string) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});

/** Removes every secret from the environment of this process, under all of its names, so that child processes don't inherit it. */
export function forgetSecrets(groups: readonly SettingsGroup[], environment: NodeJS.ProcessEnv = process.env): void {
  for (const [name, { secret, earlier = [] }] of Object.entries(mergeSettings(groups)))
    if (secret) for (const secretName of [name, ...earlier]) delete environment[secretName];
}

/** The environment variables that this process passes on to a child, if they are set. */
export function pickEnvironment(...names: readonly string[]): Record<string, string> {
  const { env } = process;
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/** Reads a variable that the parent process set, and removes it so that child processes don't inherit it. */
export function takeVariable(name: string): string | undefined {
  const value = process.env[name];
  delete process.env[name];
  return value;
}

/** Moves settings from old names to current ones. A current name takes precedence. */
function applyOldNames(environment: Environment, groups: readonly SettingsGroup[]) {
  const today: Record<string, string | undefined> = { ...environment };
  const earlier: string[] = [];
  for (const [name, setting] of Object.entries(mergeSettings(groups)))
    for (const old of setting.earlier ?? []) {
      if (!environment[old]) continue;
      today[name] ||= environment[old];
      earlier.push(`${old} is now ${name}`);
    }
  for (const { process } of groups) {
    if (process?.earlier === undefined || today.PROCESS !== process.earlier) continue;
    today.PROCESS = process.name;
    earlier.push(`PROCESS=${process.earlier} is now PROCESS=${process.name}`);
  }
  return { today, earlier };
}

const PROCESSES = ['all', 'api', 'worker'];

/** Validates the settings and adds derived values. @throws SettingsError that names the first invalid setting */
export function parseSettings(environment: Environment, groups: readonly SettingsGroup[]): Env {
  const { today, earlier } = applyOldNames(environment, groups);
  const all = mergeSettings(groups);
  const own = groups.flatMap(({ process }) => (process ? [process.name] : []));
  const schema = z.object({
    ...Object.fromEntries(Object.entries(all).map(([name, setting]) => [name, setting.schema])),
    PROCESS: z.enum([...PROCESSES, ...own]).default('all'),
  });
  // An empty value counts as unset, because shells and compose files pass empty strings for missing variables.
  const parsed = schema.safeParse(Object.fromEntries(Object.keys(all).map((name) => [name, today[name] || undefined])));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`Invalid setting ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const values = parsed.data as unknown as PlatformValues;
  const { PROCESS, DATABASE_URL, NODE_ENV, PORT } = values;
  const production = NODE_ENV === 'production';
  if (production && !own.includes(PROCESS)) requireProduction(parsed.data, all);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${PORT}`;
  for (const { check } of groups)
    check?.(parsed.data, { production, process: PROCESS, databaseUrl: DATABASE_URL, publicUrl });
  return {
    ...values,
    production,
    dataDir: resolve(ROOT, values.DATA_DIR),
    publicUrl,
    sampleData: values.SAMPLE_DATA ? values.SAMPLE_DATA === 'on' : !DATABASE_URL,
    idleMs: values.IDLE_MINUTES * 60_000,
    embedded: !DATABASE_URL,
    acceptLoopback: !DATABASE_URL || NODE_ENV === 'test',
    earlier,
  };
}

/** Production never falls back to an embedded substitute. */
function requireProduction(values: Readonly<Record<string, unknown>>, all: Record<string, Setting>): void {
  const rules = Object.entries(all).flatMap(([name, { inProduction }]) =>
    inProduction ? [{ name, inProduction }] : [],
  );
  for (const { name, inProduction } of rules) {
    if (values[name] !== undefined) continue;
    const isNeeded =
      inProduction === 'required' ||
      ('requiredUnless' in inProduction && values[inProduction.requiredUnless] === undefined);
    if (isNeeded) throw new SettingsError(`Missing setting ${name}: it is required in production.`);
  }
  for (const { name, inProduction } of rules)
    if (typeof inProduction === 'object' && 'not' in inProduction && values[name] === inProduction.not)
      throw new SettingsError(`Invalid setting ${name}: ${inProduction.why}.`);
}
