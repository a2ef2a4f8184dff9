import type { ChangeMessage } from '@foothold/contracts/changes';

/** A message of a change stream, as a server-sent event. */
export interface StreamMessage {
  /** The event's ID: the position after it. Null leaves the position as it was. */
  id: string | null;
  data: ChangeMessage;
}

/** Messages that wait until a window takes them. */
export interface MessageBuffer {
  add(message: StreamMessage): void;
  /** Ends when the signal aborts. */
  messages(): AsyncGenerator<StreamMessage>;
}

/** @param limit with more messages than this, all are replaced by one `missed` */
export function createMessageBuffer(limit: number, signal: AbortSignal): MessageBuffer {
  let waiting: StreamMessage[] = [];
  let wakeUp = () => {};
  return {
    add(message) {
      // Only the latest heartbeat matters.
      if (message.data.kind === 'heartbeat' && waiting.at(-1)?.data.kind === 'heartbeat') waiting.pop();
      if (waiting.length >= limit) waiting = [{ id: message.id, data: { kind: 'missed' } }];
      else waiting.push(message);
      wakeUp();
    },
    async *messages() {
      const abort = () => wakeUp();
      signal.addEventListener('abort', abort);
      try {
        while (!signal.aborted) {
          const next = waiting.shift();
          if (next) yield next;
          else
            await new Promise<void>((resolve) => {
              wakeUp = resolve;
            });
        }
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
  };
}
