import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface WrkOptions {
  connections: number;
  seconds: number;
  headers?: Readonly<Record<string, string>>;
  /** Requested one after the other, over and over, instead of the URL's own path. */
  paths?: readonly string[];
}

export interface WrkResult {
  /** Answers per second. */
  rate: number;
  /** The median time of an answer, in milliseconds. */
  p50: number;
  /** Answers that weren't 2xx or 3xx. */
  failed: number;
}

/** As many requests as a server answers, by wrk (a Debian package), on one thread. */
export function runWrk(url: string, { connections, seconds, headers = {}, paths }: WrkOptions): WrkResult {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-wrk-'));
  try {
    const fields = Object.entries({ 'accept-encoding': 'br', 'user-agent': 'bench', ...headers });
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
    const output = execFileSync(
      'wrk',
      [...options, ...fields.flatMap(([name, value]) => ['-H', `${name}: ${value}`]), ...script(folder, paths), url],
      { encoding: 'utf8' },
    );
    const [, p50 = '', unit = ''] = /50%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
    return {
      rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
      p50: Number(p50) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
      failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function script(folder: string, paths: readonly string[] | undefined): string[] {
  if (!paths) return [];
  const list = join(folder, 'paths');
  const file = join(folder, 'paths.lua');
  writeFileSync(list, `${paths.join('\n')}\n`);
  writeFileSync(
    file,
    `local paths, at = {}, 0
for path in io.lines(${JSON.stringify(list)}) do paths[#paths + 1] = path end
request = function() at = at % #paths + 1; return wrk.format("GET", paths[at]) end`,
  );
  return ['-s', file];
}
