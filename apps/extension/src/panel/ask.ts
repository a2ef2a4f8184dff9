import { browser } from 'wxt/browser';
import type { CommandName, PanelCommands, Reply } from '../messages.ts';
import type { Failure } from '../types.ts';

/** A command that failed, with the sentence for the person. */
class CommandError extends Error {
  readonly code: string;

  constructor({ code, message }: Failure) {
    super(message);
    this.code = code;
  }
}

/** Asks the service worker. @throws CommandError */
export async function ask<N extends CommandName>(
  name: N,
  input: PanelCommands[N]['input'],
): Promise<PanelCommands[N]['output']> {
  const reply = (await browser.runtime.sendMessage({ name, input })) as Reply<PanelCommands[N]['output']> | undefined;
  if (!reply)
    throw new CommandError({ code: 'unexpected', message: 'The extension was updated. Close and open this panel.' });
  if (!reply.ok) throw new CommandError(reply.error);
  return reply.value;
}
