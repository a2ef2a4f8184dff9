import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { Work } from './keeper.ts';

/** Another window kept something else: the member says which one stays. */
export function ConflictNote({ theirs, onChoice }: { theirs: Work; onChoice: (which: 'mine' | 'theirs') => void }) {
  return (
    <Callout tone="caution" title="This question was changed in another window meanwhile" live>
      <div className="flex flex-col gap-3 pt-1">
        <p>The notes there:</p>
        <p className="max-h-48 overflow-y-auto border-l-2 border-edge pl-3 wrap-anywhere whitespace-pre-line">
          {theirs.notes === '' ? 'None.' : theirs.notes}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => onChoice('mine')}>
            Keep what stands here
          </Button>
          <Button size="small" onClick={() => onChoice('theirs')}>
            Take the other
          </Button>
        </div>
      </div>
    </Callout>
  );
}
