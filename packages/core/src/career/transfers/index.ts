import { getOccupation, listRelatedOccupations } from '../../jobs/index.ts';
import { ACTIVITIES, type Activity, COMMON_WORDS, FIELD_WORDS } from './activities.ts';
import { SOURCES } from './sources.ts';

export type { Activity } from './activities.ts';

/** Work that a person does now, and what listings in the target's field call it. */
export interface Transfer {
  activity: Activity;
  did: string;
  called: string;
}

let sources: ReadonlyMap<string, readonly { activity: Activity; did: string }[]> | undefined;

/** What carries over from one occupation (or "parent") to another, what the target values most first. Empty for the same occupation. */
export function findTransfers(from: string, to: string): Transfer[] {
  if (from === to) return [];
  const words = FIELD_WORDS[getOccupation(to)?.field ?? ''] ?? {};
  const rank = Object.keys(words);
  const isSameField = isNearField(from, to);
  return listActivities(from)
    .filter(({ activity }) => rank.includes(activity))
    .sort((a, b) => rank.indexOf(a.activity) - rank.indexOf(b.activity))
    .map(({ activity, did }) => ({
      activity,
      did,
      // Skilled hands are worth more by their own name.
      called: isSameField || activity === 'hands' ? did : (words[activity] ?? COMMON_WORDS[activity]),
    }));
}

/** Fields whose people use the same words. */
const TRADES: ReadonlySet<string> = new Set(['construction', 'repair', 'manufacturing', 'transport', 'engineering']);

function isNearField(from: string, to: string): boolean {
  const [one, other] = [getOccupation(from)?.field ?? '', getOccupation(to)?.field ?? ''];
  return one === other || (TRADES.has(one) && TRADES.has(other)) || listRelatedOccupations(from).includes(to);
}

/** Whether the work of this occupation itself is known, and not only that of its field. */
export function hasOwnWork(occupation: string): boolean {
  sources ??= parseSources(SOURCES);
  return sources.has(occupation);
}

/** What an occupation certainly includes: its own row, or its field's. */
function listActivities(from: string): readonly { activity: Activity; did: string }[] {
  sources ??= parseSources(SOURCES);
  return sources.get(from) ?? sources.get(getOccupation(from)?.field ?? '') ?? [];
}

/** Throws an error that names an invalid row: the table is code, not input. */
function parseSources(table: string): ReadonlyMap<string, { activity: Activity; did: string }[]> {
  return new Map(
    table
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [id, list] = line.split('|').map((cell) => cell.trim());
        if (!id || !list) throw new Error(`Cannot parse the row of transferable work: ${line}`);
        return [id, list.split(';').map((item) => parseItem(item, line))] as const;
      }),
  );
}

function parseItem(item: string, line: string): { activity: Activity; did: string } {
  const [name, did] = item.split(':').map((part) => part.trim());
  const activity = ACTIVITIES.find((known) => known === name);
  if (!activity || !did) throw new Error(`Unknown activity “${name}” in the row: ${line}`);
  return { activity, did };
}
