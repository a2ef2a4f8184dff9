import type { PlainSentence } from './sentence-context.ts';
import type { Certainty, MailKind } from './types.ts';

export interface Decision {
  kind: MailKind;
  certainty: Certainty;
  sentence: PlainSentence | null;
  /** Set if something else than the words of a decision settles it: the message is about something else, or by someone else. */
  isSettled?: boolean;
}
