import type { Decision } from './decision.ts';
import { isEnglish } from './english.ts';
import { CALLED_OFF, isMoved } from './interview-change.ts';
import { toPlainWords } from './plain-words.ts';
import { JOB_CONTEXT, OTHER_APPLICATION, OTHER_BUSINESS, OWN_WORDS, UNRELATED_RULES } from './rules/not-application.ts';
import type { Evidence } from './scoring/evidence.ts';
import type { PlainSentence } from './sentence-context.ts';
import { findSignals, type Signal } from './signals.ts';
import type { Certainty, MailEvent, NewestMessage } from './types.ts';

type SignalKind = Signal['kind'];

const CONTINUES =
  /\b(?:remains?|still|continue to be|are being|be|is) (?:in|under|being|actively being) (?:\w+ )?(?:consider(?:ed|ation)|review(?:ed)?)\b|\b(?:still|continue to) (?:consider|review|evaluat)\w*|\bapplication (?:remains|is still|stays) (?:active|open)\b|\b(?:consider(?:ing)? you|like you|moved? you(?:r \w+)?|transfer\w* you(?:r \w+)?|suggest you|recommend\w* you|refer\w* you) (?:for|to) (?:an?other|the|a different|a similar|our)\b/;

/** What the rules make of a message. */
export function decideByRules(
  message: NewestMessage,
  sentences: readonly PlainSentence[],
  evidence: Evidence,
): Decision {
  const plainSubject = toPlainWords(message.subject);
  const all = [plainSubject, ...sentences.map(({ plain }) => plain)];
  const whole = all.join('\n');
  const unrelated = UNRELATED_RULES.filter(({ pattern }) => pattern.test(whole));
  if (OWN_WORDS.test(whole)) return { ...none('sure'), isSettled: true };
  if (OTHER_APPLICATION.test(whole) && !JOB_CONTEXT.test(whole)) return { ...none('sure'), isSettled: true };
  const signals = isEnglish(whole) ? filterProbable(findSignals(sentences), evidence) : findSignals(sentences);
  const strong = (kind: SignalKind) => signals.find((signal) => signal.kind === kind && signal.strength === 'strong');
  const decision = decideBySignals(message, sentences, signals, plainSubject);
  if (
    decision.kind === 'none' &&
    unrelated.length === 0 &&
    signals.every(({ kind }) => kind === 'received') &&
    isPlainThanks(whole)
  ) {
    const sentence = sentences.find(({ plain }) => OWN_APPLICATION.test(plain)) ?? null;
    return { kind: 'received', certainty: 'likely', sentence };
  }
  const saysNothing = decision.kind === 'none' && unrelated.length === 0;
  if (saysNothing && (!isEnglish(whole) || /\byour (?:\w+ ){0,2}(?:application|candidacy|interview)\b/.test(whole)))
    return { ...decision, certainty: 'unsure' };
  const rejection = strong('rejected');
  const isAbout =
    strong('received') || (rejection && /\byour?\b/.test(rejection.sentence.plain)) || OWN_APPLICATION.test(whole);
  if (
    (['rejected', 'action'].includes(decision.kind) ||
      (decision.kind === 'interview' && decision.certainty === 'likely')) &&
    !OWN_APPLICATION.test(whole) &&
    OTHER_BUSINESS.test(whole) &&
    !JOB_CONTEXT.test(whole)
  )
    return { ...decision, certainty: 'unsure', isSettled: true };
  const isUnrelated = unrelated.some(
    ({ decides, always, pattern }) => always || (decides ? pattern.test(plainSubject) || !isAbout : !isAbout),
  );
  if (isUnrelated && decision.kind !== 'none') {
    const isOther =
      decision.certainty === 'unsure' ||
      !strong(decision.kind as SignalKind) ||
      decision.kind === 'action' ||
      decision.kind === 'received';
    return { ...(isOther ? none('likely') : { ...decision, certainty: 'unsure' }), isSettled: true };
  }
  return { ...decision, isSettled: isUnrelated };
}

const OWN_APPLICATION = /\byour (?:\w+ ){0,3}(?:application|candidacy|interview)\b|\b(?:you applied|applying)\b/;

