// A prerendered page from this server beside nginx with the very same bytes, in turns: the time of an answer under the same load (so many
// calls a second, offered to both), and, for knowledge, how many answers a second each gives when it is asked for as many as it can.
// Usage: node bench/page-served.ts [path] [rounds]. Needs nginx and wrk (Debian packages).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { recordFigure } from './support/figures.ts';
import { startServer } from './support/server.ts';
import { getMedian, getQuantile } from './support/statistics.ts';
import { runWrk } from './support/wrk.ts';

const path = process.argv[2] ?? '/pricing';
const rounds = Number(process.argv[3] ?? 7);
const OWN_PORT = 3978;
const NGINX_PORT = 3979;
const CONNECTION_COUNT = 16;
/** Requests per second offered to each server: more than a site of this kind will ever have. */
const CALLS_PER_SECOND = 2_000;
const DURATION_SECONDS = 3;
const SETTLE_MS = 15_000;

/** The answer as sent over the wire. */
function fetchPacked(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br', 'user-agent': 'bench' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        );
        resolve({ body: Buffer.concat(parts), headers });
      });
    })
      .once('error', reject)
      .end();
  });
}

/** A keep-alive connection: one call at a time, and the duration of each. A page's answers all have the same size. */
async function connect(port: number) {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  const call = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\nuser-agent: bench\r\n\r\n`;
  let [received, size, startedAt] = [0, Number.POSITIVE_INFINITY, 0];
  let done: ((ms: number) => void) | null = null;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (size === Number.POSITIVE_INFINITY) {
      const head = chunk.indexOf('\r\n\r\n');
      size = head + 4 + Number(/content-length: (\d+)/i.exec(chunk.toString('latin1', 0, head))?.[1]);
    }
    if (received < size) return;
    done?.(performance.now() - startedAt);
    done = null;
  });
  return {
    isFree: () => done === null,
    ask(onAnswer: (ms: number) => void) {
      received = 0;
      startedAt = performance.now();
      done = onAnswer;
      socket.write(call);
    },
    end: () => socket.destroy(),
  };
}

/** Times of all answers at a constant call rate. A call that finds no free connection waits, and its wait counts. */
async function measureUnderLoad(port: number): Promise<number[]> {
  const connections = await Promise.all(Array.from({ length: CONNECTION_COUNT }, () => connect(port)));
  const times: number[] = [];
  const startedAt = performance.now();
  let asked = 0;
  while (asked < CALLS_PER_SECOND * DURATION_SECONDS) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * CALLS_PER_SECOND);
    for (; asked < due; asked++) {
      const free = connections.find((connection) => connection.isFree());
      if (!free) break;
      free.ask((ms) => times.push(ms));
    }
    await setImmediate();
  }
  for (const connection of connections) connection.end();
  return times;
}

const folder = mkdtempSync(join(tmpdir(), 'foothold-nginx-'));
let nginx: ChildProcess | undefined;
const own = await startServer(OWN_PORT, { RATE_LIMITS: 'off' });
try {
  let page = await fetchPacked(own.base + path);
  for (let tries = 0; page.headers['content-length'] === undefined && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    page = await fetchPacked(own.base + path);
  }
  if (page.headers['content-length'] === undefined) throw new Error(`${path} is not served from memory.`);
  // The server prepares its other pages, files, and processes at startup, which isn't measured.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'page'), page.body);
  const sameHeaders = Object.entries(page.headers)
    .filter(([name]) => !/^(content-length|content-type|date|connection|keep-alive|etag|x-request-id)$/.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; sendfile on; keepalive_requests 10000000; open_file_cache max=10; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
server { listen 127.0.0.1:${NGINX_PORT}; location = ${path} { root ${folder}/files; try_files /page =404; default_type "text/html; charset=utf-8"; ${sameHeaders} } } }`,
  );
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  await new Promise((resolve) => setTimeout(resolve, 500));

  const theirs = await fetchPacked(`http://127.0.0.1:${NGINX_PORT}${path}`);
  if (!theirs.body.equals(page.body)) throw new Error('nginx does not serve the same bytes.');

  const measureRate = async (base: string) =>
    (await runWrk(base + path, { connections: CONNECTION_COUNT, seconds: DURATION_SECONDS })).rate;
  const nginxBase = `http://127.0.0.1:${NGINX_PORT}`;
  await measureUnderLoad(OWN_PORT);
  await measureUnderLoad(NGINX_PORT);
  const [ours, nginxs, oursFull, nginxFull]: [number[][], number[][], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measureUnderLoad(OWN_PORT));
    nginxs.push(await measureUnderLoad(NGINX_PORT));
    oursFull.push(await measureRate(own.base));
    nginxFull.push(await measureRate(nginxBase));
  }
  const getMedianQuantile = (runs: number[][], share: number) =>
    getMedian(runs.map((times) => getQuantile(times, share)));
  console.log(
    `${path}, ${page.body.length} bytes of Brotli, ${rounds} rounds of ${DURATION_SECONDS} s in turns, medians`,
  );
  for (const [name, runs, full] of [
    ['ours', ours, oursFull],
    ['nginx', nginxs, nginxFull],
  ] as const)
    console.log(
      `${name.padEnd(8)} at ${CALLS_PER_SECOND} calls/s: p50 ${getMedianQuantile(runs, 0.5).toFixed(3)} ms   p95 ${getMedianQuantile(runs, 0.95).toFixed(3)} ms      at most: ${getMedian(full).toFixed(0)} answers/s`,
    );
  const getMedianRatio = (share: number) =>
    getMedian(ours.map((times, i) => getQuantile(times, share) / getQuantile(nginxs[i] ?? [], share)));
  console.log(
    `ours / nginx under the same load: p50 ${getMedianRatio(0.5).toFixed(2)}   p95 ${getMedianRatio(0.95).toFixed(2)}`,
  );
  recordFigure({
    name: `${path}, time of an answer at ${CALLS_PER_SECOND.toLocaleString('en-US')} calls/s, p50`,
    value: getMedianRatio(0.5),
    unit: '×',
    goal: { atMost: 1.3 },
    compared: `nginx with the same bytes: ${getMedianQuantile(nginxs, 0.5).toFixed(3)} ms`,
  });
  recordFigure({
    name: `${path}, answers under full load`,
    value: getMedian(oursFull.map((rate, i) => rate / (nginxFull[i] ?? Number.NaN))),
    unit: '×',
    goal: { atLeast: 0.6 },
    compared: `nginx with the same bytes: ${Math.round(getMedian(nginxFull)).toLocaleString('en-US')} answers/s`,
  });
} finally {
  nginx?.kill('SIGTERM');
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
}
