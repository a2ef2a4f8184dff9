import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { build } from 'vite';
import type { TestJob, TestRun } from '../src/shared/sandbox/run-tests.ts';

/** The sandbox on its own, bundled into one file. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('../src/shared/sandbox/run-tests.ts', import.meta.url)), formats: ['es'] },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('Nothing was built.');
  return first.output[0].code;
}

const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * A blank page with only the sandbox, served like in the web app. It uses a separate server, so that the tests can
 * check whether the page survives when the browser's tools report a crash.
 */
async function serve(script: string, web: string, reported: string[]) {
  const server = createServer(async ({ url = '' }, response) => {
    if (url === '/code-sandbox') {
      const answer = await fetch(web + url);
      for (const name of ['content-type', 'content-security-policy'])
        response.setHeader(name, answer.headers.get(name) ?? '');
      response.end(await answer.text());
    } else if (url === '/part.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (url === '/') {
      response.setHeader('content-type', 'text/html').setHeader('content-security-policy', POLICY);
      response.end('<!doctype html><title>Sandbox</title><h1>Sandbox</h1>');
    } else {
      reported.push(url);
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

interface Fixtures {
  sandbox: Page;
  /** What the page requested besides its own files. */
  reported: string[];
}

const test = base.extend<Fixtures, { script: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this pattern
  script: [async ({}, use) => use(await bundle()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  reported: async ({}, use) => use([]),
  sandbox: async ({ page, script, baseURL, reported }, use) => {
    const server = await serve(script, baseURL ?? '', reported);
    await page.goto(server.address);
    await page.context().addCookies([{ name: 'secret', value: 'cookie', url: page.url() }]);
    await page.evaluate(() => localStorage.setItem('secret', 'storage'));
    await use(page);
    server.close();
  },
});

type Job = Partial<Omit<TestJob, 'onResult'>>;

const run = (page: Page, order: Job): Promise<TestRun> =>
  page.evaluate(
    async (order) => {
      const { runTests } = await import(/* @vite-ignore */ String('/part.js'));
      return runTests({ language: 'javascript', call: 'f', limitMs: 2000, tests: [], ...order });
    },
    order as Record<string, unknown>,
  ) as Promise<TestRun>;

/** The result of calling `f` once. */
async function getResult(page: Page, code: string): Promise<string | null> {
  const { results } = await run(page, { code, tests: [{ name: 'once', args: [], gives: null }] });
  return results[0]?.got ?? results[0]?.error ?? null;
}

test('reports which tests pass, and the expected and actual results', async ({ sandbox }) => {
  const { results, timedOut, failure } = await run(sandbox, {
    code: 'function f(a, b) { return { sum: a + b, list: [a, b] }; }',
    tests: [
      { name: 'right', args: [1, 2], gives: { list: [1, 2], sum: 3 } },
      { name: 'wrong', args: [1, 2], gives: { list: [2, 1], sum: 3 } },
    ],
  });
  expect(results).toEqual([
    {
      name: 'right',
      passed: true,
      given: '1, 2',
      expected: '{ list: [1, 2], sum: 3 }',
      got: '{ sum: 3, list: [1, 2] }',
      error: null,
    },
    {
      name: 'wrong',
      passed: false,
      given: '1, 2',
      expected: '{ list: [2, 1], sum: 3 }',
      got: '{ sum: 3, list: [1, 2] }',
      error: null,
    },
  ]);
  expect({ timedOut, failure }).toEqual({ timedOut: false, failure: null });
});

test("says when a result isn't plain data", async ({ sandbox }) => {
  expect(
    await getResult(sandbox, 'function f() { return [NaN, undefined, 10n, () => 1, new Map(), -Infinity, , null]; }'),
  ).toBe('[NaN, undefined, 10n, a function, a Map, -Infinity, undefined, null]');
  expect(await getResult(sandbox, 'function f() { const own = {}; own.own = own; return own; }')).toContain('…');
  expect(await getResult(sandbox, 'function f() { throw "a string"; }')).toBe('Thrown: "a string"');
  expect(await getResult(sandbox, 'function f() {\n  return null.name;\n}')).toMatch(/^TypeError: .+ \(line 2\)$/);
  expect(await getResult(sandbox, 'function g() {}')).toContain('There is no function called f.');
  const { failure } = await run(sandbox, { code: 'function f( {', tests: [{ name: 'once', args: [], gives: 1 }] });
  expect(failure).toContain('SyntaxError');
});

test("says in which line code can't be parsed", async ({ sandbox }) => {
  const getFailure = async (code: string) => (await run(sandbox, { code, tests: [] })).failure;
  for (const [code, line] of [
    ['const a = ;', 1],
    ['function f() {\n  return 1;\n}\n\nconst b = {{;\n', 5],
    ['function f() {\n  const text = "open;\n}', 2],
    ['const f = () => 1;\nconst f = () => 2;', 2],
    ['function f() {\n  await 1;\n}', 2],
    ['// nothing\nexport function f() {}', 2],
    ['function f() {\n  return 1;', 2],
  ] as const)
    expect(await getFailure(code), code).toMatch(new RegExp(`^SyntaxError: .+ \\(line ${line}\\)$`));
  // Errors thrown by the code aren't syntax errors, so the code isn't run again to find the line.
  expect(await getFailure('console.log("once");\nthrow new SyntaxError("mine");')).toBe('SyntaxError: mine (line 2)');
});

test("shows any thrown value, even if it isn't an error", async ({ sandbox }) => {
  const getResultOfThrowing = (what: string) => getResult(sandbox, `function f() { throw ${what}; }`);
  expect(await getResultOfThrowing('undefined')).toBe('Thrown: undefined');
  expect(await getResultOfThrowing('null')).toBe('Thrown: null');
  expect(await getResultOfThrowing('{ code: 1, why: ["a"] }')).toBe('Thrown: { code: 1, why: ["a"] }');
  expect(await getResultOfThrowing('Symbol("x")')).toBe('Thrown: a symbol');
  expect(await getResultOfThrowing('() => 1')).toBe('Thrown: a function');
  expect(await getResultOfThrowing('new Proxy({}, { ownKeys() { throw 1; }, get() { throw 2; } })')).toBe(
    'Something was thrown that cannot be read.',
  );
  const { failure } = await run(sandbox, { code: 'throw { stopped: true };', tests: [] });
  expect(failure).toBe('Thrown: { stopped: true }');
  expect(await getResult(sandbox, 'const f = () => Promise.reject(7);')).toBe('Thrown: 7');
});

test('reports uncaught errors', async ({ sandbox }) => {
  const { logs } = await run(sandbox, {
    code: 'const f = async () => { Promise.reject({ lost: 1 }); setTimeout(() => { throw new Error("late"); }); await new Promise((done) => setTimeout(done, 50)); return 1; };',
    tests: [{ name: 'once', args: [], gives: 1 }],
  });
  expect(logs).toContain('Uncaught: { lost: 1 }');
  expect(logs.some((line) => line.includes('Uncaught: Uncaught Error: late') || line === 'Uncaught: Error: late')).toBe(
    true,
  );
});

test('ends an aborted run immediately, along with its frame', async ({ sandbox }) => {
  const abortOutcome = await sandbox.evaluate(async () => {
    const { runTests } = await import(/* @vite-ignore */ String('/part.js'));
    const controller = new AbortController();
    const order = { code: 'const f = () => { for (;;); }', language: 'javascript', call: 'f', limitMs: 60_000 };
    const running = runTests({ ...order, tests: [{ name: 'once', args: [], gives: 1 }], signal: controller.signal });
    const outcome = running.then(
      () => 'ended',
      (error: Error) => error.name,
    );
    controller.abort();
    return [await outcome, document.querySelectorAll('iframe').length];
  });
  expect(abortOutcome).toEqual(['AbortError', 0]);
});

test('survives code that uses all time, stack, or memory', async ({ sandbox }) => {
  const endlessCode = 'const f = () => Promise.resolve().then(() => { for (;;); });';
  const tests = [{ name: 'once', args: [], gives: 1 }];
  expect((await run(sandbox, { code: endlessCode, limitMs: 300, tests })).timedOut).toBe(true);
  expect(await getResult(sandbox, 'function f() { return f() + 1; }')).toMatch(/^(Range|Internal)Error: /);
  expect(await getResult(sandbox, 'function f() { return new Array(1e9).fill(0).length; }')).not.toBeNull();
  const { logs, omittedLogs } = await run(sandbox, {
    code: 'function f() { for (let line = 0; line < 1e6; line += 1) console.log(line); return 1; }',
    limitMs: 20_000,
    tests,
  });
  expect([logs.length, omittedLogs]).toEqual([200, 999_800]);
  const secondRun = await run(sandbox, { code: 'const f = () => 1;', tests });
  expect(secondRun.results[0]?.passed).toBe(true);
});

test('runs two at the same time without mixing them up', async ({ sandbox }) => {
  const both = await Promise.all(
    [1, 2].map((n) =>
      run(sandbox, {
        code: `const f = async () => { console.log(${n}); await null; return ${n}; };`,
        tests: [{ name: 'once', args: [], gives: n }],
      }),
    ),
  );
  expect(both.map(({ results, logs }) => [results[0]?.passed, logs])).toEqual([
    [true, ['1']],
    [true, ['2']],
  ]);
});

test("awaits promises, and removes TypeScript's types", async ({ sandbox }) => {
  const { results } = await run(sandbox, {
    language: 'typescript',
    code: 'interface Pay { min: number }\nconst f = async <T extends Pay>(pay: T): Promise<number> => { await null; return pay.min as number; };',
    tests: [{ name: 'once', args: [{ min: 4 }], gives: 4 }],
  });
  expect(results[0]).toMatchObject({ passed: true, got: '4' });
  const unparsed = await run(sandbox, { language: 'typescript', code: 'const f = (a: => 1', tests: [] });
  expect(unparsed.failure).toMatch(/1:/);
});

test('terminates endless code while the page stays responsive', async ({ sandbox }) => {
  const tests = [
    { name: 'ends', args: [1], gives: 1 },
    { name: 'does not', args: [2], gives: 2 },
    { name: 'waits', args: [3], gives: 3 },
  ];
  const running = run(sandbox, {
    code: 'function f(n) { console.log("at", n); while (n === 2); return n; }',
    limitMs: 500,
    tests,
  });
  expect(await sandbox.evaluate(() => document.title)).toBe('Sandbox');
  const { results, logs, timedOut } = await running;
  expect(timedOut).toBe(true);
  expect(results.map(({ passed }) => passed)).toEqual([true, false, false]);
  expect(results[1]?.error).toBe('Still running after 0.5 s, so it was ended.');
  expect(logs).toEqual(['at 1', 'at 2']);
  expect(await sandbox.locator('iframe').count()).toBe(0);
  const pendingRun = await run(sandbox, {
    code: 'const f = () => new Promise(() => {});',
    limitMs: 300,
    tests: tests.slice(0, 1),
  });
  expect(pendingRun.timedOut).toBe(true);
});

test('has no network access', async ({ sandbox, reported }) => {
  const reached: string[] = [];
  sandbox.on('request', (request) => {
    if (request.url().includes('reached')) reached.push(request.url());
  });
  const attempts = [
    'await fetch("/reached")',
    'await fetch("https://example.com/reached", { mode: "no-cors" })',
    'await import("/reached.js")',
    'await import("data:text/javascript,export default 1")',
    'importScripts("/reached.js")',
    'importScripts("data:text/javascript,self.reached=1")',
    'await new Promise((done, failed) => { const request = new XMLHttpRequest(); request.onload = done; request.onerror = () => failed(new Error("refused")); request.open("GET", "/reached"); request.send(); })',
    'await new Promise((done, failed) => { const socket = new WebSocket("wss://example.com/reached"); socket.onopen = done; socket.onerror = () => failed(new Error("refused")); })',
    'await new Promise((done, failed) => { const source = new EventSource("/reached"); source.onopen = done; source.onerror = () => failed(new Error("refused")); })',
    'navigator.sendBeacon("/reached")',
    'await new WebTransport("https://example.com/reached").ready',
    'new Worker("data:text/javascript,1")',
  ];
  for (const attempt of attempts)
    expect(await getResult(sandbox, `async function f() { ${attempt}; return "reached"; }`), attempt).not.toBe(
      '"reached"',
    );
  expect([...reached, ...reported.filter((url) => url.includes('reached'))]).toEqual([]);
});

test("has no access to the surrounding page or the browser's storage", async ({ sandbox }) => {
  const attempts = [
    'parent',
    'top',
    'window',
    'document',
    'opener',
    'frameElement',
    'localStorage',
    'sessionStorage',
    'cookieStore',
    'postMessage',
    'close',
  ];
  for (const name of attempts)
    expect(await getResult(sandbox, `function f() { return typeof ${name}; }`), name).toBe('"undefined"');
  expect(await getResult(sandbox, 'const f = () => self.origin;')).toBe('"null"');
  const saved = [
    'await new Promise((done, failed) => { const asked = indexedDB.open("x"); asked.onsuccess = done; asked.onerror = failed; })',
    'await caches.open("x")',
    'await navigator.storage.getDirectory()',
  ];
  for (const attempt of saved)
    expect(await getResult(sandbox, `async function f() { ${attempt}; return "kept"; }`), attempt).not.toBe('"kept"');
});

test("can't be tricked into passing", async ({ sandbox }) => {
  const tests = [
    { name: 'first', args: [[1]], gives: [1] },
    { name: 'second', args: [[2]], gives: [2] },
  ];
  const badSolutions = [
    'JSON.stringify = () => "[1]"; JSON.parse = () => [[1]];',
    'Array.prototype.every = () => true; Array.isArray = () => false; Array.prototype[Symbol.iterator] = function* () {};',
    'MessagePort.prototype.postMessage = () => {}; self.onmessage = null;',
    'Object.prototype.toJSON = () => [1]; Array.prototype.toJSON = () => [1]; String.prototype.toJSON = () => "";',
    'Object.is = () => true; Object.keys = () => []; Reflect.apply = () => [1]; Function.prototype.apply = () => [1];',
    'Promise.prototype.then = () => {}; RegExp.prototype.exec = () => null; String.prototype.slice = () => "";',
    'Object.defineProperty(Object.prototype, "passed", { get: () => true, set() {} });',
    'Object.defineProperty(Array.prototype, 0, { set() {}, get: () => 1, configurable: true });',
  ];
  // A getter that detects who reads it.
  expect(
    await getResult(
      sandbox,
      'const f = () => Object.defineProperty({}, "by", { enumerable: true, get: Function("return String(arguments.callee.caller)") });',
    ),
  ).toBe('{ by: "null" }');
  for (const badSolution of badSolutions) {
    const { results, timedOut } = await run(sandbox, {
      code: `${badSolution} function f(list) { return [list[0] + 1]; }`,
      tests,
    });
    expect(timedOut, badSolution).toBe(false);
    expect(
      results.map(({ passed, got }) => ({ passed, got })),
      badSolution,
    ).toEqual([
      { passed: false, got: '[2]' },
      { passed: false, got: '[3]' },
    ]);
  }
});

test('limits output and results', async ({ sandbox }) => {
  const { logs, omittedLogs, results } = await run(sandbox, {
    code: 'function f() { for (let line = 0; line < 5000; line += 1) console.log(line, "x".repeat(100000), { a: [line] }); return 1; }',
    tests: [{ name: 'once', args: [], gives: 1 }],
    limitMs: 10_000,
  });
  expect(results[0]?.passed).toBe(true);
  expect(logs).toHaveLength(200);
  expect(omittedLogs).toBe(4800);
  expect(Math.max(...logs.map((line) => line.length))).toBeLessThan(2200);
  const large = await getResult(
    sandbox,
    'function f() { return Array.from({ length: 1e6 }, (_, at) => "y".repeat(50) + at); }',
  );
  expect(large?.length).toBeLessThan(2100);
});

test('survives a frame whose process was killed for using all memory', async ({ sandbox, reported }) => {
  const running = sandbox.evaluate(async () => {
    const { runTests } = await import(/* @vite-ignore */ String('/part.js'));
    const run: TestRun = await runTests({
      code: 'const f = (ends) => { while (!ends); return 1; }',
      language: 'javascript',
      call: 'f',
      limitMs: 5000,
      tests: [
        { name: 'ends', args: [true], gives: 1 },
        { name: 'never ends', args: [false], gives: 1 },
      ],
      onResult: () => void fetch('/told?running'),
    });
    await fetch(`/told?timed-out=${run.timedOut}&frames=${document.querySelectorAll('iframe').length}`);
  });
  // Browser tools report a killed frame as a crashed page.
  running.catch(() => undefined);
  // A frame killed before its code runs never opens, which is another case.
  await expect.poll(() => reported, { timeout: 20_000 }).toContain('/told?running');
  let session: CDPSession | undefined;
  await expect(async () => {
    const frame = sandbox.frames().find((one) => one.url().includes('/code-sandbox'));
    session = frame && (await sandbox.context().newCDPSession(frame));
    expect(session).toBeDefined();
  }).toPass();
  const crashed = new Promise((resolve) => session?.on('Inspector.targetCrashed', resolve));
  session?.send('Page.crash').catch(() => undefined);
  await crashed;
  // The run can't end before its own limit, so the test waits longer than that.
  await expect.poll(() => reported, { timeout: 20_000 }).toContain('/told?timed-out=true&frames=0');
});

test('has its own origin even if its address is opened directly', async ({ page }) => {
  const answer = await page.goto('/code-sandbox');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/https?:|unsafe-inline/);
  expect(await page.evaluate(() => self.origin)).toBe('null');
});
