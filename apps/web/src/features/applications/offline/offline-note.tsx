import { getToolFailureText } from '../../../shared/api/tool-failure.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { createFormat } from '../../../shared/format/format.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useOnline } from '../../../shared/hooks/use-online.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { describePosition, type OwnStage } from '../cards/card.ts';
import { BOARD_PATH } from '../paths.ts';
import type { RefusedMove, SendOutcome } from './send-queue.ts';
import type { Sending } from './use-sending.ts';

export interface OfflineNoteProps {
  /** When the board’s data was loaded, as an ISO date-time. */
  loadedAt: string;
  /** Whether the data is from the cache. */
  isCached: boolean;
  /** How many moves weren’t sent yet. */
  waiting: number;
  sending: Sending;
  stages: readonly OwnStage[];
  onDiscard: () => void;
}

const REASONS: Record<SendOutcome, string> = {
  unreachable: 'We couldn’t connect.',
  waiting: 'Something went wrong on our side.',
  'signed-out': 'You’re signed out.',
  sent: 'We couldn’t load the latest changes.',
};

/** What a member should know about the connection: how old the board is, what wasn’t sent yet, and what couldn’t be done. */
export function OfflineNote({ loadedAt, isCached, waiting, sending, stages, onDiscard }: OfflineNoteProps) {
  const isOnline = useOnline();
  const { isSending, outcome, refused, dismissRefused, sync } = sending;
  const isSignedOut = isOnline && outcome === 'signed-out';
  const isOld = !isOnline || (isCached && outcome !== null && !isSending) || isSignedOut;
  if (!isOld && waiting === 0 && refused.length === 0) return null;
  return (
    <div className="flex max-w-prose flex-col gap-3 pb-3">
      {(isOld || waiting > 0) && (
        <Callout tone="caution" live>
          {isOld && (
            <p>
              {isOnline ? REASONS[outcome ?? 'unreachable'] : 'You’re offline.'} This is from{' '}
              <LocalMoment value={loadedAt} />.
            </p>
          )}
          {waiting > 0 && <WaitingCount count={waiting} />}
          <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
            {isSignedOut && (
              <ButtonLink size="small" reloadDocument to={BOARD_PATH}>
                Sign in
              </ButtonLink>
            )}
            {!isSignedOut && (
              <Button size="small" busy={isSending} busyLabel="Connecting…" onClick={() => void sync()}>
                {waiting > 0 ? 'Send now' : 'Try again'}
              </Button>
            )}
            {waiting > 0 && !isSending && (
              <Button size="small" variant="quiet" onClick={onDiscard}>
                Discard
              </Button>
            )}
          </div>
        </Callout>
      )}
      {refused.length > 0 && (
        <Callout tone="danger" live>
          {refused.map((one) => (
            <RefusedText key={one.move.key} refused={one} stages={stages} />
          ))}
          <Button size="small" className="mt-2" onClick={dismissRefused}>
            Close
          </Button>
        </Callout>
      )}
    </div>
  );
}

function WaitingCount({ count }: { count: number }) {
  const format = useFormat();
  return <p className="font-strong">{count === 1 ? '1 change' : `${format.number(count)} changes`} not sent yet</p>;
}

function RefusedText({
  refused: { move, failure, current },
  stages,
}: {
  refused: RefusedMove;
  stages: readonly OwnStage[];
}) {
  const hasChanged = failure.code === 'applications.changed';
  return (
    <p className="pb-1">
      {hasChanged ? `“${move.title}” has changed in the meantime. ` : `“${move.title}” wasn’t moved. `}
      {hasChanged || getToolFailureText(failure)}{' '}
      {current &&
        `It’s in ${describePosition(current, stages)} now, so we didn’t move it to ${describePosition(move.to, stages)}.`}
    </p>
  );
}

/** A moment in the browser’s time zone, without the day if it is today. */
function LocalMoment({ value }: { value: string }) {
  const { region } = useAppData();
  const format = createFormat(region, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isToday = new Date(value).toDateString() === new Date().toDateString();
  return <time dateTime={value}>{isToday ? format.timeOfDay(value) : format.moment(value)}</time>;
}
