import { cx } from '../ui/cx.ts';
import type { SaveFailure, SaveState } from './setup.ts';

export interface SaveStatusProps {
  state: SaveState;
  failure: SaveFailure | null;
  /** Shown when everything is saved; empty if nothing has been written yet. */
  saved?: string;
  /** What else to try if a save was rejected. */
  advice?: string;
  onRetry: () => void;
  className?: string;
}

const STATE_TEXTS: Record<Exclude<SaveState, 'saved' | 'refused' | 'failed'>, string> = {
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  retrying: 'Couldn’t save yet. We’ll try again in a moment, so leave this page open.',
  conflict: 'Changed in another window',
};

/** Shows whether the text is saved, and what to do if it isn't. */
export function SaveStatus({ state, failure, saved = 'Saved', advice, onRetry, className }: SaveStatusProps) {
  const isOver = state === 'refused' || state === 'failed';
  const canRetry = isOver || state === 'retrying';
  const text = state === 'saved' ? saved : isOver ? getFailureText(failure, advice) : STATE_TEXTS[state];
  return (
    <>
      <p role="status" className={cx('text-note text-soft', className)}>
        {text}
      </p>
      {canRetry && (
        <button type="button" className="link self-start text-small" onClick={onRetry}>
          Try again
        </button>
      )}
    </>
  );
}

const getFailureText = (failure: SaveFailure | null, advice: string | undefined): string =>
  ['Couldn’t save.', failure?.message, failure?.hint, ...Object.values(failure?.fields ?? {}), advice]
    .filter(Boolean)
    .join(' ');
