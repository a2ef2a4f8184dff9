import { type Message, parseMessage } from './messages.ts';
import { stripTypes } from './strip-types.ts';
import { encodeValue, formatArguments, formatValue, isSame, type Json } from './values.ts';

export interface SandboxTest {
  name: string;
  args: readonly Json[];
  gives: Json;
}

export interface TestResult {
  name: string;
  passed: boolean;
  /** The function's arguments. Like the next two fields, formatted as code. */
  given: string;
  expected: string;
  /** Null if there is no result. */
  got: string | null;
  /** Why there is no result. */
  error: string | null;
}

export interface TestRun {
  /** One per test, in order. */
  results: TestResult[];
  /** The code's console output, at most 200 lines. */
  logs: string[];
  /** The number of lines dropped beyond that. */
  omittedLogs: number;
  timedOut: boolean;
  /** Why the code couldn't be started at all; null if it could. */
  failure: string | null;
}

export interface TestJob {
  code: string;
  language: 'javascript' | 'typescript';
  /** Name of the function to call with each test's arguments. */
  call: string;
  tests: readonly SandboxTest[];
  /** Time limit in milliseconds for all tests together, from the start of the code. */
  limitMs: number;
  /** Aborts the run, which then rejects. */
  signal?: AbortSignal;
  /** Called with each result as soon as it is available. */
  onResult?: (result: TestResult, index: number) => void;
}

/** The URL of the iframe's document; see app/routes.ts. */
const SANDBOX_PATH = '/code-sandbox';
const OPEN_TIMEOUT_MS = 15_000;
const IDENTIFIER_PATTERN = /^[A-Za-z_$][\w$]*$/;

/**
 * Runs tests on untrusted code, in a worker inside an iframe with its own origin, no network, and no access to this
 * page. Code still running after the limit is terminated. Expected results stay on this side, so the code never sees
 * them.
 * @throws Error if the sandbox can't be opened or the run was aborted
 */
export async function runTests({ code, language, call, tests, limitMs, signal, onResult }: TestJob): Promise<TestRun> {
  if (!IDENTIFIER_PATTERN.test(call)) throw new Error(`Not a function name: ${call}`);
  const run = createRun(tests, onResult);
  let script = code;
  if (language === 'typescript') {
    try {
      script = await stripTypes(code);
    } catch (error) {
      return run.failed(error instanceof Error ? error.message : String(error));
    }
  }
  signal?.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  aborted.catch(() => undefined);
  const nonce = createNonce();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  frame.hidden = true;
  frame.title = 'Sandbox';
  frame.src = `${SANDBOX_PATH}#${nonce}`;
  const { port1: port, port2 } = new MessageChannel();
  try {
    const ready = waitUntilReady(frame, nonce);
    document.body.append(frame);
    await Promise.race([ready, aborted]);
    const order = { nonce, code: script, call, tests: tests.map(({ args }) => JSON.stringify(args)) };
    const finished = listenUntilDone(port, nonce, limitMs, run.take);
    // An opaque origin has no name to use as the target.
    frame.contentWindow?.postMessage(order, '*', [port2]);
    const finishedInTime = await Promise.race([finished, aborted]);
    return finishedInTime ? run.ended() : run.timedOut(limitMs);
  } finally {
    port.close();
    // Also terminates the worker, whatever it is doing.
    frame.remove();
  }
}

/** Not `randomUUID`, which browsers only provide on HTTPS pages. */
const createNonce = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Resolves once the iframe reports that it is ready. */
function waitUntilReady(frame: HTMLIFrameElement, nonce: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error('The sandbox did not open.'))), OPEN_TIMEOUT_MS);
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === null || source !== frame.contentWindow || origin !== 'null') return;
      if (data?.kind === 'ready' && data.nonce === nonce) end(resolve);
    };
    const end = (settle: () => void) => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      settle();
    };
    addEventListener('message', onMessage);
  });
}

/** Listens to the worker until `onMessage` returns true or time runs out. */
function listenUntilDone(
  port: MessagePort,
  nonce: string,
  limitMs: number,
  take: (message: Message) => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    let timer = setTimeout(() => resolve(false), OPEN_TIMEOUT_MS);
    port.onmessage = ({ data }) => {
      const message = parseMessage(data, nonce);
      if (message?.kind === 'started') {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(false), limitMs);
      } else if (message && take(message)) {
        clearTimeout(timer);
        resolve(true);
      }
    };
  });
}

/** Assembles a run from the worker's messages. */
function createRun(tests: readonly SandboxTest[], onResult: TestJob['onResult']) {
  const results: TestResult[] = [];
  const logs: string[] = [];
  let logsLeftOut = 0;
  let failure: string | null = null;

  /** Adds the next test's result. Tests are reported in order, once each. */
  function add(outcome: Pick<TestResult, 'passed' | 'got' | 'error'>): void {
    const test = tests[results.length];
    if (!test) return;
    const result = {
      name: test.name,
      given: formatArguments(test.args),
      expected: formatValue(encodeValue(test.gives)),
      ...outcome,
    };
    results.push(result);
    onResult?.(result, results.length - 1);
  }

  const failRemaining = (error: string) => {
    while (results.length < tests.length) add({ passed: false, got: null, error });
  };

  /**
   * Handles a message.
   * @returns whether the run is over
   */
  function handleMessage(message: Message): boolean {
    const test = tests[results.length];
    if (message.kind === 'log') {
      logs.push(
        message.parts.map((part) => (part.kind === 'plain' ? String(part.value) : formatValue(part))).join(' '),
      );
    } else if (message.kind === 'value' && test && message.index === results.length) {
      const passed = isSame(message.value, encodeValue(test.gives));
      add({ passed, got: formatValue(message.value), error: null });
    } else if (message.kind === 'error' && message.index === results.length) {
      add({ passed: false, got: null, error: message.text });
    } else if (message.kind === 'failure') {
      failure = message.text;
      return true;
    } else if (message.kind === 'done') {
      logsLeftOut = message.leftOut;
      return true;
    }
    return false;
  }

  const toTestRun = (timedOut: boolean): TestRun => ({ results, logs, omittedLogs: logsLeftOut, timedOut, failure });
  const finish = () => {
    failRemaining(failure ?? 'This test gave no result.');
    return toTestRun(false);
  };
  return {
    take: handleMessage,
    ended: finish,
    failed: (text: string) => {
      failure = text;
      return finish();
    },
    timedOut: (limitMs: number) => {
      add({ passed: false, got: null, error: `Still running after ${limitMs / 1000} s, so it was ended.` });
      failRemaining('Not run: the test before it did not end.');
      return toTestRun(true);
    },
  };
}
