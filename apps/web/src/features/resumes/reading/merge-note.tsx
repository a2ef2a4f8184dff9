import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { Edits } from './edits.ts';

interface MergeNoteProps {
  merged: NonNullable<Edits['merged']>;
  /** Replaces a field with what the other window has. */
  onUseTheirs(path: string, text: string): void;
  onClose(): void;
}

/** Says that the résumé was changed elsewhere, and that the changes made here were put on top. */
export function MergeNote({ merged: { conflicts }, onUseTheirs, onClose }: MergeNoteProps) {
  return (
    <Callout tone="caution" title="This résumé changed while you were editing" live>
      <p>What you typed and the other changes are both here now.</p>
      {conflicts.length > 0 && (
        <>
          <p className="pt-2">These fields were changed twice, so we used what you typed here:</p>
          <ul className="flex flex-col gap-1 pt-1">
            {conflicts.map(({ path, label, mine, theirs }) => (
              <li key={path} className="border-l-2 border-caution pl-3 break-words">
                <span className="font-strong">{label}</span>: “{mine}” here, {theirs === '' ? 'removed' : `“${theirs}”`}{' '}
                there{' '}
                {theirs !== '' && (
                  <button type="button" className="link" onClick={() => onUseTheirs(path, theirs)}>
                    Use “{theirs}”
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" className="mt-2" onClick={onClose}>
        Close
      </Button>
    </Callout>
  );
}