/** Words of a decision, a condition, or a request. A message about the reader’s application without any of them only says that it is there. */
const NOT_ONLY_THANKS =
  /\b(?:not|no|never|none|unfortunately|regret\w*|sorry|sad\w*|afraid|however|but|although|though|clos\w+|decided|decision|another|others?|someone|else|chosen|chose|choice|ends?|ended|stop\w*|withdr\w+|cancel\w*|declin\w*|reject\w*|without|instead|until|unless|before|missing|incomplete|blank|draft|unfinished|expires?|finish|complete|must|need\w*|require\w*|please|interview\w*|call|meet\w*|offer\w*|assessment|test|survey|feedback|update the status|report|advice|tips|hop(?:e|ing)|delay\w*|expect|if|whether)\b/;
const THANKS =
  /\b(?:thank(?:s| you) (?:\w+ ){0,3}?for (?:applying|your application)|received|submitted|arrived|on its way|went through|in review|under review|reviewed|will (?:be )?(?:review|look|read|check|consider)\w*|passed (?:it |your application )?(?:on )?to)\b/;
const isPlainThanks = (whole: string): boolean =>
  OWN_APPLICATION.test(whole) && THANKS.test(whole) && !NOT_ONLY_THANKS.test(whole);

/** A sentence that has the words of a rule, but is improbable to say it. */
const IMPROBABLE = 0.05;

/** Leaves out what a sentence hardly says. A decision leaves the message to its member rather. */
const filterProbable = (signals: readonly Signal[], { scores }: Evidence): Signal[] =>
  signals.flatMap((signal) => {
    const share = scores(signal.sentence)?.[signal.kind] ?? 1;
    if (share >= IMPROBABLE) return [signal];
    const isDecision = signal.kind === 'rejected' || signal.kind === 'offer';
    return isDecision && signal.strength !== 'weak' ? [{ ...signal, strength: 'weak' as const }] : [];
  });

const none = (certainty: Certainty): Decision => ({ kind: 'none', certainty, sentence: null });

const FIRST_DAY = /\b(?:first day|orientation|onboarding|start date|new hires?|welcome (?:aboard|to the team))\b/;
/** A good-bye to an applicant. */
const WISH =
  /\b(?:good luck|best of luck|wish you (?:\w+ ){0,5}(?:luck|success|best|well)|(?:every|much|all) (?:success|the best) (?:in|with|for)|all the best (?:in|with|for)|(?:keep|retain) your (?:\w+ ){0,3}on file|apply (?:again|for other|for future)|keep you in mind|future (?:openings?|opportunities|roles?|positions?))\b/;
const OPEN_END =
  /\b(?:still (?:in|under|being|reviewing|considering)|no decision|not (?:yet )?(?:made|decided)|will (?:be in touch|contact you|let you know|get back)|under review|withdr\w+|interview (?:tomorrow|on|at)|good luck (?:with|for|on|at) (?:the|your) (?:interview|assessment|test|exam))\b/;

/** What employers regret without a decision: that they are late, or can’t answer everyone. */
const EXCUSE =
  /\b(?:volume|(?:number|lots?|amount) of (?:\w+ ){0,2}(?:applic|candid|respon|people|interest)\w*|answers?|repl(?:y|ies)|respond|phone calls?|telephone|feedback|keep(?:ing)? you waiting|delays?|behind|take (?:longer|some time)|weeks|individually|personally|in person|(?:each|every) (?:one|person|applicant|candidate)|everyone)\b/;

