import { SIGN_OFF } from '../newest-part.ts';
import type { NewestMessage } from '../types.ts';

/** Where a line stands in a message. */
export type Region = 'sender' | 'subject' | 'greeting' | 'body' | 'signature';

export interface MessageLine {
  text: string;
  region: Region;
}

/** The lines that may name the employer and the job: the sender's name, the subject, and the text. */
export function listLines({ from, subject, text }: NewestMessage): MessageLine[] {
  const written = text.split('\n').map((line) => line.trim());
  const lines = written.filter((line) => line !== '');
  const closing = lines.findLastIndex((line, i) => i > 0 && (SIGN_OFF.test(line) || DASH.test(line)));
  const signature = closing === -1 ? Math.max(1, lines.length - SHORT_SIGNATURE) : closing;
  return [
    { text: from.name, region: 'sender' },
    { text: subject, region: 'subject' },
    ...lines.map((line, i): MessageLine => ({ text: line, region: regionOf(line, i, signature) })),
  ];
}

/** “— The Acme team” */
const DASH = /^(?:[-–—~]+)\s*\p{Lu}/u;
/** Without a closing line, this many lines at the end are taken for one if they are short. */
const SHORT_SIGNATURE = 3;
const MAX_SIGNATURE_LINE = 60;
const GREETING = /^(?:hi|hello|dear|hey|good (?:morning|afternoon|evening|day)|greetings)\b.{0,60}$/i;

function regionOf(line: string, i: number, signature: number): Region {
  if (i <= 1 && GREETING.test(line)) return 'greeting';
  return i >= signature && line.length <= MAX_SIGNATURE_LINE ? 'signature' : 'body';
}
