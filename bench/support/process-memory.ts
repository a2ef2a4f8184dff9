import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessMemory {
  name: string;
  /** Proportional set size in MB: its own memory, and its part of what it shares with others. */
  megabytes: number;
}

/** Lists a process and all of its descendants with their memory. Linux only. */
export function listProcessMemory(root: number): ProcessMemory[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    const stat = pid > 0 ? read(`/proc/${pid}/stat`) : null;
    // The command's name, in parentheses, may contain anything.
    if (stat) parents.set(pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const found = [root];
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child);
  return found.flatMap((pid) => {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '') ?? [];
    return kilobytes === undefined ? [] : [{ name: findName(pid), megabytes: Number(kilobytes) / 1024 }];
  });
}

function findName(pid: number): string {
  const command = (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
  if (/\bpostgres\b/.test(command)) return 'PostgreSQL';
  if (command.includes('code-review/worker')) return 'code review';
  if (command.includes('resumes/worker')) return 'reader';
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
