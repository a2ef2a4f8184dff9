import type { AutosaveSetup, SaveFailure, SaveOutcome, SaveState, SaveView } from './setup.ts';

/** Milliseconds without a change after which a value is saved. */
export const PAUSE_MS = 800;
/** Milliseconds without a change after which a minor change is saved. */
const MINOR_PAUSE_MS = 15_000;
/** Delays before each retry after a save that didn't reach the server; about six minutes in total. */
const MAX_RETRIES = 9;
/** Other tabs' versions that `flush` merges before it leaves the rest to the next save. */
const MAX_MERGES = 3;
export const retryWait = (tries: number): number => Math.min(5_000 * 2 ** tries, 60_000);

const AT_RISK_STATES: ReadonlySet<SaveState> = new Set(['retrying', 'failed', 'refused', 'conflict']);

/**
 * Saves one value while it is being edited: after a pause, one save at a time, and always the latest value. A save that
 * doesn't reach the server is retried a limited number of times. After a rejection, it waits for a change or an
 * explicit save.
 */
export class Autosave<Value, Base> {
  readonly #setup: AutosaveSetup<Value, Base>;
  readonly #listeners = new Set<() => void>();
  #now: SaveView<Value, Base>;
  #shown: SaveView<Value, Base>;
  #due: (() => void) | null = null;
  #tries = 0;
  #stopped = false;
  #sending: Promise<void> | null = null;

  constructor(setup: AutosaveSetup<Value, Base>) {
    const { base } = setup;
    this.#setup = setup;
    this.#now = { value: setup.toValue(base), base, state: 'saved', failure: null, theirs: null };
    this.#shown = this.#now;
  }

