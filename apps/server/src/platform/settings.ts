import { z } from 'zod';

/** One setting: what its value may be, and what an operator has to know about it. */
export interface Setting<T extends z.ZodType = z.ZodType> {
  schema: T;
  /** For the operator, who reads it in `.env.example`. */
  meaning: string;
  /** What `.env.example` shows as its value; the default, where it has one, unless stated. */
  example?: string;
  /** Nothing that the server starts inherits it. */
  secret?: true;
  /** What production asks of it: to be set (unless another one is), or not to have a value. */
  inProduction?: 'required' | { requiredUnless: string } | { not: string; why: string };
  /** Names that earlier versions gave it, which are still read. */
  earlier?: readonly string[];
}

export type Declared = Readonly<Record<string, Setting>>;

/** The values of settings by their names, as the rest of the code gets them. */
export type ValuesOf<D extends Declared> = { [Name in keyof D]: z.output<D[Name]['schema']> };

/** What a check may have to know beside the settings of its own group. */
export interface Deployment {
  production: boolean;
  /** What PROCESS names. */
  process: string;
  databaseUrl: string | undefined;
}

/** A process of a module's own, which PROCESS can name. It serves no request, and needs only the settings that its group's check asks for. */
export interface OwnProcess {
  name: string;
  /** For the operator: what it does. */
  meaning: string;
  /** What earlier versions called it. */
  earlier?: string;
}

/** Settings that are declared together. */
export interface SettingsGroup<D extends Declared = Declared> {
  declared: D;
  process?: OwnProcess;
  /** What depends on several of them. @throws SettingsError */
  check?(values: ValuesOf<D>, deployment: Deployment): void;
}

/** A setting that cannot be used; the message names it. Ends the start. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Declares settings: `settings.ts` of a module or of a part of the platform. */
export const defineSettings = <const D extends Declared>(
  declared: D,
  more: Omit<SettingsGroup<D>, 'declared'> = {},
): SettingsGroup<D> => ({ declared, ...more });

/** @throws SettingsError where some of the settings are set and others are not */
export function requireTogether<D extends Declared>(values: ValuesOf<D>, names: readonly (keyof D & string)[]): void {
  const missing = names.find((name) => values[name] === undefined);
  if (missing === undefined || names.every((name) => values[name] === undefined)) return;
  throw new SettingsError(`Missing setting ${missing}: set ${names.join(', ')} together.`);
}

export const flag = z.enum(['on', 'off']);

export const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** An address on the web, without a slash at its end. */
export const webAddress = url(['http:', 'https:']).transform((text) => text.replace(/\/+$/, ''));
