/**
 * `unsaved`: a save is scheduled. `retrying`: an attempt didn't reach the server, and another is scheduled. `failed`: no further automatic attempt. `refused`:
 * the server rejected the value and would reject it again. `conflict`: another window saved something different, and a person must decide.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'retrying' | 'failed' | 'refused' | 'conflict';

/** Why an attempt failed, and what to do about it. */
export interface SaveFailure {
  message: string;
  hint?: string;
  /** Message by field name. */
  fields: Readonly<Record<string, string>>;
}

/** The result of an attempt. `changed`: another window saved first; includes what it saved, if known. */
export type SaveOutcome<Base> =
  | { kind: 'saved'; base: Base }
  | { kind: 'changed'; theirs: Base | null }
  | { kind: 'unreached'; failure: SaveFailure }
  | { kind: 'refused'; failure: SaveFailure };

/** Runs a function later. @returns a function that cancels it */
export type Later = (run: () => void, ms: number) => () => void;

/** `Value`: what a person edits. `Base`: the server's state of it, with its version. */
export interface AutosaveSetup<Value, Base> {
  base: Base;
  /** The server's state as an editable value. */
  toValue(base: Base): Value;
  /** Whether there is nothing to save. */
  isSaved(value: Value, base: Base): boolean;
  /** Makes one attempt to save. Never throws. */
  send(value: Value, base: Base): Promise<SaveOutcome<Base>>;
  later: Later;
  /** Saves on request only, without automatic retries. */
  onRequest?: boolean;
  /** Whether two values differ only in something that can wait, such as the seconds of a clock. Such changes aren't shown as unsaved. */
  isMinor?(a: Value, b: Value): boolean;
  /** Combines the value here with what another window saved; null if a person must decide. Without it, a person always decides. */
  merge?(base: Base, mine: Value, theirs: Base): Value | null;
  /** The value to edit after a save; by default, it is unchanged. */
  rebase?(sent: Value, mine: Value, saved: Base): Value;
}

export interface SaveView<Value, Base> {
  value: Value;
  base: Base;
  state: SaveState;
  /** The last attempt's failure, until the next attempt. */
  failure: SaveFailure | null;
  /** In a conflict: what the other window saved, if known. */
  theirs: Base | null;
}
