import type { Weights } from '../../text/linear-model.ts';
import { type PlainSentence, toPlainSentence } from '../sentence-context.ts';
import type { MailKind } from '../types.ts';
import { listFeatures } from './features.ts';
import { type Scores, score } from './model.ts';

type StatedKind = Exclude<MailKind, 'none'>;

/** A sentence with how probable it is that it says each thing. */
export interface ScoredSentence {
  sentence: PlainSentence;
  scores: Scores;
  isSubject: boolean;
}

/** What speaks for each kind: the sentence that says it with the highest probability. */
export interface Evidence {
  /** Null for a sentence that isn’t said by the message itself. */
  scores: (sentence: PlainSentence) => Scores | null;
  best: (kind: StatedKind) => { share: number; sentence: PlainSentence | null };
  /** What each sentence and the subject say, also those that quote another message. */
  all: ReadonlyMap<PlainSentence, Scores>;
  subject: Scores;
}

/** Words without which a sentence doesn’t say it, however much the rest of it is like one that does. */
const NEEDED: Partial<Record<StatedKind, RegExp>> = {
  rejected:
    /\b(?:not|no|nor|never|none|nothing|without|unable|un(?:fortunately|successful|qualified)|in(?:eligible|active)|other|others|another|else(?:where)?|different|some(?:one|body)|instead|regret\w*|sorry|sad\w*|afraid|fill(?:ed|ing)|clos(?:e|ed|es|ing)|declin\w+|reject\w+|pass(?:ed|ing)?|end(?:ed|ing|s)?|withdr\w+|cancel\w*|rescind\w*|revok\w+|releas\w+|remov\w+|disqualif\w+|gone|went|taken|chose\w*|hired|appointed|second|runner|missed|lack\w*|below|short|stop\w*|void|lapsed|eliminated|turn\w* down|conclud\w+|archived|internal\w*|back|gave|given|awarded|closer|stronger|better)\b|\b(?:decid|chos|choos|select|hir|mov|proceed|pursu|go|g[ai]v|offer|accept|appoint|pick|prefer|opt|continu|focus)\w*\b.{0,80}\b(?:people|persons?|candidates?|applicants?|finalists?|who|whose|to (?!you\b))\b/,
  offer: /\b(?:you|your|yours|u|ur|yourself|offer|contract)\b/,
  interview:
    /\b(?:you|your|u|ur|me|us|we|i|our|let|interview\w*|call|meet\w*|chat|visit|zoom|when|which|what|time|date|slots?|how|come|swing|stop|see|free|available)\b|\d/,
  received:
    /\b(?:appl\w+|resume|cv|submi\w+|candida\w+|review\w*|file|interest|forms?|materials|dossier|packet|portfolio|documents?|details|profile)\b/,
};

/** “We’re excited to get you to the next round”, which may be a test, and interviews without a person. */
export const NO_MEETING =
  /^(?!.*\b(?:interview\w*|calls?|chat|meet\w*|talk\w*|speak\w*|visit|zoom|conversation|panel|on-?site|phone|schedul\w*|availab\w*|book|slots?|free)\b)(?=.*\b(?:next|second|final|following) (?:round|stage|step|phase)\b)|\b(?:one-way|on-demand|on demand|recorded|record|hirevue|spark hire|asynchronous)\b/;

const SUBJECT_SHARE = 0.9;
/** What happens under a condition hasn’t happened. */
const UNDER_CONDITION: readonly StatedKind[] = ['rejected', 'offer', 'interview'];
const DOUBTFUL_SHARE = 0.55;
const isDecision = (kind: StatedKind): boolean => kind === 'rejected' || kind === 'offer';
/** “We can’t reply to applicants who were not selected.” */
const EVERYONE =
  /\b(?:unsuccessful|unselected|shortlisted|successful|only selected) (?:\w+ )?(?:applicants?|candidates?|applications?)\b|\b(?:applicants|candidates|those|people) (?:who|that) (?:are|were|have) not\b|\b(?:everyone|everybody|anyone|individually|repl(?:y|ies)|phone calls?)\b|\b(?:not|unable to|never) (?:\w+ ){0,4}(?:feedback|calls|respond|answer)\b/;

/** Quoted speech, which is about another message: “‘We are pleased to offer you the job.’ I start on Monday.” */
export const QUOTED = /^["“].{8,}["”]/;

export function findEvidence(subject: string, sentences: readonly PlainSentence[], weights: Weights): Evidence {
  const toScored = (sentence: PlainSentence, isSubject: boolean): ScoredSentence => ({
    sentence,
    scores: score(listFeatures(sentence), weights),
    isSubject,
  });
  const ofSubject = toScored(toPlainSentence(subject, -1), true);
  const ofSentences = sentences.map((sentence) => toScored(sentence, false));
  const all = [ofSubject, ...ofSentences.filter(({ sentence }) => !QUOTED.test(sentence.text))];
  const best = (kind: StatedKind) => {
    let found: { share: number; sentence: PlainSentence | null } = { share: 0, sentence: null };
    for (const { sentence, scores, isSubject } of all) {
      // A subject alone doesn’t tell a decision, and says others less clearly than a sentence does.
      const isDoubtful =
        (sentence.isConditional && UNDER_CONDITION.includes(kind)) ||
        (isDecision(kind) && (sentence.isHypothetical || EVERYONE.test(sentence.plain))) ||
        (kind === 'interview' && NO_MEETING.test(sentence.plain));
      const share = scores[kind] * (isSubject ? SUBJECT_SHARE : 1) * (isDoubtful ? DOUBTFUL_SHARE : 1);
      if (isSubject && isDecision(kind)) continue;
      if (share > found.share && NEEDED[kind]?.test(sentence.plain) !== false) found = { share, sentence };
    }
    return found;
  };
  const scores = (sentence: PlainSentence) => all.find((one) => one.sentence === sentence)?.scores ?? null;
  return {
    scores,
    best,
    all: new Map(ofSentences.map((one) => [one.sentence, one.scores])),
    subject: ofSubject.scores,
  };
}
