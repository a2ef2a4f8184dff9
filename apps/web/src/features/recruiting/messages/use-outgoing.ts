import type { ThreadMessage } from '@foothold/contracts/recruiting/threads';
import { useState } from 'react';
import { describeFailure } from '../../../shared/api/failed-try.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import type { NewMessage, ThreadSide } from './side.ts';

/** A message that was sent from this window and that the server doesn't list yet. */
export interface Outgoing extends NewMessage {
  /** Null while it is being sent. */
  failure: string | null;
}

const getFailureText = (error: unknown): string =>
  error instanceof RefusedError && error.problem
    ? (Object.values(error.fields)[0] ?? error.problem.message)
    : describeFailure(error).message;

/** Sends messages in the background. One that failed stays, to be sent again under the same ID or removed. */
export function useOutgoing({ send }: ThreadSide, onSent: (message: ThreadMessage) => void) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const remove = (clientId: string) => setOutgoing((all) => all.filter((each) => each.clientId !== clientId));

  async function trySending(message: NewMessage): Promise<void> {
    const set = (failure: string | null) =>
      setOutgoing((all) => {
        const others = all.filter(({ clientId }) => clientId !== message.clientId);
        return [...others, { ...message, failure }];
      });
    set(null);
    try {
      onSent(await send(message));
      remove(message.clientId);
    } catch (error) {
      set(getFailureText(error));
    }
  }

  return { outgoing, send: trySending, remove };
}
