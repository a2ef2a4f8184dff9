import { SaveStatus, type SaveStatusProps } from '../../../shared/autosave/save-status.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';

export interface DraftNoteProps extends Pick<SaveStatusProps, 'state' | 'failure'> {
  save: () => void;
  resolve: (which: 'mine' | 'theirs') => Promise<void>;
}

/** Shows whether the code is saved. If two tabs changed it, asks which version to keep. */
export function DraftNote({ state, failure, save, resolve }: DraftNoteProps) {
  const { show } = useToast();
  if (state !== 'conflict')
    return (
      <SaveStatus
        state={state}
        failure={failure}
        saved="Your code is saved to your account as you type."
        advice="You can also copy your code, then reload the page."
        onRetry={save}
      />
    );
  const choose = (which: 'mine' | 'theirs') => () => {
    resolve(which).catch(() =>
      show({
        title: 'Something went wrong',
        description: 'Check your connection and try again.',
        variant: 'destructive',
      }),
    );
  };
  return (
    <Callout tone="caution" title="This draft changed in another window" live>
      <p>Choose which version to keep. Nothing is overwritten until you do.</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button size="small" onClick={choose('mine')}>
          Keep this version
        </Button>
        <Button size="small" onClick={choose('theirs')}>
          Use the other version
        </Button>
      </div>
    </Callout>
  );
}
