import type { Grades, PracticeQuestion } from '@foothold/contracts/practice';

/** What the member makes of a question. */
export interface Work {
  notes: string;
  seconds: number;
  grades: Grades;
}

/** `waiting`: not kept yet; `unreached`: tried, and will be tried again; `conflict`: another window kept something else. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'unreached' | 'refused' | 'conflict';

export interface Held extends Work {
  state: SaveState;
  /** In a conflict: what the other window kept. */
  theirs: Work | null;
  /** Why it was refused. */
  message: string | null;
}

/** What came of sending: `changed` brings what is there in place. */
export type Sent =
  | { kind: 'saved'; question: PracticeQuestion }
  | { kind: 'changed'; question: PracticeQuestion }
  | { kind: 'unreached' }
  | { kind: 'refused'; message: string };

export interface CustodyDeps {
  send(place: number, version: number, work: Work): Promise<Sent>;
  /** Of this window, through reloads. */
  drafts: { read(): string | null; write(text: string): void; forget(): void };
  /** @returns what takes it back */
  later(run: () => void, ms: number): () => void;
}

/** Milliseconds without a key after which notes are kept. */
const PAUSE = 800;
/** While only the time runs on. */
const SLOW = 15_000;
/** Before an unreached server is tried again. */
const AGAIN = 5_000;

interface Entry {
  /** As the server has it, as far as is known here. */
  base: PracticeQuestion;
  work: Work;
  state: SaveState;
  theirs: PracticeQuestion | null;
  message: string | null;
  due: { at: number; cancel: () => void } | null;
}

export type Custody = ReturnType<typeof createCustody>;

/**
 * Keeps notes, time and grades of a session as they are made: in this window at once, on the server a moment later, one call at a time for each question.
 * Time alone is never a conflict: the longer one counts. Notes and grades are, and then the member says which ones stay.
 */
