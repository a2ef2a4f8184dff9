import { toPlainWords } from './plain-words.ts';
import { WHEN, words } from './rules/rule.ts';
import type { PlainSentence } from './sentence-context.ts';
import type { MailReading, NewestMessage } from './types.ts';

const MOVED =
  /\b(?:reschedul\w+|postpon\w+|(?:moved?|moving|push\w*|chang\w+|shift\w*) (?:your|the|our|this|tomorrow's|today's) (?:\w+ ){0,3}(?:interview|call|screen|meeting|conversation)|(?:interview|call|meeting) (?:has|time has|date has|is) (?:been |now )?(?:moved|changed|pushed|postponed)|new (?:time|date) for (?:your|our|the)|(?:re-?booked|new (?:interview|call|meeting)(?: (?:time|date|slot))?)\b.{0,80}\b(?:is|at|on|for))\b/;
const NEW_TIME = words`\b(?:see|meet|do|make it|have|talk|speak|come)\b.{0,40}\b${WHEN}.{0,60}\binstead\b|\binstead\b.{0,40}\b${WHEN}`;
const CANCELED =
  /\b(?:cancel(?:l?ed|l?ing|lation)?|call(?:ed|ing) off|no longer (?:need|able) to (?:hold|meet|interview))\b/;
export const CALLED_OFF =
  /\b(?:cancel(?:l?ed|l?ing)?|called off|not come(?: in)?|no longer (?:meet|need to come)|(?:interview|call|meeting|visit) (?:is|will be|has to be)(?: now)? off)\b/;
const MEETING = /\b(?:interview|call|screen|meeting|conversation|chat|on-?site)\b/;

/** Whether a message moves or cancels an interview that was already planned. */
export function findInterviewChange(
  message: NewestMessage,
  sentences: readonly PlainSentence[],
): MailReading['interviewChange'] {
  if (message.event?.method === 'cancel') return 'canceled';
  const facts = [
    toPlainWords(message.subject),
    ...sentences.filter((one) => !one.isConditional && !/\byou need to\b/.test(one.plain)).map(({ plain }) => plain),
  ];
  const about = facts.filter((plain) => MEETING.test(plain));
  if (
    about.some(
      (plain) =>
        MOVED.test(plain) &&
        !/\b(?:need|want|like|have|wish|able) to (?:reschedule|cancel)\b.*\b(?:link|here|click|use)\b/.test(plain),
    )
  )
    return 'rescheduled';
  if (about.length > 0 && facts.some((plain) => NEW_TIME.test(plain))) return 'rescheduled';
  return about.some(
    (plain) =>
      CANCELED.test(plain) &&
      !/\boffer|position|role|requisition\b/.test(plain) &&
      !/\b(?:to|reschedule or|can) cancel\b/.test(plain),
  )
    ? 'canceled'
    : null;
}

export const isMoved = (sentences: readonly PlainSentence[], plainSubject: string): boolean =>
  MOVED.test(plainSubject) || sentences.some(({ plain }) => MOVED.test(plain) || CALLED_OFF.test(plain));
