import { findWrapped, unwrapForwarded } from './forwarded.ts';
import type { MailMessage, NewestMessage } from './types.ts';

/** Longer texts are cut. A message about an application says what it is about at its start. */
const MAX_TEXT = 20_000;

/** Lines after which someone quotes what was written before. */
const THREAD_STARTS = [
  /^\s*on\b.{4,200}\bwrote:\s*$/i,
  /^\s*-{2,}\s*original message\s*-{2,}/i,
  /^\s*_{10,}\s*$/,
  /^\s*(?:le|el|am)\b.{4,200}\b(?:a écrit|escribió|schrieb)\s*:\s*$/i,
];

/** Lines that start what is below every message of a sender. */
const FOOTER_STARTS = [
  /^\s*-- ?$/,
  /^\s*(?:©|\(c\)|copyright)\s*(?:©\s*)?\d{4}/i,
  /\bunsubscribe\b|\bmanage (?:your )?(?:email )?(?:preferences|notifications|subscriptions?)\b|\bemail preferences\b/i,
  /\b(?:you(?:'|’)?re|you are|you have been|you've) (?:receiving|received|getting|sent) this (?:e-?mail|message|notification)\b/i,
  /^\s*this (?:e-?mail|message|communication)\b.{0,80}\b(?:confidential|privileged|intended (?:only|solely)|was sent to)\b/i,
  /^\s*(?:confidentiality notice|disclaimer|legal notice|privacy (?:notice|policy|statement))\b/i,
  /^\s*(?:please )?(?:do not|don't|don’t) reply (?:directly )?to this (?:automated )?(?:e-?mail|message)/i,
  /\b(?:is|are) an equal[- ](?:employment )?opportunity employer\b|^\s*(?:equal opportunity employer|EOE)\b/i,
  /^\s*sent from my \w+/i,
  /^\s*(?:fraud|scam|security|phishing) (?:alert|warning|notice)\b|^\s*(?:beware|important notice|recruitment fraud)\b/i,
  /^\s*(?:powered by|sent (?:via|by|through)) (?:greenhouse|lever|workday|ashby|icims|smartrecruiters|jobvite|bamboohr|workable|jazzhr|recruitee|teamtailor|breezy|taleo|successfactors)\b/i,
];

/** The newest message of an email: without the wrapper of a forwarded one, quoted threads, and footers. Signatures stay, as lines that say nothing. */
export function readNewest(received: MailMessage): NewestMessage {
  const bounded = { ...received, text: received.text.slice(0, 4 * MAX_TEXT) };
  const { message, isForwarded } = unwrapForwarded(bounded);
  return {
    from: message.from,
    subject: cleanSubject(message.subject),
    sentAt: message.sentAt,
    text: joinWrappedLines(cutNewest(message.text)).slice(0, MAX_TEXT),
    event: received.event ?? null,
    isForwarded,
  };
}

/** "Re: " and "[EXTERNAL]" in front of a subject. */
const cleanSubject = (subject: string): string =>
  subject
    .slice(0, 400)
    .replace(/^(?:\s*(?:re|fwd?|fw|aw|\[(?:ext|external|external email|caution)\])\s*:?\s*)+/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function cutNewest(text: string): string {
  const thread = findWrapped(text);
  const own = thread && text.slice(0, thread.start).trim() !== '' ? text.slice(0, thread.start) : text;
  const lines: string[] = [];
  for (const line of own.split(/\r\n|\r|\n/)) {
    if (THREAD_STARTS.some((start) => start.test(line)) && hasWords(lines)) break;
    if (FOOTER_STARTS.some((start) => start.test(line)) && hasWords(lines)) break;
    if (/^\s*>/.test(line)) continue;
    lines.push(line.replace(/^\s*\*\s+/, '- '));
  }
  return cutAfterSignature(lines).join('\n');
}

/** A closing line. What follows is a name, an address, and what senders add to every message. */
export const SIGN_OFF =
  /^\s*(?:(?:with )?(?:best|kind|kindest|warm|warmest|many)?,? ?(?:regards|wishes)|(?:yours? )?(?:sincerely|truly|faithfully|aye)|yours|best|cheers|thanks(?: again)?|many thanks|thank you|respectfully|cordially|all the best|warmly|sincerely yours|talk soon|see you (?:soon|then|there))\s*[,.!]?\s*$/i;
const MAX_SIGNATURE_LINES = 5;
const MAX_SIGNATURE_LINE = 70;

/** Leaves out what comes below a signature. */
function cutAfterSignature(lines: readonly string[]): string[] {
  const at = lines.findLastIndex((line, index) => SIGN_OFF.test(line) && hasWords(lines.slice(0, index)));
  if (at === -1) return [...lines];
  let end = at + 1;
  for (let left = MAX_SIGNATURE_LINES; end < lines.length && left > 0; end++) {
    const line = (lines[end] ?? '').trim();
    if (line.length > MAX_SIGNATURE_LINE) break;
    if (line !== '') left--;
  }
  return lines.slice(0, end);
}

const hasWords = (lines: readonly string[]): boolean => lines.join(' ').trim().length >= 20;

/** Lines at least this long are taken for lines that a mail program wrapped. */
const WRAPPED_LENGTH = 50;

/** Joins lines that a mail program wrapped, so that a sentence is on one line. */
function joinWrappedLines(text: string): string {
  const out: string[] = [];
  let previous = '';
  for (const raw of text.replaceAll('\u00a0', ' ').split('\n')) {
    const line = raw.replaceAll(/[\t ]+/g, ' ').trim();
    const continues =
      previous.length >= WRAPPED_LENGTH &&
      line !== '' &&
      !/[.!?:;]["”’)]?$/.test(previous) &&
      /^["“(]?[\p{L}\p{N}]/u.test(line);
    if (continues) out[out.length - 1] = `${out.at(-1) ?? ''} ${line}`;
    else out.push(line);
    previous = line;
  }
  return out
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
