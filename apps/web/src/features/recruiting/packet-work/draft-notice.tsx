import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

/** Says that an earlier draft of this device is shown. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Callout title="We restored your draft" live>
    <p>It was saved on this device. Attachments and answers are as you left them.</p>
    <Button variant="quiet" size="small" onClick={onDiscard} className="mt-1 -ml-3">
      Start over
    </Button>
  </Callout>
);
