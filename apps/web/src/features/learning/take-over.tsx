import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { postJson } from '../../shared/api/post-json.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { AlertDialog } from '../../shared/ui/dialog.tsx';
import { useToast } from '../../shared/ui/toast.tsx';
import { browserProgress } from './study/browser-progress.ts';
import { saidOf } from './study/failure.ts';
import { takeOverOf } from './study/progress-state.ts';
import { useBrowserProgress } from './study/use-browser-progress.ts';

/** Asks whether the account is to take over what this browser kept before its owner signed in. Nothing happens by itself. */
export function TakeOver() {
  const kept = takeOverOf(useBrowserProgress());
  const { revalidate } = useRevalidator();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const modules = kept.modules.length;
  if (modules === 0) return null;
  const answers = kept.modules.reduce((sum, { exercises }) => sum + exercises.length, 0);
  const amount = `${modules} ${modules === 1 ? 'module' : 'modules'}, ${answers} ${answers === 1 ? 'answer' : 'answers'}`;

  async function takeOver() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await postJson('/api/learning/progress/take-over', kept);
      browserProgress.forgetAll();
      show({ title: 'Taken over.', description: `${amount} from this browser.` });
      await revalidate();
    } catch (reason) {
      setFailure(saidOf(reason, 'Your progress could not be taken over.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Callout title="This browser has progress from before you signed in.">
      <p>{amount}. If it is yours, take it over; what your account has already stays as it is.</p>
      {failure !== null && (
        <p role="alert" className="pt-2 font-medium text-danger-text">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-3">
        <Button size="small" busy={busy} onClick={() => void takeOver()}>
          Take it over
        </Button>
        <AlertDialog
          trigger={
            <Button size="small" variant="quiet">
              Forget it
            </Button>
          }
          title="Forget what this browser kept?"
          description={`It holds ${amount}. This cannot be taken back; what your account has stays.`}
          confirmLabel="Erase it"
          cancelLabel="Keep it"
          variant="danger"
          onConfirm={() => browserProgress.forgetAll()}
        />
      </div>
    </Callout>
  );
}
