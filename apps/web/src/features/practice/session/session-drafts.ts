import type { Grades, PracticeQuestion } from '@foothold/contracts/practice';
import { Autosave } from '../../../shared/autosave/autosave.ts';
import type { TextStore } from '../../../shared/autosave/browser-store.ts';
import type { AutosaveSetup, SaveOutcome, SaveView, Timer } from '../../../shared/autosave/setup.ts';

/** A member's work on a question. */
export interface Work {
  notes: string;
  seconds: number;
  grades: Grades;
}

/** A question's current state as shown to the member. */
export interface QuestionDraft extends Work, Pick<SaveView<Work, PracticeQuestion>, 'state' | 'failure'> {
  /** During a conflict: the version that the other tab saved. */
  theirs: Work | null;
}

export interface SessionDraftsSetup {
  send(work: Work, base: PracticeQuestion): Promise<SaveOutcome<PracticeQuestion>>;
  /** This tab's storage, which survives reloads. */
  store: TextStore;
  later: Timer;
}

export type SessionDrafts = ReturnType<typeof createSessionDrafts>;

/**
 * Saves a session's notes, time, and grades as they change: immediately in this tab, and shortly after on the server.
 * Each question is saved separately.
 */
export function createSessionDrafts(
  questions: readonly PracticeQuestion[],
  { send, store, later }: SessionDraftsSetup,
) {
  const autosaves = new Map(questions.map((base) => [base.place, new Autosave(createSetup(base, send, later))]));
  const all = [...autosaves.values()];
  const listeners = new Set<() => void>();
  let views = new Map<number, QuestionDraft>();

  function publish(): void {
    views = new Map([...autosaves].map(([place, save]) => [place, toQuestionDraft(save.view())]));
    const unsaved = all.map((save) => save.view()).filter(({ value, base }) => !isSame(value, base));
    if (unsaved.length === 0) store.forget();
    else
      store.write(
        JSON.stringify(unsaved.map(({ base, value }) => ({ place: base.place, version: base.version, work: value }))),
      );
    for (const listener of listeners) listener();
  }

  const found = parseDrafts(store.read());
  for (const save of all) save.subscribe(publish);
  for (const [place, { version, work }] of found) {
    const save = autosaves.get(place);
    save?.restore(work, save.view().base.version === version);
  }
  publish();

  return {
    get: (place: number): QuestionDraft | undefined => views.get(place),
    /** Whether closing this tab could lose changes that couldn't be saved. */
    isAtRisk: () => all.some((save) => save.isAtRisk()),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(place: number, change: Partial<Work>): void {
      const save = autosaves.get(place);
      save?.change({ ...save.view().value, ...change });
    },
    flush: async (): Promise<void> => void (await Promise.all(all.map((save) => save.flush()))),
    save: (place: number): void => void autosaves.get(place)?.save(),
    /** @param which whose notes and grades to keep; the longer time always wins */
    resolve(place: number, which: 'mine' | 'theirs'): void {
      const save = autosaves.get(place);
      const { value, theirs } = save?.view() ?? {};
      if (save && value && theirs) void save.resolve(withLongerTime(which === 'mine' ? value : theirs, value, theirs));
    },
    /** Applies the server's current state, whether it was changed here or in another tab. */
    refresh(fresh: readonly PracticeQuestion[]): void {
      for (const question of fresh) {
        const save = autosaves.get(question.place);
        if (save && question.version > save.view().base.version) save.refresh(question);
      }
    },
    /** Stops automatic saves when the user leaves the page. Unsaved changes stay in this tab's storage. */
    stop(): void {
      for (const save of all) save.stop();
    },
    start(): void {
      for (const save of all) save.start();
    },
  };
}

function createSetup(
  base: PracticeQuestion,
  send: SessionDraftsSetup['send'],
  later: Timer,
): AutosaveSetup<Work, PracticeQuestion> {
  return { base, toValue: pickWork, isSaved: isSame, isMinor: isSameText, merge, send, later };
}

/** Another tab saved first. Times are merged, but if both sides changed the text or grades, the member chooses. */
function merge(base: PracticeQuestion, mine: Work, theirs: PracticeQuestion): Work | null {
  if (isSameText(theirs, base)) return withLongerTime(mine, mine, theirs);
  if (isSameText(theirs, mine) || isSameText(mine, base)) return withLongerTime(theirs, mine, theirs);
  return null;
}

const pickWork = ({ notes, seconds, grades }: Work): Work => ({ notes, seconds, grades });

const withLongerTime = (written: Work, a: Work, b: Work): Work => ({
  ...pickWork(written),
  seconds: Math.max(a.seconds, b.seconds),
});

const toQuestionDraft = ({ value, state, failure, theirs }: SaveView<Work, PracticeQuestion>): QuestionDraft => ({
  ...value,
  state,
  failure,
  theirs: theirs && pickWork(theirs),
});

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

/** Parses what this tab hadn't saved before a reload. Anything invalid is ignored. */
function parseDrafts(text: string | null): [place: number, draft: Draft][] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? saved.flatMap(parseDraft) : [];
  } catch {
    return [];
  }
}

function parseDraft(saved: unknown): [number, Draft][] {
  if (!isRecord(saved) || !isRecord(saved.work)) return [];
  const { place, version, work } = saved;
  const { notes, seconds, grades } = work;
  if (typeof place !== 'number' || typeof version !== 'number' || typeof notes !== 'string') return [];
  if (typeof seconds !== 'number' || !isRecord(grades)) return [];
  return [[place, { version, work: { notes, seconds, grades: grades as Grades } }]];
}