  readonly view = (): SaveView<Value, Base> => this.#shown;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether closing this tab would lose changes. */
  readonly isAtRisk = (): boolean => AT_RISK_STATES.has(this.#now.state);

  change(value: Value): void {
    const isMinorStep = this.#setup.isMinor?.(value, this.#now.value) ?? false;
    this.#now = { ...this.#now, value };
    if (this.#now.state === 'saving' || this.#now.state === 'conflict') this.#update({});
    else if (!this.#isDirty()) this.#settle({});
    else {
      const hasFailed = AT_RISK_STATES.has(this.#now.state);
      // The pause restarts at every change, but a minor change neither delays a pending save nor triggers one after an
      // error.
      if (!isMinorStep || !(this.#due || hasFailed)) {
        this.#tries = 0;
        this.#plan(this.#pause());
      }
      this.#update(hasFailed ? {} : { state: 'unsaved' });
    }
  }

  /**
   * Saves pending changes immediately, except a rejected value that hasn't changed. Waits for a save in progress, which may have sent an older
   * value, and saves again if it met another tab's version.
   */
  async flush(): Promise<void> {
    if (this.#sending) await this.#sending;
    if (this.#now.state !== 'refused' || this.#due) await this.#send();
    for (let merges = 0; this.#now.state === 'unsaved' && merges < MAX_MERGES; merges++) await this.#send();
  }

  /** Saves immediately, even if the value was rejected before or is no longer retried automatically. */
  async save(): Promise<void> {
    this.#tries = 0;
    await this.#send();
  }

  /** Applies the server's current state. If a save is in progress, its outcome is used instead. */
  refresh(fresh: Base): void {
    if (this.#now.state === 'saving') return;
    if (this.#now.state === 'conflict') this.#update({ theirs: fresh });
    else if (this.#isDirty()) this.#meet(fresh);
    else this.#settle({ base: fresh, value: this.#setup.toValue(fresh, this.#now) });
  }

  /**
   * Resolves a conflict.
   * @param value either side's value, or a combination of both; saved on top of the other tab's version
   */
  async resolve(value: Value): Promise<void> {
    const { state, theirs } = this.#now;
    if (state !== 'conflict' || theirs === null) return;
    this.#settle({ value, base: theirs });
    await this.#send();
  }

  /**
   * Restores unsaved changes from before a reload.
   * @param isCurrent whether they were based on the server's current version; if not, another tab saved first
   */
  restore(value: Value, isCurrent: boolean): void {
    if (this.#setup.isSaved(value, this.#now.base)) return;
    this.#now = { ...this.#now, value };
    if (isCurrent || this.#isMinorOnly()) this.#settle({});
    else this.#update({ state: 'conflict', theirs: this.#now.base });
  }

  /** Continues from another state, such as unsaved changes from before a reload on top of what is saved now. */
  replace(value: Value, base: Base): void {
    this.#settle({ value, base });
  }

  /** Stops automatic saves until `start`. A save in progress still completes. */
  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  start(): void {
    this.#stopped = false;
    if (this.#now.state === 'unsaved') this.#plan(this.#pause());
  }

  #isDirty(): boolean {
    return !this.#setup.isSaved(this.#now.value, this.#now.base);
  }

  #isMinorOnly(): boolean {
    const { isMinor, toValue } = this.#setup;
    return isMinor?.(this.#now.value, toValue(this.#now.base)) ?? false;
  }

  #pause(): number {
    return this.#isMinorOnly() ? MINOR_PAUSE_MS : PAUSE_MS;
  }

  #update(change: Partial<SaveView<Value, Base>>): void {
    this.#now = { ...this.#now, ...change };
    const { state } = this.#now;
    // An unsaved minor change isn't worth reporting.
    const hasOnlyMinorChanges = (state === 'unsaved' || state === 'saving') && this.#isMinorOnly();
    this.#shown = hasOnlyMinorChanges ? { ...this.#now, state: 'saved' } : this.#now;
    for (const listener of this.#listeners) listener();
  }

  #cancel(): void {
    this.#due?.();
    this.#due = null;
  }

  #plan(ms: number): void {
    this.#cancel();
    if (!this.#stopped) this.#due = this.#setup.later(() => void this.#send(), ms);
  }

  /** After a save, a merge, or a resolved conflict: schedules the next save unless everything is saved. */
  #settle(change: Partial<SaveView<Value, Base>>): void {
    this.#now = { ...this.#now, theirs: null, ...change };
    this.#cancel();
    if (this.#isDirty()) {
      this.#plan(this.#pause());
      this.#update({ state: 'unsaved' });
    } else this.#update({ state: 'saved', failure: null });
  }

  async #send(): Promise<void> {
    this.#cancel();
    const { value, base, state } = this.#now;
    if (state === 'saving' || state === 'conflict' || !this.#isDirty()) return;
    this.#update({ state: 'saving', failure: null });
    this.#sending = this.#setup.send(value, base).then((outcome) => this.#take(outcome, value));
    await this.#sending.finally(() => {
      this.#sending = null;
    });
  }

  #take(outcome: SaveOutcome<Base>, sent: Value): void {
    const { isMinor } = this.#setup;
    const { value } = this.#now;
    if (outcome.kind === 'saved') {
      this.#tries = 0;
      this.#settle({ base: outcome.base });
    } else if (outcome.kind === 'changed') this.#meet(outcome.theirs);
    else if (outcome.kind === 'unreached') this.#retry(outcome.failure);
    else {
      // The value changed during the save, so the rejection doesn't apply to it.
      if (value !== sent && !isMinor?.(value, sent)) this.#plan(PAUSE_MS);
      this.#update({ state: 'refused', failure: outcome.failure });
    }
  }

  /** Handles a version that another tab saved first. */
  #meet(theirs: Base | null): void {
    const { base, value: mine } = this.#now;
    const value = theirs === null ? null : (this.#setup.merge?.(base, mine, theirs) ?? null);
    if (theirs !== null && value !== null) this.#settle({ value, base: theirs });
    else {
      this.#cancel();
      this.#update({ state: 'conflict', theirs });
    }
  }

  #retry(failure: SaveFailure): void {
    const shouldRetry = !this.#stopped && this.#tries < MAX_RETRIES;
    if (shouldRetry) this.#plan(retryWait(this.#tries));
    this.#tries += 1;
    this.#update({ state: shouldRetry ? 'retrying' : 'failed', failure });
  }
}
