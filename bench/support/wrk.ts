import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface WrkOptions {
  connections: number;
  seconds: number;
  /** Those of `BROWSER_HEADERS` by default. */
  headers?: Readonly<Record<string, string>>;
  /** Requested one after the other, over and over, instead of the URL's own path. */
  paths?: readonly string[];
  /** Lua that defines the requests, instead of `paths`. */
  script?: string;
}

export interface WrkResult {
  /** Answers per second. */
  rate: number;
  /** The median time of an answer, in milliseconds. */
  p50: number;
}

/** What a browser sends and the server's answers depend on. */
export const BROWSER_HEADERS: Readonly<Record<string, string>> = { 'accept-encoding': 'br', 'user-agent': 'bench' };

/**
 * As many requests as a server answers, by wrk (a Debian package), on one thread.
 * @throws Error if an answer is an error or missing, because errors may be answered faster than what is measured
 */
export async function runWrk(url: string, options: WrkOptions): Promise<WrkResult> {
  const { connections, seconds, headers = BROWSER_HEADERS, paths } = options;
  const folder = mkdtempSync(join(tmpdir(), 'foothold-wrk-'));
  try {
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
    for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
    const script = options.script ?? (paths && createPathScript(folder, paths));
    if (script !== undefined) {
      const file = join(folder, 'requests.lua');
      writeFileSync(file, script);
      args.push('-s', file);
    }
    const { stdout } = await promisify(execFile)('wrk', [...args, url]);
    return parseWrkOutput(stdout, url);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What wrk printed with `--latency`.
 * @throws Error if an answer is an error or missing, or if the figures are
 */
export function parseWrkOutput(output: string, url: string): WrkResult {
  const failures = /Non-2xx.*|Socket errors.*/.exec(output)?.[0];
  if (failures) throw new Error(`${url}: ${failures}`);
  const [, p50 = '', unit = ''] = /50%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit];
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (milliseconds === undefined || !(rate > 0)) throw new Error(`${url}: wrk measured nothing: ${output}`);
  return { rate, p50: Number(p50) * milliseconds };
}

/** The paths are in a file of their own, because Lua limits how much a script contains. */
function createPathScript(folder: string, paths: readonly string[]): string {
  const list = join(folder, 'paths');
  writeFileSync(list, `${paths.join('\n')}\n`);
  return `local paths, at = {}, 0
for path in io.lines(${JSON.stringify(list)}) do paths[#paths + 1] = path end
request = function() at = at % #paths + 1; return wrk.format("GET", paths[at]) end`;
}
