import type { Change } from '@foothold/contracts/changes';

/** A change as every server receives it. */
export interface AnnouncedChange {
  /** Random, so that it says nothing about other members' changes. The same on every server. */
  id: string;
  userId: string;
  change: Change;
}

/** The latest changes of all members, in the order of their transactions, which is the same on every server. */
export interface RecentChanges {
  /** @param size characters of the notification. @param now milliseconds of a clock that only advances */
  add(announced: AnnouncedChange, size: number, now: number): void;
  /** Adds a position that isn't a change, so that a member without changes also has a recent one. */
  addHeartbeat(id: string, now: number): void;
  /** The latest heartbeat; null if there is none yet. */
  getHeartbeat(): string | null;
  /** A member's changes after a position; null if it's unknown, because it is too old or invented. */
  listAfter(userId: string, id: string): AnnouncedChange[] | null;
  /** A member's changes since a time; null if some may have been dropped since. */
  listSince(userId: string, time: number): AnnouncedChange[] | null;
  /** Forgets everything, after which every earlier position is unknown. @param now from when on it is complete again */
  clear(now: number): void;
}

interface Entry {
  id: string;
  /** Null for a heartbeat. */
  announced: AnnouncedChange | null;
  size: number;
  receivedAt: number;
}

/** With the usual 170 characters each, 10,000 changes take 5 MB (measured). Longer ones are limited by their total size. */
const MAX_COUNT = 10_000;
const MAX_SIZE = 3_000_000;

export function createRecentChanges(now: number, { maxCount = MAX_COUNT, maxSize = MAX_SIZE } = {}): RecentChanges {
  let entries: Entry[] = [];
  /** Entries before this index are dropped. They are removed in one go, because removing the first of many is slow. */
  let start = 0;
  let size = 0;
  let completeSince = now;
  let heartbeat: string | null = null;

  function push(entry: Entry): void {
    entries.push(entry);
    size += entry.size;
    for (let oldest = entries[start]; oldest && isOver(); oldest = entries[start]) {
      size -= oldest.size;
      completeSince = oldest.receivedAt;
      start += 1;
    }
    if (start <= maxCount / 4) return;
    entries = entries.slice(start);
    start = 0;
  }

  const isOver = () => entries.length - start > maxCount || size > maxSize;

  /** A member's changes from the newest back to the first entry that ends the search; null if none does. */
  function collectBack(userId: string, isEnd: (entry: Entry) => boolean): AnnouncedChange[] | null {
    const found: AnnouncedChange[] = [];
    for (let at = entries.length - 1; at >= start; at--) {
      const entry = entries[at] as Entry;
      if (isEnd(entry)) return found.reverse();
      if (entry.announced?.userId === userId) found.push(entry.announced);
    }
    return null;
  }

  return {
    add: (announced, length, receivedAt) => push({ id: announced.id, announced, size: length, receivedAt }),
    addHeartbeat(id, receivedAt) {
      heartbeat = id;
      push({ id, announced: null, size: id.length, receivedAt });
    },
    getHeartbeat: () => heartbeat,
    listAfter: (userId, id) =>
      // The position of somebody else's change would tell that they changed something.
      collectBack(userId, (entry) => entry.id === id && (entry.announced?.userId ?? userId) === userId),
    listSince(userId, time) {
      if (time < completeSince) return null;
      const found: AnnouncedChange[] = [];
      for (const { announced, receivedAt } of entries.slice(start))
        if (announced?.userId === userId && receivedAt >= time) found.push(announced);
      return found;
    },
    clear(clearedAt) {
      entries = [];
      start = 0;
      size = 0;
      completeSince = clearedAt;
      heartbeat = null;
    },
  };
}
