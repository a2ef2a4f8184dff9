/**
 * `unsaved`: a save is scheduled. `retrying`: an attempt didn't reach the server, and another is scheduled. `failed`:
 * no more automatic attempts. `refused`: the server rejected the value and would reject it again. `conflict`: another
 * tab saved something different, and the user must choose.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'retrying' | 'failed' | 'refused' | 'conflict';

/** Why an attempt failed, and what to do about it. */
export interface SaveFailure {
  message: string;
  hint?: string;
  /** Messages by field name. */
  fields: Readonly<Record<string, string>>;
}

/** The result of an attempt. `changed`: another tab saved first, with what it saved if known. */
export type SaveOutcome<Base> =
  | { kind: 'saved'; base: Base }
  | { kind: 'changed'; theirs: Base | null }
  | { kind: 'unreached'; failure: SaveFailure }
  | { kind: 'refused'; failure: SaveFailure };

/** Runs a function later. @returns a function that cancels it */
export type Timer = (run: () => void, ms: number) => () => void;

/** `Value` is what the user edits. `Base` is what the server has, with its version. */
export interface AutosaveSetup<Value, Base> {
  base: Base;
  /**
   * Converts the server's state to an editable value.
   * @param before what was edited until now, without unsaved changes, if another tab saved
   */
  toValue(base: Base, before?: { value: Value; base: Base }): Value;
  /** Whether there is nothing to save. */
  isSaved(value: Value, base: Base): boolean;
  /** Makes one attempt to save. Never throws. */
  send(value: Value, base: Base): Promise<SaveOutcome<Base>>;
  later: Timer;
  /**
   * Whether two values differ only in something that can wait, such as the seconds on a clock. Such changes aren't
   * shown as unsaved.
   */
  isMinor?(a: Value, b: Value): boolean;
  /**
   * Merges the local value with what another tab saved; null if the user must choose. If omitted, the user always
   * chooses.
   */
  merge?(base: Base, mine: Value, theirs: Base): Value | null;
}

export interface SaveView<Value, Base> {
  value: Value;
  base: Base;
  state: SaveState;
  /** Why the last attempt failed; cleared by the next attempt. */
  failure: SaveFailure | null;
  /** During a conflict: what the other tab saved, if known. */
  theirs: Base | null;
}
