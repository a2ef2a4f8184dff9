// A prerendered page from this server beside nginx with the very same bytes, in turns, under the same load.
// Usage: node bench/page-served.ts [path] [rounds]. Needs nginx and wrk (Debian packages).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, startServer } from './support/server.ts';

const path = process.argv[2] ?? '/pricing';
const rounds = Number(process.argv[3] ?? 7);
const OWN = 3978;
const NGINX = 3979;
/** Calls a second that both serve with ease: what is compared is the time of an answer, not who breaks first. */
const CONNECTIONS = 16;
const SECONDS = 3;

/** The answer as it goes over the wire. */
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

const folder = mkdtempSync(join(tmpdir(), 'foothold-nginx-'));
let nginx: ChildProcess | undefined;
const own = await startServer(OWN, { RATE_LIMITS: 'off' });
try {
  let page = await fetchPacked(own.base + path);
  for (let tries = 0; page.headers['content-length'] === undefined && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    page = await fetchPacked(own.base + path);
  }
  if (page.headers['content-length'] === undefined) throw new Error(`${path} is not served from memory.`);
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
server { listen 127.0.0.1:${NGINX}; location = ${path} { alias ${folder}/files/page; default_type "text/html; charset=utf-8"; ${sameHeaders} } } }`,
  );
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  await new Promise((resolve) => setTimeout(resolve, 500));

  const theirs = await fetchPacked(`http://127.0.0.1:${NGINX}${path}`);
  if (!theirs.body.equals(page.body)) throw new Error('nginx does not serve the same bytes.');

  const wrk = (base: string) => {
    const said = execFileSync(
      'wrk',
      [
        '-t1',
        `-c${CONNECTIONS}`,
        `-d${SECONDS}s`,
        '--latency',
        '-H',
        'accept-encoding: br',
        '-H',
        'user-agent: bench',
        base + path,
      ],
      { encoding: 'utf8' },
    );
    const inMs = (text: string | undefined) =>
      Number.parseFloat(text ?? '') * (text?.endsWith('us') ? 0.001 : text?.endsWith('ms') ? 1 : 1000);
    return {
      rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
      p50: inMs(/50%\s+(\S+)/.exec(said)?.[1]),
      p99: inMs(/99%\s+(\S+)/.exec(said)?.[1]),
    };
  };
  wrk(own.base);
  wrk(`http://127.0.0.1:${NGINX}`);
  const ours: ReturnType<typeof wrk>[] = [];
  const nginxs: ReturnType<typeof wrk>[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(wrk(own.base));
    nginxs.push(wrk(`http://127.0.0.1:${NGINX}`));
  }
  const line = (name: string, runs: typeof ours) =>
    console.log(
      `${name.padEnd(8)} ${median(runs.map(({ rate }) => rate))
        .toFixed(0)
        .padStart(
          7,
        )} answers/s   p50 ${median(runs.map(({ p50 }) => p50)).toFixed(3)} ms   p99 ${median(runs.map(({ p99 }) => p99)).toFixed(3)} ms`,
    );
  console.log(
    `${path}, ${page.body.length} bytes of Brotli, ${CONNECTIONS} connections, ${rounds} rounds of ${SECONDS} s in turns, medians`,
  );
  line('ours', ours);
  line('nginx', nginxs);
  const ratio = median(nginxs.map(({ rate }, i) => rate / (ours[i]?.rate ?? Number.NaN)));
  console.log(`nginx / ours: ${ratio.toFixed(2)} (at most 1.50 is asked)`);
} finally {
  nginx?.kill('SIGTERM');
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
}
