import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { Work } from './session-drafts.ts';

/** Another tab saved something different. Asks the member which version to keep. */
export function ConflictNote({ theirs, onChoice }: { theirs: Work; onChoice: (which: 'mine' | 'theirs') => void }) {
  return (
    <Callout tone="caution" title="This question changed in another window" live>
      <div className="flex flex-col gap-3 pt-1">
        <p>Notes from the other window:</p>
        <p className="max-h-48 overflow-y-auto border-l-2 border-edge pl-3 wrap-anywhere whitespace-pre-line">
          {theirs.notes === '' ? 'None.' : theirs.notes}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => onChoice('mine')}>
            Keep this version
          </Button>
          <Button size="small" onClick={() => onChoice('theirs')}>
            Use the other version
          </Button>
        </div>
      </div>
    </Callout>
  );
}
