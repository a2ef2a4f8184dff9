import { z } from 'zod';

/** A setting: its valid values and what the operator needs to know. */
export interface Setting<T extends z.ZodType = z.ZodType> {
  schema: T;
  /** The explanation in `.env.example`. */
  meaning: string;
  /** The value in `.env.example`. Defaults to the setting's default. */
  example?: string;
  /** Whether it is hidden from child processes. */
  secret?: true;
  /** The rule in production: it must be set (unless another one is), or must not have a certain value. */
  inProduction?: 'required' | { requiredUnless: string } | { not: string; why: string };
  /** Names in earlier versions, which still work. */
  earlier?: readonly string[];
}

export type SettingDeclarations = Readonly<Record<string, Setting>>;

/** The values of settings by name. */
export type SettingValues<D extends SettingDeclarations> = { [Name in keyof D]: z.output<D[Name]['schema']> };

/** What a check may need besides its own group's settings. */
export interface Deployment {
  production: boolean;
  /** The value of PROCESS. */
  process: string;
  databaseUrl: string | undefined;
  /** The public address, or its default. */
  publicUrl: string;
}

/** A separate process of a module, selected by PROCESS. It serves no requests and needs only the settings that its group's check requires. */
export interface OwnProcess {
  name: string;
  /** What it does, for the operator. */
  meaning: string;
  /** Its name in earlier versions. */
  earlier?: string;
}

/** A group of settings that are declared together. */
export interface SettingsGroup<D extends SettingDeclarations = SettingDeclarations> {
  declared: D;
  process?: OwnProcess;
  /** Validates settings that depend on each other. @throws SettingsError */
  check?(values: SettingValues<D>, deployment: Deployment): void;
}

/** An invalid setting, named in the message. Ends the startup. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Declares settings in the `settings.ts` of a module or of the platform. */
export const defineSettings = <const D extends SettingDeclarations>(
  declared: D,
  more: Omit<SettingsGroup<D>, 'declared'> = {},
): SettingsGroup<D> => ({ declared, ...more });

/** Requires that settings are set together or not at all. @throws SettingsError */
export function requireTogether<D extends SettingDeclarations>(
  values: SettingValues<D>,
  names: readonly (keyof D & string)[],
): void {
  const missing = names.find((name) => values[name] === undefined);
  if (missing === undefined || names.every((name) => values[name] === undefined)) return;
  throw new SettingsError(`Missing setting ${missing}: set ${names.join(', ')} together.`);
}

export const flag = z.enum(['on', 'off']);

export const urlSchema = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** A URL without a trailing slash. */
export const webAddress = urlSchema(['http:', 'https:']).transform((text) => text.replace(/\/+$/, ''));
