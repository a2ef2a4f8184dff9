import type { Brand } from '@foothold/brand';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { Database, Transact } from './db/database.ts';
import type { DB } from './db/schema.ts';
import type { Env } from './env.ts';
import type { Events } from './events.ts';
import type { FileStore } from './files/files.ts';
import type { Api, ApiRouter } from './http/api.ts';
import type { Limit } from './http/limits.ts';
import type { Logger } from './logger.ts';
import type { Mail, MailTransport } from './mail/mail.ts';
import type { LanguageModel } from './model/model.ts';
import type { PaymentService } from './payments/payments.ts';
import type { PersonalData } from './personal-data.ts';
import type { Job, Queue } from './queue.ts';
import type { OwnSecrets } from './secrets/own-secrets.ts';
import type { Vault } from './secrets/vault.ts';
import type { Declared, SettingsGroup, ValuesOf } from './settings.ts';

/** What modules provide to one another, by name. Each module adds its own in its `module.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it
export interface Services {}

/** What modules announce to those that depend on them, by name, and what is announced. Each module adds its own in its `module.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it
export interface Announcements {}

/** Calls every module that listens, in the order of the modules, inside the transaction of what happened. */
export type Announce = <N extends keyof Announcements>(
  name: N,
  trx: Transaction<DB>,
  what: Announcements[N],
) => Promise<void>;

/** What every module may use: the machine's side of the product, without a word of any domain. */
export interface Platform {
  env: Env;
  logger: Logger;
  db: Database['db'];
  pool: pg.Pool;
  transact: Transact;
  secrets: OwnSecrets;
  vault: Vault;
  files: FileStore;
  queue: Queue;
  events: Events;
  limit: Limit;
  mail: Mail;
  transport: MailTransport;
  model: LanguageModel;
  payments: PaymentService;
  brand: Brand;
  publicUrl: string;
  /** Without a slash at its end. */
  portalUrl: string;
  /** The same for links in texts: a path where the portal is on this site, so that they work under whatever name it is opened. */
  portalLink: string;
  /** The folder of the texts that the product comes with. */
  contentFolder: string;
  announce: Announce;
  /** What every module stores about a person; complete once all modules are created. */
  personalData(): readonly PersonalData[];
  now: () => Date;
}

/** A job and what is done for it. */
export interface HandledJob<S> {
  job: Job<object>;
  handler: (service: S, payload: object) => Promise<unknown>;
}

/** Binds a job to its handler, which gets the payload that the job declares. */
type Handle<S> = <P extends object>(
  job: Job<P>,
  handler: (service: S, payload: P) => Promise<unknown>,
) => HandledJob<S>;

export interface ModuleDefinition<N extends keyof Services, S, D extends Declared = Record<never, never>> {
  /** The domain's name, which its contract, its folder and its tests have too. */
  name: string;
  /** Services of other modules, which therefore come first. */
  needs: readonly N[];
  /** What an operator can set for it. */
  settings?: SettingsGroup<D>;
  create(platform: Platform, services: Pick<Services, N>, settings: ValuesOf<D>): S | Promise<S>;
  /** What other modules may use. */
  provides?(service: S, platform: Platform, settings: ValuesOf<D>): Partial<Services>;
  /** Its part of the API, by the names of the contract. */
  routes?(api: Api, service: S, platform: Platform): Partial<ApiRouter>;
  /** Every job that it adds to the queue, in every configuration, with its handler. */
  jobs?(handle: Handle<S>): readonly HandledJob<S>[];
  /** Jobs that it adds and a process of their own works on. */
  jobsOfOthers?: readonly Omit<Job<object>, 'payload'>[];
  /** What it does when another module announces something. */
  listens?: {
    [A in keyof Announcements]?: (service: S, trx: Transaction<DB>, what: Announcements[A]) => Promise<void>;
  };
  /** What it stores about a person, for the export and the erasure of an account. */
  personalData?(service: S, platform: Platform): readonly PersonalData[];
  /** Done each time that a process begins to work on jobs. */
  startWork?(service: S, platform: Platform): Promise<void>;
  /** What can be made ready behind the first answers. */
  prepare?(service: S): Promise<void>;
  stop?(service: S): Promise<void>;
}

/** A module whose types no longer matter: what start-up works with. */
export type Module = ModuleDefinition<never, unknown, Declared>;

/** A part of the product that brings its own wiring: `main/modules.ts` names it, and nothing else has to. */
export const defineModule = <const N extends keyof Services, S, D extends Declared = Record<never, never>>(
  definition: ModuleDefinition<N, S, D>,
): Module => definition as unknown as Module;

const handle = (job: unknown, handler: unknown) => ({ job, handler }) as HandledJob<unknown>;

/** The jobs that a module declares, with their handlers. */
export const jobsOf = (module: Module): readonly HandledJob<unknown>[] => module.jobs?.(handle) ?? [];
