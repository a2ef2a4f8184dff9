import type { ToastMessage } from '../../../shared/ui/toast-store.ts';
import { describePosition } from '../cards/card.ts';
import { createQueueStore } from './queue-store.ts';
import { type RefusedMove, sendQueue } from './send-queue.ts';

/** Sends queued moves while another page than the board is open. @returns what to tell the member; null if nothing was sent */
export async function sendElsewhere(accountId: string): Promise<ToastMessage | null> {
  const store = createQueueStore(accountId);
  const refused: RefusedMove[] = [];
  const before = store.read().length;
  await sendQueue(store, { onSent: () => undefined, onRefused: (one) => void refused.push(one) });
  const settled = before - store.read().length;
  if (refused.length > 0) return describeRefused(refused);
  if (settled <= 0) return null;
  return {
    title: settled === 1 ? '1 change to your applications sent' : `${settled} changes to your applications sent`,
  };
}

function describeRefused(refused: readonly RefusedMove[]): ToastMessage {
  const [first] = refused;
  const variant = 'destructive';
  if (!first || refused.length > 1)
    return {
      variant,
      title: `${refused.length} applications weren’t moved`,
      description: 'They have changed in the meantime or can’t go there. The board shows where they are.',
    };
  const { move, current } = first;
  return {
    variant,
    title: `“${move.title}” wasn’t moved to ${describePosition(move.to, [])}`,
    description: current
      ? `It’s in ${describePosition(current, [])} now.`
      : 'The board shows your applications as they are now.',
  };
}
