import { splitSentences } from '../text/sentences.ts';
import { MAIL_RULES } from './rules/index.ts';
import type { MailRule } from './rules/rule.ts';
import { type PlainSentence, toPlainSentence } from './sentence-context.ts';

/** A rule that applies to a sentence. */
export interface Signal {
  kind: MailRule['kind'];
  strength: MailRule['strength'];
  certainty: 'sure' | 'likely';
  sentence: PlainSentence;
}

/** What the reader gets with the message says at its start; more sentences than this aren't read. */
const MAX_SENTENCES = 150;
/** Where a sentence starts to say something else, so that words there don't change what comes before. */
const CLAUSE_ENDS =
  /(?:;|:|\s-\s|\b(?:but|although|though|whereas|as we|because|since|nevertheless|nonetheless)\b|\band (?=(?:we|i|you|please|would|wish|hope|encourage|thank|will|if|look|want|your|are|have|invite|remind|should|those|only)\b)|\bso (?=(?:please|we|that|the|you|i)\b))/g;
const STARTS_WITH_CONDITION =
  /^(?:- )?(?:please note (?:that )?)?(?:if|unless|should|in case|in the event|once|when|whenever|assuming|provided|upon|after|depending on|were you)\b/;

/** What happens to anyone, rather than what has happened: “candidates who are not selected will be notified”. */
const EVERYONE =
  /\b(?:candidates|applicants|those|people|anyone|everyone|everybody)(?: [\w']+){0,8}? (?:will|should|can|may|must) (?:be|not|receive|hear|get|assume|take it|expect)\b|\b(?:should|please) assume\b/;

/** Between sentences of people who write without capitals: “it went to someone else. your samples were nice work”. */
const CASUAL_END = /(?<=(?<!\b(?:approx|dept|incl|assoc|mgmt|pref|tel|attn|resp|temp))(?<=\b[a-z]{3,})[.!?]) (?=[a-z])/;

/** Splits a text into sentences as the rules read them. */
export const toSentences = (text: string): PlainSentence[] =>
  splitSentences(text)
    .flatMap((sentence) => sentence.text.split(CASUAL_END))
    .slice(0, MAX_SENTENCES)
    .map((sentence, index) => toPlainSentence(sentence, index));

/** Every rule that applies to the sentences of a message. */
export const findSignals = (sentences: readonly PlainSentence[]): Signal[] =>
  sentences.flatMap((sentence) =>
    MAIL_RULES.filter((rule) => applies(rule, sentence)).map(
      ({ kind, strength, certainty = 'sure' as const }): Signal => ({
        kind,
        strength,
        certainty,
        sentence,
      }),
    ),
  );

function applies(rule: MailRule, sentence: PlainSentence): boolean {
  const match = rule.pattern.exec(sentence.plain);
  if (!match) return false;
  const clause = findClause(sentence.plain, match.index, match.index + match[0].length);
  if (rule.unless?.test(clause)) return false;
  if (rule.strength === 'weak') return true;
  if (rule.kind === 'rejected' && EVERYONE.test(clause)) return false;
  const said = toPlainSentence(clause, sentence.index);
  const allows = rule.allows ?? [];
  const isConditional = said.isConditional || (sentence.isConditional && STARTS_WITH_CONDITION.test(sentence.plain));
  return (
    (!isConditional || allows.includes('condition')) &&
    (!said.isHypothetical || allows.includes('hypothesis')) &&
    (!said.isGeneral || allows.includes('general')) &&
    (!sentence.isQuestion || allows.includes('question'))
  );
}

/** The clauses of a sentence that a match touches. */
function findClause(plain: string, from: number, to: number): string {
  let start = 0;
  let end = plain.length;
  for (const { index, 0: word } of plain.matchAll(CLAUSE_ENDS)) {
    if (index + word.length <= from) start = index + word.length;
    else if (index >= to) {
      end = index;
      break;
    }
  }
  return plain.slice(start, end).trim();
}
