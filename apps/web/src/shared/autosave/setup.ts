/**
 * `unsaved`: a save follows. `retrying`: a try did not get through, and another follows. `failed`: none follows by itself. `refused`: the server has it as
 * it was, and would refuse the same again. `conflict`: another window saved something else, and a person decides.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'retrying' | 'failed' | 'refused' | 'conflict';

/** Why a try failed, and what to do about it. */
export interface SaveFailure {
  message: string;
  hint?: string;
  /** Message by field name. */
  fields: Readonly<Record<string, string>>;
}

/** What came of a try. `changed`: another window was faster; with what it saved, where that is known. */
export type SaveOutcome<Base> =
  | { kind: 'saved'; base: Base }
  | { kind: 'changed'; theirs: Base | null }
  | { kind: 'unreached'; failure: SaveFailure }
  | { kind: 'refused'; failure: SaveFailure };

/** Runs something later. @returns what takes it back */
export type Later = (run: () => void, ms: number) => () => void;

/** `Value`: what a person edits. `Base`: what the server has of it, with its version. */
export interface AutosaveSetup<Value, Base> {
  base: Base;
  /** What the server has, as it is edited. */
  toValue(base: Base): Value;
  /** Whether there is nothing to save. */
  isSaved(value: Value, base: Base): boolean;
  /** One try. It never throws. */
  send(value: Value, base: Base): Promise<SaveOutcome<Base>>;
  later: Later;
  /** Saves on request only, and doesn't try again by itself. */
  onRequest?: boolean;
  /** Whether two values differ only in what may wait, such as the seconds of a clock. Nobody has to know about it. */
  isMinor?(a: Value, b: Value): boolean;
  /** Puts what is written here on top of what another window saved; null where a person has to decide. Without it, a person always decides. */
  merge?(base: Base, mine: Value, theirs: Base): Value | null;
  /** What is edited after a save: by default, as it was written. */
  rebase?(sent: Value, mine: Value, saved: Base): Value;
}

export interface SaveView<Value, Base> {
  value: Value;
  base: Base;
  state: SaveState;
  /** Of the last try, until the next one. */
  failure: SaveFailure | null;
  /** In a conflict: what the other window saved, where that is known. */
  theirs: Base | null;
}
