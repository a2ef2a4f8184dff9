import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

/** What was typed before is back, and how to be rid of it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Callout live title="We kept what you had typed on this device">
      <p className="pb-3">
        It was not sent to us. The password and what you declare at the end are never kept; please give them again.
      </p>
      <Button size="small" onClick={onDiscard}>
        Discard it
      </Button>
    </Callout>
  );
}
