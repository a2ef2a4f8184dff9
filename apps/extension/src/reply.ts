import type { Reply } from './messages.ts';

/** Turns what a handler returns or throws into a message: errors can't be sent as they are. */
export const toReply = async <T>(work: () => Promise<T>): Promise<Reply<T>> => {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const { code = 'unexpected', message = 'Something went wrong. Try again.' } = error as {
      code?: string;
      message?: string;
    };
    return { ok: false, error: { code, message } };
  }
};
