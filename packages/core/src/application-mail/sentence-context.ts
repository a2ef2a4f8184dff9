import { toPlainWords } from './plain-words.ts';

/** A sentence with what decides whether it states a fact about the reader. */
export interface PlainSentence {
  /** As it is written. */
  text: string;
  /** As the rules read it. */
  plain: string;
  /** It only says what happens if something else does. */
  isConditional: boolean;
  /** It says what may happen, or what is planned. */
  isHypothetical: boolean;
  /** It is about applicants in general, or about someone else. */
  isGeneral: boolean;
  isQuestion: boolean;
  /** Its position among the sentences of the message. */
  index: number;
}

/** Conditions that don’t change what the rest of a sentence states. */
const SOFT_CONDITIONS: readonly RegExp[] = [
  /\b(?:please )?(?:let|tell) (?:me|us|them|her|him|[a-z]+) know (?:(?:as soon as possible|by \w+) )?(?:if|whether|when|as soon as|should)\b.*$/g,
  /(?<!\b(?:will|would|may|can|might|we|shall) )\b(?:please )?(?:feel free|do not hesitate|reach out|contact|call|email|reply|write)\b[^.;]{0,60}?\b(?:if|should)\b.*$/g,
  /\b(?:if|should) you (?:have|need|require|want|wish|would like|run into|experience|encounter) (?:any |some |further |more |additional |to |a |an )*(?:questions?|concerns?|accommodations?|issues?|trouble|problems?|help|information|assistance|reschedule|change|support|technical|reasonable|other|different|special|time)\b[^;:]*?(?=\bplease\b|\bwe\b|$)/g,
  /\bif (?:you are |you remain |you were )?(?:still )?interested(?: in (?:[\w'-]+ ){0,6}?(?=please\b|we\b|i\b|you\b|use\b|reply\b|$))?/g,
  /\bif (?:this|that|it|the time|the times?|the date|these|those|neither|none|either)(?: \w+){0,4}? (?:works?|work|does|do|is|are|suits?|sounds?|looks?|fits?)(?: not)?(?: work)?(?: for you)?(?: convenient| good| okay| ok| fine| suitable| acceptable)?/g,
  /\bif (?:so|possible|applicable|needed|necessary|not|not already|convenient|you can|you could|you prefer|you agree|you would prefer)\b/g,
  /\bif you (?:have|had) not (?:already |yet )?(?:done so|responded|completed|submitted|replied|signed)\b[^;:]*?(?=\bplease\b|$)/g,
  /\b(?:to )?(?:see|find out|determine|decide|discuss|learn|understand|know|assess|evaluate|ask|check|confirm|wondering) (?:if|whether)\b.*$/g,
  /\bwhen (?:you are|you have|you get|it is|are you|is a|works|would|it would) ?(?:a (?:moment|chance)|available|free|convenient|ready|good)?\b/g,
  /\bif you (?:want|would like|will have|accept) it\b/g,
  /\bwhen (?:you|we) (?:will|are going to)\b/g,
  /\b(?:as soon as (?:possible|you can)|when(?:ever)? you can|if (?:you|u) can)\b/g,
  /\b(?:pleased|grateful|glad|delighted|happy|appreciate it|great|good|wonderful) if you (?:would|could|can|will|were)\b/g,
];

const CONDITION =
  /\b(?:if|unless|should (?:you|your|we|the|a|an|there)|in case|in the event|once|whether|assuming|provided (?:that|you)|as long as|until|when (?:we|you|your|the|a|an|there)|whenever|upon (?:receipt|review|completion|selection|successful|acceptance)|were you to|only after|depending on)\b/;

const HYPOTHESIS =
  /\b(?:may|might) not\b|\b(?:may|might|could|can) (?:be|then|also|receive|get|include|involve|result|lead|contact|reach|invite|ask|request|schedule|move|extend|make|hear|have|take|consist|expect)\b|\bwould (?:be (?:asked|invited|offered|contacted|selected|considered|required|notified|subject|rejected)|then|involve|include|need|receive|have (?:to|been)|make an)\b|\b(?:hope|hopes|hoping|plan|plans|planning|expect|expects|expecting|intend|intends|intending|aim|aims|aiming|anticipate|anticipates) (?:to|that)\b|\b(?:possible|potential|eventual|future|prospective|any|upcoming) (?:job |employment )?offers?\b|\bin the (?:future|coming weeks)\b|\bwhat (?:if|happens)\b|\bhow to\b|\bexample of\b|\bimagine\b/;

/** “Selected candidates will be contacted for an interview.” */
const GENERAL =
  /\b(?:all|any|each|every|most|many|some|only|those|only those|selected|shortlisted|short-listed|successful|qualified|top|chosen|interested|unsuccessful|other|the|our) (?:\w+ )?(?:candidates?|applicants?|people|job seekers|hires?|employees|finalists|interviewees) (?:who|that|are|will|may|can|must|should|whose|were|have|selected|chosen|invited|do|receive|get|complete)\b|^(?:candidates|applicants|employees|finalists|people|companies|employers|recruiters|hiring managers) \w+\b|\ban? (?:candidate|applicant|employer|company) (?:who|that|is|will|may|can|must|should|receives|gets)\b|\b(?:your (?:friend|colleague|son|daughter|wife|husband|brother|sister|referral|contact|student|client|report|spouse|partner|roommate)|the person you referred)\b/;

/** Splits off what a sentence states from where and under which condition. */
export function toPlainSentence(text: string, index: number): PlainSentence {
  const plain = toPlainWords(text);
  let firm = plain;
  for (const soft of SOFT_CONDITIONS) firm = firm.replaceAll(soft, ' ');
  return {
    text,
    plain,
    isConditional: CONDITION.test(firm),
    isHypothetical: HYPOTHESIS.test(firm),
    isGeneral: GENERAL.test(firm),
    isQuestion: plain.endsWith('?'),
    index,
  };
}
