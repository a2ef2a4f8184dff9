import { Button } from './button.tsx';

export interface LoadFailedProps {
  /** What couldn't be loaded, such as "your notifications". */
  what: string;
  retry: () => void;
  busy: boolean;
}

/** Shown in a panel or a dialog in place of what it couldn't load. The rest of the page stays. */
export function LoadFailed({ what, retry, busy }: LoadFailedProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <p>We couldn’t load {what}. Check your connection and try again.</p>
      <Button size="small" busy={busy} onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
