import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { SaveState } from './draft-saver.ts';

const WORDS: Record<Exclude<SaveState, 'changed-elsewhere'>, string> = {
  saved: 'Your code is saved to your account as you type.',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  refused: 'Not saved. Copy your code, then reload the page. You may need to sign in again.',
  'not-reached': "Not saved. We can't connect and will try again in a moment. Leave this page open.",
};

export interface DraftNoteProps {
  saveState: SaveState;
  takeTheirs: () => Promise<void>;
  saveMine: () => Promise<void>;
}

/** Whether what is written is kept; and where two windows write, which one counts. */
export function DraftNote({ saveState, takeTheirs, saveMine }: DraftNoteProps) {
  const { show } = useToast();
  if (saveState !== 'changed-elsewhere') return <p role="status">{WORDS[saveState]}</p>;
  const orSay = (work: () => Promise<void>) => () => {
    work().catch(() =>
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
        <Button size="small" onClick={orSay(saveMine)}>
          Keep this version
        </Button>
        <Button size="small" onClick={orSay(takeTheirs)}>
          Use the other version
        </Button>
      </div>
    </Callout>
  );
}