export function createCustody(questions: readonly PracticeQuestion[], { send, drafts, later }: CustodyDeps) {
  const entries = new Map<number, Entry>(questions.map((base) => [base.place, entryOf(base)]));
  const listeners = new Set<() => void>();
  let views = new Map<number, Held>();
  for (const [place, draft] of readDrafts(drafts.read())) bringBack(place, draft);
  publish();

  function bringBack(place: number, draft: Draft): void {
    const entry = entries.get(place);
    if (!entry || isSame(draft.work, entry.base)) return;
    entry.work = draft.work;
    if (draft.version === entry.base.version || isSameText(draft.work, entry.base)) plan(entry, PAUSE);
    else contradict(entry, entry.base);
  }

  function publish(): void {
    views = new Map([...entries].map(([place, entry]) => [place, viewOf(entry)]));
    const saved = [...entries.values()].filter(isDirty);
    if (saved.length === 0) drafts.forget();
    else
      drafts.write(JSON.stringify(saved.map(({ base, work }) => ({ place: base.place, version: base.version, work }))));
    for (const listener of listeners) listener();
  }

  function plan(entry: Entry, ms: number): void {
    if (entry.state === 'saving' || entry.state === 'conflict') return;
    if (entry.due && entry.due.at <= ms) return;
    entry.due?.cancel();
    entry.due = { at: ms, cancel: later(() => void save(entry), ms) };
    if (entry.state === 'saved') entry.state = 'waiting';
  }

  async function save(entry: Entry): Promise<void> {
    entry.due?.cancel();
    entry.due = null;
    if (entry.state === 'saving' || entry.state === 'conflict' || !isDirty(entry)) return;
    entry.state = 'saving';
    entry.message = null;
    publish();
    const sent = await send(entry.base.place, entry.base.version, entry.work);
    entry.state = 'waiting';
    if (sent.kind === 'saved') entry.base = sent.question;
    else if (sent.kind === 'changed') meet(entry, sent.question);
    else if (sent.kind === 'unreached') {
      plan(entry, AGAIN);
      entry.state = 'unreached';
    } else {
      entry.state = 'refused';
      entry.message = sent.message;
    }
    if (entry.state === 'waiting') settle(entry);
    publish();
  }

  function settle(entry: Entry): void {
    if (isDirty(entry)) plan(entry, isSameText(entry.work, entry.base) ? SLOW : PAUSE);
    else entry.state = 'saved';
  }

  /** Another window was faster: what only runs on is joined, what was written is not. */
  function meet(entry: Entry, theirs: PracticeQuestion): void {
    const onlyTime = isSameText(theirs, entry.base) || isSameText(theirs, entry.work);
    if (!onlyTime && !isSameText(entry.work, entry.base)) {
      contradict(entry, theirs);
      return;
    }
    const written = isSameText(theirs, entry.base) ? entry.work : theirs;
    entry.work = { ...workOf(written), seconds: Math.max(entry.work.seconds, theirs.seconds) };
    entry.base = theirs;
  }

  function contradict(entry: Entry, theirs: PracticeQuestion): void {
    entry.due?.cancel();
    entry.due = null;
    entry.state = 'conflict';
    entry.theirs = theirs;
  }

  /** @param which whose notes and grades stay */
  function resolve(place: number, which: 'mine' | 'theirs'): void {
    const entry = entries.get(place);
    if (!entry?.theirs) return;
    const { theirs } = entry;
    const seconds = Math.max(entry.work.seconds, theirs.seconds);
    entry.work = { ...(which === 'mine' ? entry.work : workOf(theirs)), seconds };
    entry.base = theirs;
    entry.theirs = null;
    entry.state = 'waiting';
    settle(entry);
    publish();
    if (which === 'mine') void save(entry);
  }

  return {
    get: (place: number): Held | undefined => views.get(place),
    /** Whether something was tried and is not on the server: it would go with this window. */
    isAtRisk: () => [...entries.values()].some(({ state }) => AT_RISK.has(state)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(place: number, change: Partial<Work>): void {
      const entry = entries.get(place);
      if (!entry) return;
      const isText = change.notes !== undefined || change.grades !== undefined;
      if (isText) {
        // The next pause begins with the last key.
        entry.due?.cancel();
        entry.due = null;
      }
      entry.work = { ...entry.work, ...change };
      plan(entry, isText || !isSameText(entry.work, entry.base) ? PAUSE : SLOW);
      publish();
    },
    /** Keeps what waits without waiting on; also what was refused or not reached. */
    async flush(): Promise<void> {
      await Promise.all([...entries.values()].map(save));
    },
    resolve,
    /** What the server has by now, changed here or in another window. */
    refresh(fresh: readonly PracticeQuestion[]): void {
      for (const question of fresh) {
        const entry = entries.get(question.place);
        if (!entry || question.version <= entry.base.version || entry.state === 'saving') continue;
        if (entry.state === 'conflict') entry.theirs = question;
        else if (isDirty(entry)) {
          meet(entry, question);
          if (entry.theirs === null) settle(entry);
        } else {
          entry.base = question;
          entry.work = workOf(question);
        }
      }
      publish();
    },
    /** Ends every wait, when the page is left. */
    stop(): void {
      for (const { due } of entries.values()) due?.cancel();
    },
  };
}

const AT_RISK: ReadonlySet<SaveState> = new Set(['unreached', 'refused', 'conflict']);

const workOf = ({ notes, seconds, grades }: Work): Work => ({ notes, seconds, grades });

const entryOf = (base: PracticeQuestion): Entry => ({
  base,
  work: workOf(base),
  state: 'saved',
  theirs: null,
  message: null,
  due: null,
});

const viewOf = ({ base, work, state, theirs, message }: Entry): Held => ({
  ...work,
  // That the time runs on is nothing to worry about.
  state: (state === 'waiting' || state === 'saving') && isSameText(work, base) ? 'saved' : state,
  theirs: theirs && workOf(theirs),
  message,
});

const isDirty = ({ work, base }: Entry) => !isSame(work, base);
const isSame = (a: Work, b: Work) => a.seconds === b.seconds && isSameText(a, b);
const isSameText = (a: Work, b: Work) => a.notes === b.notes && isSameGrades(a.grades, b.grades);

function isSameGrades(a: Grades, b: Grades): boolean {
  const ids = [...Object.keys(a), ...Object.keys(b)] as (keyof Grades)[];
  return ids.every((id) => a[id] === b[id]);
}

interface Draft {
  version: number;
  work: Work;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What this window had not kept when it was reloaded, as far as it has the right shape. */
function readDrafts(text: string | null): [place: number, draft: Draft][] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? saved.flatMap(draftOf) : [];
  } catch {
    return [];
  }
}

function draftOf(saved: unknown): [number, Draft][] {
  if (!isRecord(saved) || !isRecord(saved.work)) return [];
  const { place, version, work } = saved;
  const { notes, seconds, grades } = work;
  if (typeof place !== 'number' || typeof version !== 'number' || typeof notes !== 'string') return [];
  if (typeof seconds !== 'number' || !isRecord(grades)) return [];
  return [[place, { version, work: { notes, seconds, grades: grades as Grades } }]];
}
