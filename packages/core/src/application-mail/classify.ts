import { isEnglish } from './english.ts';
import { readFacts } from './facts.ts';
import { findInterviewChange } from './interview-change.ts';
import { findInterviewTime } from './interview-time.ts';
import { trainedModels } from './models.ts';
import { toPlainWords } from './plain-words.ts';
import { isForReader } from './reader-names.ts';
import { decide } from './scoring/decide.ts';
import type { MailMessage, MailReading, NewestMessage } from './types.ts';

/** Reads what an email says about an application of its reader. Pure: the same message gives the same answer. */
export function readApplicationMail(
  received: MailMessage,
  models = trainedModels(),
): MailReading & { message: NewestMessage } {
  const facts = readFacts(received, models);
  const { message, sentences, ruled, parties } = facts;
  // What was learned from is English.
  const decision = isEnglish(toPlainWords(message.text)) ? decide(facts, models.messages) : ruled;
  const change = findInterviewChange(message, sentences);
  const quote = decision.sentence?.text ?? null;
  const isClear = isForReader(message.text, received.readerNames ?? []);
  return {
    kind: change === 'canceled' && decision.kind === 'interview' ? 'none' : decision.kind,
    certainty: isClear ? decision.certainty : 'unsure',
    quote: quote === null ? null : quote.slice(0, MAX_QUOTE),
    interviewChange: decision.kind === 'interview' || change === 'canceled' ? change : null,
    interview: decision.kind === 'interview' ? findTime(message, change) : null,
    company: parties.employer?.name ?? null,
    title: parties.title?.name ?? null,
    message,
  };
}

const MAX_QUOTE = 400;

function findTime({ event, text, sentAt, subject }: NewestMessage, change: MailReading['interviewChange']) {
  if (event?.startsAt && event.method === 'request')
    return { at: event.startsAt, date: event.startsAt.slice(0, 10), zone: event.zone, text: event.summary };
  // A message that moves an interview names the old time too.
  return change === null ? findInterviewTime(`${subject}\n${text}`, sentAt) : null;
}
