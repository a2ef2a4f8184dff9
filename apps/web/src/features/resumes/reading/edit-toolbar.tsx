import { Redo2, Undo2 } from 'lucide-react';
import { SaveStatus } from '../../../shared/autosave/save-status.tsx';
import type { SaveFailure, SaveState } from '../../../shared/autosave/setup.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';

interface EditToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
  state: SaveState;
  failure: SaveFailure | null;
  /** Whether this window has saved something. */
  hasSaved: boolean;
  /** The fields that can't be saved yet. */
  problems: readonly string[];
  onRetry(): void;
  onGoTo(path: string): void;
}

/** Undo, redo, and whether everything is saved. */
export function EditToolbar({ state, failure, hasSaved, problems, onRetry, onGoTo, ...history }: EditToolbarProps) {
  const [problem] = problems;
  const isPartial = problem !== undefined && (state === 'saved' || state === 'unsaved' || state === 'saving');
  return (
    <div className="contents min-w-0 flex-wrap items-center gap-x-2 @min-[52rem]:flex">
      <div className="order-1 -ml-2 flex shrink-0">
        <Tooltip text="Undo (Ctrl+Z or ⌘Z)">
          <IconButton
            label="Undo"
            size="small"
            aria-disabled={!history.canUndo || undefined}
            className="aria-disabled:opacity-50"
            onClick={history.onUndo}
            icon={<Undo2 aria-hidden="true" size={18} />}
          />
        </Tooltip>
        <Tooltip text="Redo (Ctrl+Shift+Z or ⇧⌘Z)">
          <IconButton
            label="Redo"
            size="small"
            aria-disabled={!history.canRedo || undefined}
            className="aria-disabled:opacity-50"
            onClick={history.onRedo}
            icon={<Redo2 aria-hidden="true" size={18} />}
          />
        </Tooltip>
      </div>
      <div className="order-3 flex min-w-0 basis-full flex-wrap items-center gap-x-2 @min-[52rem]:basis-auto">
        <SaveStatus
          state={state}
          // The reasons are next to the fields.
          failure={state === 'refused' ? null : failure}
          saved={isPartial ? `Saved, except ${countFields(problems)}` : hasSaved ? 'Saved' : ''}
          onRetry={onRetry}
        />
        {isPartial && (
          <button type="button" className="link text-note" onClick={() => onGoTo(problem)}>
            Show
            <span className="sr-only"> the field that isn’t saved</span>
          </button>
        )}
      </div>
    </div>
  );
}

const countFields = ({ length }: readonly string[]): string => (length === 1 ? 'one field' : `${length} fields`);
