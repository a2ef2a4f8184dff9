import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../shared/api/endpoint.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { AlertDialog } from '../../shared/ui/dialog.tsx';
import { useToast } from '../../shared/ui/toast.tsx';
import { browserProgress } from './study/browser-progress.ts';
import { getFailureMessage } from './study/failure.ts';
import { toTakeOver } from './study/progress-state.ts';
import { useBrowserProgress } from './study/use-browser-progress.ts';

/** Asks whether to import the progress that this browser stored before sign-in. Nothing is imported automatically. */
export function ImportProgress() {
  const saved = toTakeOver(useBrowserProgress());
  const { revalidate } = useRevalidator();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const modules = saved.modules.length;
  if (modules === 0) return null;
  const answers = saved.modules.reduce((sum, { exercises }) => sum + exercises.length, 0);
  const amount = `${modules} ${modules === 1 ? 'module' : 'modules'}, ${answers} ${answers === 1 ? 'answer' : 'answers'}`;

  async function takeOver() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await call(endpoint('POST /api/learning/progress/take-over'), saved);
      browserProgress.forgetAll();
      show({ title: 'Progress added', description: `${amount} from this browser.` });
      await revalidate();
    } catch (reason) {
      setFailure(getFailureMessage(reason, 'We couldn’t add your progress.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Callout title="This browser has progress from before you signed in.">
      <p>{amount}. If it’s yours, add it to your account. Your existing progress won’t change.</p>
      {failure !== null && (
        <p role="alert" className="pt-2 font-medium text-danger-text">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-3">
        <Button size="small" busy={busy} onClick={() => void takeOver()}>
          Add to account
        </Button>
        <AlertDialog
          trigger={
            <Button size="small" variant="quiet">
              Delete it
            </Button>
          }
          title="Delete progress from this browser?"
          description={`This deletes ${amount} from this browser. Progress in your account stays. You can’t undo this.`}
          confirmLabel="Delete progress"
          cancelLabel="Cancel"
          variant="danger"
          onConfirm={() => browserProgress.forgetAll()}
        />
      </div>
    </Callout>
  );
}
