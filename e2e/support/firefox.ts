import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** From this version on, the add-on runs (`strict_min_version` of its manifest). */
const LEAST_VERSION = 142;
const STARTS_MS = 30_000;
const COMMAND_MS = 30_000;

/** Installs nothing in the background, and opens no page of its own. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'remote.active-protocols': 1,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'xpinstall.signatures.required': false,
};

/** A Firefox of this computer that can run the add-on: the one that `FIREFOX_PATH` names, or one on the path. Null if there is none. */
export function findFirefox(): string | null {
  const candidates = [process.env.FIREFOX_PATH, 'firefox', 'firefox-esr'].filter((path) => path !== undefined);
  return (
    candidates.find((path) => {
      const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
      return Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= LEAST_VERSION;
    }) ?? null
  );
}

interface Reply {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

/** A real Firefox, driven over WebDriver BiDi, which needs no driver besides the browser. */
export class Firefox {
  private readonly pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  private count = 0;
  private readonly process: ChildProcess;
  private readonly socket: WebSocket;
  private readonly profile: string;

  private constructor(process: ChildProcess, socket: WebSocket, profile: string) {
    this.process = process;
    this.socket = socket;
    this.profile = profile;
    socket.addEventListener('message', ({ data }) => this.take(JSON.parse(String(data)) as Reply));
  }

  /** @param path as `findFirefox` returns it */
  static async start(path: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(PREFERENCES)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
        .join('\n'),
    );
    const child = spawn(
      path,
      [
        '--headless',
        '--no-remote',
        '--profile',
        profile,
        '--remote-debugging-port',
        '0',
        '--remote-allow-system-access',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const address = await readAddress(child);
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error('Firefox can’t be reached.')), { once: true });
    });
    const firefox = new Firefox(child, socket, profile);
    await firefox.send('session.new', { capabilities: {} });
    return firefox;
  }

  private take({ id, type, result, message }: Reply): void {
    const waiting = id === undefined ? undefined : this.pending.get(id);
    if (id === undefined || !waiting) return;
    this.pending.delete(id);
    if (type === 'error') waiting.reject(new Error(message ?? 'Firefox refused.'));
    else waiting.resolve(result);
  }

  /** Sends one command of WebDriver BiDi. */
  async send<T>(method: string, params: object): Promise<T> {
    const id = ++this.count;
    const reply = new Promise<unknown>((resolve, reject) => this.pending.set(id, { resolve, reject }));
    this.socket.send(JSON.stringify({ id, method, params }));
    const timeout = AbortSignal.timeout(COMMAND_MS);
    return (await Promise.race([
      reply,
      new Promise((_, reject) =>
        timeout.addEventListener('abort', () => reject(new Error(`Firefox didn’t answer: ${method}`)), { once: true }),
      ),
    ])) as T;
  }

  /** Installs an unpacked add-on until the browser ends. @returns its id, and the origin of its pages */
  async installAddOn(folder: string): Promise<{ id: string; origin: string }> {
    const { extension } = await this.send<{ extension: string }>('webExtension.install', {
      extensionData: { type: 'path', path: folder },
    });
    const host = await this.evaluateInBrowser<string>(
      `WebExtensionPolicy.getByID(${JSON.stringify(extension)}).mozExtensionHostname`,
    );
    return { id: extension, origin: `moz-extension://${host}` };
  }

  /** Opens a tab. @returns the id by which commands name it */
  async openTab(url: string): Promise<string> {
    const { context } = await this.send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await this.send('browsingContext.navigate', { context, url, wait: 'complete' });
    return context;
  }

  /** Evaluates an expression in a tab. Its value is sent as JSON. */
  async evaluate<T>(context: string, expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      expression: `Promise.resolve((() => (${expression}))()).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? 'null') as T;
  }

  /** Evaluates an expression in the window of the browser itself. */
  private async evaluateInBrowser<T>(expression: string): Promise<T> {
    const { contexts } = await this.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {
      'moz:scope': 'chrome',
    });
    const [window] = contexts;
    if (!window) throw new Error('Firefox has no window.');
    return this.evaluate<T>(window.context, expression);
  }

  /** Clicks the add-on's icon while a tab is in front, which gives it access to the tab. */
  async clickIcon(addOn: string, context: string): Promise<void> {
    await this.send('browsingContext.activate', { context });
    await this.evaluateInBrowser(
      `ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs').ExtensionParent.apiManager.global
        .browserActionFor(WebExtensionPolicy.getByID(${JSON.stringify(addOn)}).extension).triggerAction(window)`,
    );
  }

  async close(): Promise<void> {
    await this.send('browser.close', {}).catch(() => undefined);
    this.socket.close();
    if (this.process.exitCode === null) {
      this.process.kill();
      await new Promise((resolve) => this.process.once('exit', resolve));
    }
    rmSync(this.profile, { recursive: true, force: true });
  }
}

/** Firefox writes the address when it listens. */
function readAddress({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timeout = setTimeout(() => reject(new Error(`Firefox didn’t start: ${text.slice(-500)}`)), STARTS_MS);
    stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text)?.[1];
      if (!address) return;
      clearTimeout(timeout);
      resolve(address);
    });
  });
}
