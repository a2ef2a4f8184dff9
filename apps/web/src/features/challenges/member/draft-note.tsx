import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Keeping } from './draft-keeper.ts';

const WORDS: Record<Exclude<Keeping, 'changed-elsewhere'>, string> = {
  kept: 'What you write is kept with your account as you go.',
  waiting: 'Not saved yet',
  saving: 'Saving',
  refused:
    'Not saved: it was refused. Copy what you have written, then reload the page; you may have to sign in again.',
  'not-reached': 'Not saved: we cannot be reached. It is tried again in a moment; leave this page open.',
};

export interface DraftNoteProps {
  keeping: Keeping;
  takeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
}

/** Whether what is written is kept; and where two windows write, which one counts. */
export function DraftNote({ keeping, takeTheirs, keepMine }: DraftNoteProps) {
  const { show } = useToast();
  if (keeping !== 'changed-elsewhere') return <p role="status">{WORDS[keeping]}</p>;
  const orSay = (work: () => Promise<void>) => () => {
    work().catch(() =>
      show({
        title: 'That did not work',
        description: 'Check your connection, then try again.',
        variant: 'destructive',
      }),
    );
  };
  return (
    <Callout tone="caution" title="This draft changed in another window" live>
      <p>Nothing is overwritten until you decide which one counts.</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button size="small" onClick={orSay(keepMine)}>
          Keep what stands here
        </Button>
        <Button size="small" onClick={orSay(takeTheirs)}>
          Take the other one
        </Button>
      </div>
    </Callout>
  );
}
