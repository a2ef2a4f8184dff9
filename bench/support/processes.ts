import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in `/proc/<pid>/stat`, which are the same on every Linux. */
const TICKS_PER_SECOND = 100;

export interface ProcessUse {
  /** CPU time in milliseconds of a process and its descendants, those that ended included. */
  cpu: number;
  /** Proportional set size in MB of the same, those that are running. */
  memory: number;
}

/** Reads what a process and all of its descendants use. Linux only. */
export function readUse(root: number): ProcessUse {
  const stats = new Map<number, string[]>();
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? read(`/proc/${entry}/stat`) : null;
    // The command's name, in parentheses, may contain anything.
    if (stat) stats.set(Number(entry), stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  }
  const found = [root];
  for (const pid of found) for (const [child, fields] of stats) if (Number(fields[1]) === pid) found.push(child);
  let [ticks, kilobytes] = [0, 0];
  for (const pid of found) {
    // User and system time of the process and of its children that ended.
    for (const at of [11, 12, 13, 14]) ticks += Number(stats.get(pid)?.[at] ?? 0);
    kilobytes += Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0);
  }
  return { cpu: (ticks * 1000) / TICKS_PER_SECOND, memory: kilobytes / 1024 };
}

/** A process may end at any time. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
