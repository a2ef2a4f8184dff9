import { isAboutJob } from './about-job.ts';
import { decideByRules } from './decide-by-rules.ts';
import type { Decision } from './decision.ts';
import type { MailModels } from './models.ts';
import { readNewest } from './newest-part.ts';
import { findParties, type Parties } from './parties/find-parties.ts';
import { toPlainWords } from './plain-words.ts';
import { APPLIED_FOR_OTHER, OTHER_APPLICATION, OTHER_BUSINESS, UNRELATED_RULES } from './rules/not-application.ts';
import { type Evidence, findEvidence } from './scoring/evidence.ts';
import type { PlainSentence } from './sentence-context.ts';
import { findSignals, type Signal, toSentences } from './signals.ts';
import type { MailMessage, NewestMessage } from './types.ts';

/** What is known of a message before it is decided what it says. */
export interface MessageFacts {
  message: NewestMessage;
  sentences: readonly PlainSentence[];
  evidence: Evidence;
  signals: readonly Signal[];
  /** What the rules make of it. */
  ruled: Decision;
  parties: Parties;
  isAboutJob: boolean;
  /** What it is about if it isn’t about an application of its reader. */
  otherTopics: readonly string[];
  /** Whether it is about an application for something else than a job, and names no job. */
  isOtherApplication: boolean;
}

export function readFacts(received: MailMessage, models: Omit<MailModels, 'messages'>): MessageFacts {
  const message = readNewest(received);
  const sentences = toSentences(message.text);
  const evidence = findEvidence(message.subject, sentences, models.sentences);
  const ruled = decideByRules(message, sentences, evidence);
  const parties = findParties(message, models.parties);
  const whole = [toPlainWords(message.subject), ...sentences.map(({ plain }) => plain)].join('\n');
  const isForOther = OTHER_APPLICATION.test(whole) || APPLIED_FOR_OTHER.test(whole);
  return {
    message,
    sentences,
    evidence,
    signals: findSignals(sentences),
    ruled,
    parties,
    isAboutJob: isAboutJob(message, parties.title !== null),
    isOtherApplication: isForOther && parties.title === null,
    otherTopics: [
      ...UNRELATED_RULES.filter(({ pattern }) => pattern.test(whole)).map(({ about }) => about),
      ...(isForOther ? ['other application'] : []),
      ...(OTHER_BUSINESS.test(whole) ? ['other business'] : []),
    ],
  };
}
