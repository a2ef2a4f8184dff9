import type { Brand } from '@foothold/brand';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { ArchivePart } from './archive/part.ts';
import type { Audit } from './audit/audit.ts';
import type { ContentPart } from './content/part.ts';
import type { Database, Transact } from './db/database.ts';
import type { DB } from './db/schema.ts';
import type { Env } from './env.ts';
import type { Events } from './events.ts';
import type { Fetcher } from './fetch/fetcher.ts';
import type { FileStore } from './files/files.ts';
import type { Api, ApiRouter } from './http/api.ts';
import type { Limit } from './http/limits.ts';
import type { Logger } from './logger.ts';
import type { Mail, MailTransport } from './mail/mail.ts';
import type { LanguageModel } from './model/model.ts';
import type { PaymentService } from './payments/payments.ts';
import type { PersonalData } from './personal-data.ts';
import type { Push } from './push/push.ts';
import type { Job, Queue } from './queue.ts';
import type { SampleContext } from './samples.ts';
import type { OwnSecrets } from './secrets/own-secrets.ts';
import type { Vault } from './secrets/vault.ts';
import type { SettingDeclarations, SettingsGroup, SettingValues } from './settings.ts';

/** Services that modules provide to each other, by name. Each module adds its own in its `module.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it
export interface Services {}

/** Events that modules announce to their dependents, by name, with their data. Each module adds its own in its `module.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it
export interface Announcements {}

/** Calls every listening module, in module order, inside the transaction of the event. */
export type Announce = <N extends keyof Announcements>(
  name: N,
  trx: Transaction<DB>,
  what: Announcements[N],
) => Promise<void>;

/** Technical services that every module can use. They know nothing about the domains. */
export interface Platform {
  env: Env;
  logger: Logger;
  db: Database['db'];
  /** A streaming replica that may lag behind `db`. Null without one. */
  replica: Database['db'] | null;
  pool: pg.Pool;
  transact: Transact;
  /** The log of what has to be provable later. */
  audit: Audit;
  secrets: OwnSecrets;
  vault: Vault;
  files: FileStore;
  /** The only way to a URL that someone else chose. */
  fetch: Fetcher;
  /** Messages to members’ browsers. Domains call `notifications.notify` instead. */
  push: Push;
  queue: Queue;
  events: Events;
  limit: Limit;
  mail: Mail;
  transport: MailTransport;
  model: LanguageModel;
  payments: PaymentService;
  brand: Brand;
  publicUrl: string;
  /** No trailing slash. */
  portalUrl: string;
  /** The portal's address for links in text. It is a path if the portal is on this site, so that links work under any host name. */
  portalLink: string;
  /** The folder with the content that ships with the product. */
  contentFolder: string;
  announce: Announce;
  /** What every module stores about a person. Complete once all modules are created. */
  personalData(): readonly PersonalData[];
  /** What every module contributes to an archive. Complete once all modules are created. */
  archive(): readonly ArchivePart[];
  now: () => Date;
}

/** A job and its handler. */
export interface HandledJob<S> {
  job: Job<object>;
  handler: (service: S, payload: object) => Promise<unknown>;
}

/** Binds a job to its handler, which receives the declared payload. */
type Handle<S> = <P extends object>(
  job: Job<P>,
  handler: (service: S, payload: P) => Promise<unknown>,
) => HandledJob<S>;

export interface ModuleDefinition<
  N extends keyof Services,
  S,
  D extends SettingDeclarations = Record<never, never>,
  C = undefined,
> {
  /** The domain's name, which its contract, folder, and tests share. */
  name: string;
  /** Names of modules that it depends on. They come first. */
  needs: readonly N[];
  /** Settings for the operator. */
  settings?: SettingsGroup<D>;
  /** What it reads from the content folder. The build compiles it. */
  content?: ContentPart<C>;
  /** @param content its content with the brand's names. Apps in one process share it, so it must not be changed */
  create(platform: Platform, services: Pick<Services, N>, settings: SettingValues<D>, content: C): S | Promise<S>;
  /** Services for other modules. */
  provides?(service: S, platform: Platform, settings: SettingValues<D>): Partial<Services>;
  /** Its part of the API, by contract name. */
  routes?(api: Api, service: S, platform: Platform): Partial<ApiRouter>;
  /** Every job that it queues, in every configuration, with its handler. */
  jobs?(handle: Handle<S>): readonly HandledJob<S>[];
  /** Jobs that it queues for a separate process. */
  jobsOfOthers?: readonly Omit<Job<object>, 'payload'>[];
  /** Handlers for events of other modules. */
  listens?: {
    [A in keyof Announcements]?: (service: S, trx: Transaction<DB>, what: Announcements[A]) => Promise<void>;
  };
  /** What it stores about a person, for account export and deletion. */
  personalData?(service: S, platform: Platform): readonly PersonalData[];
  /** What a member can take from one installation to another, for archives. */
  archive?(service: S, platform: Platform): readonly ArchivePart[];
  /** Adds what shows its pages at work to an empty installation with sample data. Called in module order. */
  addSamples?(service: S, context: SampleContext): Promise<void>;
  /** Called when a process starts to run jobs. */
  startWork?(service: S, platform: Platform): Promise<void>;
  /** Work that runs after startup so that it doesn't delay the first responses. */
  prepare?(service: S): Promise<void>;
  stop?(service: S): Promise<void>;
}

/** A module with its types erased, as startup uses it. */
export type Module = ModuleDefinition<never, unknown, SettingDeclarations, unknown>;

/** Defines a part of the product with its own wiring. Only `main/modules.ts` has to list it. */
export const defineModule = <
  const N extends keyof Services,
  S,
  D extends SettingDeclarations = Record<never, never>,
  C = undefined,
>(
  definition: ModuleDefinition<N, S, D, C>,
): Module => definition as unknown as Module;

const handle = (job: unknown, handler: unknown) => ({ job, handler }) as HandledJob<unknown>;

/** Lists what the modules read from the content folder. */
export const listContent = (modules: readonly Module[]): readonly ContentPart<unknown>[] =>
  modules.flatMap(({ content }) => content ?? []);

/** Lists a module's jobs with their handlers. */
export const listJobs = (module: Module): readonly HandledJob<unknown>[] => module.jobs?.(handle) ?? [];