/** Signals of kinds that exclude each other leave the decision to a person. */
function decideBySignals(
  message: NewestMessage,
  sentences: readonly PlainSentence[],
  signals: readonly Signal[],
  plainSubject: string,
): Decision {
  const first = (kind: SignalKind, strength: Signal['strength'] = 'strong') =>
    signals.find((signal) => signal.kind === kind && signal.strength === strength && signal.certainty === 'sure') ??
    signals.find((signal) => signal.kind === kind && signal.strength === strength);
  const as = (signal: Signal, certainty: Certainty): Decision => ({
    kind: signal.kind,
    certainty: certainty === 'sure' ? signal.certainty : certainty,
    sentence: signal.sentence,
  });
  const [rejected, offer, interview] = (['rejected', 'offer', 'interview'] as const).map((kind) => first(kind));
  const action = first('action');
  if (rejected) {
    const continues = sentences.some(
      ({ plain, isConditional }) => !isConditional && CONTINUES.test(plain) && plain !== rejected.sentence.plain,
    );
    // “Please don’t come in on Wednesday: the position is filled.”
    const isCanceled =
      interview &&
      interview.sentence.index <= rejected.sentence.index &&
      sentences.some(({ plain }) => CALLED_OFF.test(plain));
    if (isCanceled && !offer && !action && !continues) return as(rejected, 'likely');
    // “Thank you for your energy on Tuesday. The job went to someone else.”
    const isPast = interview?.certainty === 'likely' && interview.sentence.index < rejected.sentence.index;
    if (isPast && !offer && !action && !continues) return as(rejected, 'likely');
    return as(rejected, offer || interview || action || continues ? 'unsure' : 'sure');
  }
  if (offer) return as(offer, interview && interview.sentence.index < offer.sentence.index ? 'unsure' : 'sure');
  const regret = signals.find(
    ({ kind, strength, sentence }) => kind === 'rejected' && strength === 'weak' && !EXCUSE.test(sentence.plain),
  );
  const weakOffer = signals.find(
    ({ kind, strength, sentence }) => kind === 'offer' && strength === 'weak' && !sentence.isConditional,
  );
  if (interview) {
    if (regret && isMoved(sentences, plainSubject) && regret.sentence.index < interview.sentence.index)
      return as(interview, 'likely');
    return as(interview, regret || weakOffer ? 'unsure' : 'sure');
  }
  if (isInterviewEvent(message.event))
    return { kind: 'interview', certainty: 'likely', sentence: first('interview', 'weak')?.sentence ?? null };
  const meeting = first('interview', 'fair');
  const startsWork = sentences.some(({ plain }) => FIRST_DAY.test(plain));
  if (meeting && !startsWork && !weakOffer && (!regret || isMoved(sentences, plainSubject)))
    return as(meeting, 'likely');
  if (action) return as(action, regret ? 'unsure' : 'sure');
  if (weakOffer) return as(weakOffer, 'unsure');
  const hinted = decideBySubject(plainSubject, signals);
  if (hinted && !regret) return hinted;
  if (regret) {
    const isDecision =
      !signals.some(({ kind, strength }) => ['interview', 'action', 'offer'].includes(kind) && strength !== 'weak') &&
      sentences.some(({ plain, isConditional }) => !isConditional && WISH.test(plain)) &&
      !sentences.some(({ plain }) => OPEN_END.test(plain));
    return as(regret, isDecision ? 'likely' : 'unsure');
  }
  return decideByWeaker(signals);
}

/** What no strong sentence says. A request comes after the thanks for an application. */
function decideByWeaker(signals: readonly Signal[]): Decision {
  const find = (kind: SignalKind, ...strengths: Signal['strength'][]) =>
    signals.find((signal) => signal.kind === kind && strengths.includes(signal.strength));
  const action = find('action', 'fair');
  if (action) return { kind: 'action', certainty: 'likely', sentence: action.sentence };
  const received = find('received', 'strong') ?? find('received', 'fair');
  if (received)
    return {
      kind: 'received',
      certainty: received.strength === 'strong' ? 'sure' : 'likely',
      sentence: received.sentence,
    };
  const [weakest] = signals;
  return weakest ? { kind: weakest.kind, certainty: 'unsure', sentence: weakest.sentence } : none('likely');
}

const isInterviewEvent = (event: MailEvent | null): boolean =>
  event?.method === 'request' &&
  /\b(?:interview|phone screen|screening|on-?site|recruiter call)\b/i.test(event.summary);

const SUBJECTS: readonly (readonly [Exclude<SignalKind, 'offer' | 'rejected'>, RegExp])[] = [
  [
    'interview',
    /\binterview (?:invitation|invite|confirmation|request|scheduled|confirmed|details|reminder)\b|\b(?:invitation (?:to|for) (?:an? )?(?:[\w-]+ )?|schedule your |schedule an? )interview\b/,
  ],
  [
    'action',
    /\b(?:action (?:required|needed)|complete your (?:application|assessment)|(?:incomplete|unfinished) application|application incomplete)\b/,
  ],
];

/** A subject decides together with a sentence that supports it. */
function decideBySubject(subject: string, signals: readonly Signal[]): Decision | null {
  for (const [kind, pattern] of SUBJECTS) {
    const support = signals.find((signal) => signal.kind === kind);
    if (support && pattern.test(subject)) return { kind, certainty: 'likely', sentence: support.sentence };
  }
  return null;
}
