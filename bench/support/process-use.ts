import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in `/proc/<pid>/stat`, which are the same on every Linux. */
const TICKS_PER_SECOND = 100;

export interface ProcessMemory {
  name: string;
  /** Proportional set size in MB: its own memory, and its part of what it shares with others. */
  megabytes: number;
}

export interface ProcessUse {
  /** CPU time in milliseconds of a process and its descendants, those that ended included. */
  cpu: number;
  /** Proportional set size in MB of the same, those that are running. */
  memory: number;
}

/** Lists a process and all of its descendants with their memory. Linux only. */
export function listProcessMemory(root: number): ProcessMemory[] {
  return [...readFamily(root).keys()].flatMap((pid) => {
    const megabytes = readMemory(pid);
    return megabytes === null ? [] : [{ name: findName(pid), megabytes }];
  });
}

/** Reads what a process and all of its descendants use. Linux only. */
export function readUse(root: number): ProcessUse {
  let [ticks, memory] = [0, 0];
  for (const [pid, fields] of readFamily(root)) {
    // User and system time of the process and of its children that ended.
    for (const at of [11, 12, 13, 14]) ticks += Number(fields[at] ?? 0);
    memory += readMemory(pid) ?? 0;
  }
  return { cpu: (ticks * 1000) / TICKS_PER_SECOND, memory };
}

/** A descendant whose command contains a word; undefined if none runs. Linux only. */
export const findDescendant = (root: number, word: string): number | undefined =>
  [...readFamily(root).keys()].find((pid) => pid !== root && read(`/proc/${pid}/cmdline`)?.includes(word));

/** A process and its descendants, with the fields of `/proc/<pid>/stat` from the third on. */
function readFamily(root: number): Map<number, string[]> {
  const stats = new Map<number, string[]>();
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? read(`/proc/${entry}/stat`) : null;
    // The command's name, in parentheses, may contain anything.
    if (stat) stats.set(Number(entry), stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  }
  const found = [root];
  for (const pid of found) for (const [child, fields] of stats) if (Number(fields[1]) === pid) found.push(child);
  return new Map(found.map((pid) => [pid, stats.get(pid) ?? []]));
}

/** A process's proportional set size in MB; null if it ended. Linux only. */
export function readMemory(pid: number): number | null {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '') ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

function findName(pid: number): string {
  const command = (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
  if (/\bpostgres\b/.test(command)) return 'PostgreSQL';
  if (command.includes('code-review/worker')) return 'code review';
  if (/resumes\/worker|build\/server\/resume-reader/.test(command)) return 'reader';
  if (command.includes('build/server/mail-reader')) return 'mail reader';
  if (/^npm start|^sh -c/.test(command)) return 'npm';
  return command.includes('custody') ? 'custody' : 'server';
}

/** A process may end at any time. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
