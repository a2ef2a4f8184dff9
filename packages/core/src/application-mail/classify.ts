import { findInterviewTime } from './interview-time.ts';
import { readNewest } from './newest-part.ts';
import { findCompany, findTitle } from './parties.ts';
import { toPlainWords } from './plain-words.ts';
import {
  JOB_CONTEXT,
  OCCUPATION,
  OTHER_APPLICATION,
  OTHER_BUSINESS,
  OWN_WORDS,
  SINGLE_OCCUPATION,
  UNRELATED_RULES,
} from './rules/not-application.ts';
import { WHEN, words } from './rules/rule.ts';
import { type Evidence, findEvidence } from './scoring/evidence.ts';
import { type Decision, weigh } from './scoring/weigh.ts';
import type { PlainSentence } from './sentence-context.ts';
import { findSignals, type Signal, toSentences } from './signals.ts';
import { isHiringSystemAddress } from './systems.ts';
import type { Certainty, MailEvent, MailMessage, MailReading, NewestMessage } from './types.ts';

type SignalKind = Signal['kind'];

const CONTINUES =
  /\b(?:remains?|still|continue to be|are being|be|is) (?:in|under|being|actively being) (?:\w+ )?(?:consider(?:ed|ation)|review(?:ed)?)\b|\b(?:still|continue to) (?:consider|review|evaluat)\w*|\bapplication (?:remains|is still|stays) (?:active|open)\b|\b(?:consider(?:ing)? you|like you|moved? you(?:r \w+)?|transfer\w* you(?:r \w+)?|suggest you|recommend\w* you|refer\w* you) (?:for|to) (?:an?other|the|a different|a similar|our)\b/;
const MOVED =
  /\b(?:reschedul\w+|postpon\w+|(?:moved?|moving|push\w*|chang\w+|shift\w*) (?:your|the|our|this|tomorrow's|today's) (?:\w+ ){0,3}(?:interview|call|screen|meeting|conversation)|(?:interview|call|meeting) (?:has|time has|date has|is) (?:been |now )?(?:moved|changed|pushed|postponed)|new (?:time|date) for (?:your|our|the)|(?:re-?booked|new (?:interview|call|meeting)(?: (?:time|date|slot))?)\b.{0,80}\b(?:is|at|on|for))\b/;
const NEW_TIME = words`\b(?:see|meet|do|make it|have|talk|speak|come)\b.{0,40}\b${WHEN}.{0,60}\binstead\b|\binstead\b.{0,40}\b${WHEN}`;
const CANCELED =
  /\b(?:cancel(?:l?ed|l?ing|lation)?|call(?:ed|ing) off|no longer (?:need|able) to (?:hold|meet|interview))\b/;
const CALLED_OFF =
  /\b(?:cancel(?:l?ed|l?ing)?|called off|not come(?: in)?|no longer (?:meet|need to come)|(?:interview|call|meeting|visit) (?:is|will be|has to be)(?: now)? off)\b/;
const MEETING = /\b(?:interview|call|screen|meeting|conversation|chat|on-?site)\b/;

/** Reads what an email says about an application of its reader. Pure: the same message gives the same answer. */
export function readApplicationMail(received: MailMessage): MailReading & { message: NewestMessage } {
  const message = readNewest(received);
  const sentences = toSentences(message.text);
  const evidence = findEvidence(message.subject, sentences);
  const ruled = decide(message, sentences, evidence);
  // The sentences that the weights were learned from are English.
  const decision = isEnglish(toPlainWords(message.text)) ? weigh(ruled, evidence, sentences) : ruled;
  const change = findInterviewChange(message, sentences);
  const quote = decision.sentence?.text ?? null;
  const isClear =
    isForReader(message.text, received.readerNames ?? []) && (decision.kind === 'none' || isAboutJob(message));
  return {
    kind: change === 'canceled' && decision.kind === 'interview' ? 'none' : decision.kind,
    certainty: isClear ? decision.certainty : 'unsure',
    quote: quote === null ? null : quote.slice(0, MAX_QUOTE),
    interviewChange: decision.kind === 'interview' || change === 'canceled' ? change : null,
    interview: decision.kind === 'interview' ? findTime(message, change) : null,
    company: findCompany(message, isHiringSystemAddress),
    title: findTitle(message),
    message,
  };
}

/** Words that say less than those of `JOB_CONTEXT`, but enough for the message of a person. */
const JOB_WORDS =
  /\b(?:applying|you applied|cvs?|gig|shifts?|hire[sd]?|vacanc(?:y|ies)|post of|equity|background check|drug (?:test|screen)|references|referees|selection (?:panel|committee|board)|superday|on-?site|take-home|assessments?|start date|per hour|an hour|base (?:pay|salary)|eligible list|graduate (?:programme|program|scheme)|trainees?|apprentice\w*|new hire|direct deposit|w-4|i-9|application form|shortlist\w*|mov(?:e|ing) forward with your|other (?:candidates|applicants)|written (?:test|exam\w*)|your (?:papers|dossier))\b|[$£€]\d[\d.,]*k? ?(?:\/|an?\b|per\b) ?h/i;

const JOB_SENDER =
  /\b(?:jobs?|careers?|hiring|recruit\w*|talent|hr|human resources|people (?:team|ops|operations)|staffing|applications?|employment|vacancies|resourcing)\b/;

const toTitleCase = (subject: string): string =>
  subject.toLowerCase().replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** Whether the message names a job or its sender is one who has jobs. Appointments and waiting lists have the same words otherwise. */
function isAboutJob(message: NewestMessage): boolean {
  const { from, subject, text } = message;
  const whole = `${subject}\n${text}`;
  const sender = `${from.name} ${from.address.replaceAll(/[^a-z]+/g, ' ')}`.toLowerCase();
  return (
    JOB_CONTEXT.test(toPlainWords(whole)) ||
    JOB_SENDER.test(sender) ||
    JOB_WORDS.test(whole) ||
    OCCUPATION.test(whole) ||
    SINGLE_OCCUPATION.test(toTitleCase(subject)) ||
    SINGLE_OCCUPATION.test(text) ||
    isHiringSystemAddress(from.address) ||
    findTitle(message) !== null ||
    !isEnglish(toPlainWords(whole))
  );
}

const MAX_QUOTE = 400;
const GREETING =
  /^(?:[Hh]i|[Hh]ello|[Dd]ear|[Hh]ey|[Gg]ood (?:morning|afternoon|day))[ ,]+(?:(?:[Mm]rs?|[Mm]s|[Mm]x|[Dd]r|[Pp]rof)\.? )?(\p{Lu}[\p{L}'’-]+|[\p{L}'’-]{2,}(?=\s*(?:[,!.:–—]|\n|$)))/u;
const ANYONE =
  /^(?:candidate|applicant|all|team|there|sir|madam|everyone|friend|colleague|member|again|job|future|valued|mate|folks|guys|buddy|pal|you|and|thank|thanks|this|just|we|your|it|great|good|hope|lovely|love|dear|congrats|congratulations|ms|mr|mrs)$/;

/** Whether the greeting isn’t to someone with another name, or initial. A message to a relative may be forwarded too. */
function isForReader(text: string, readerNames: readonly string[]): boolean {
  const name = GREETING.exec(text.trimStart())?.[1]?.toLowerCase();
  if (name === undefined || readerNames.length === 0 || ANYONE.test(name)) return true;
  return readerNames.some((own) => own.includes(name) || (own.length !== 2 && name.startsWith(own)));
}

function findTime({ event, text, sentAt, subject }: NewestMessage, change: MailReading['interviewChange']) {
  if (event?.startsAt && event.method === 'request')
    return { at: event.startsAt, date: event.startsAt.slice(0, 10), zone: event.zone, text: event.summary };
  // A message that moves an interview names the old time too.
  return change === null ? findInterviewTime(`${subject}\n${text}`, sentAt) : null;
}

function findInterviewChange(
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

function decide(message: NewestMessage, sentences: readonly PlainSentence[], evidence: Evidence): Decision {
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

const isMoved = (sentences: readonly PlainSentence[], plainSubject: string): boolean =>
  MOVED.test(plainSubject) || sentences.some(({ plain }) => MOVED.test(plain) || CALLED_OFF.test(plain));

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

const ENGLISH =
  /^(?:the|a|an|to|of|and|in|for|is|are|you|your|we|our|with|that|this|on|at|be|have|has|will|it|i|as|by|from|or|not)$/;
const FOREIGN =
  /^(?:der|die|das|und|wir|ihre?|ihnen|sie|für|nicht|mit|zum|zur|den|le|la|les|des|du|nous|vous|votre|et|pour|une?|el|los|las|que|su|sus|para|con|por|tu|del|een|het|wij|van|voor|je|uw|met|niet|il|di|che|per|não|em|sua|uma|da|do)$/;
/** The share of such words in English texts is above a third. Lists of dates and names have few. */
const MIN_ENGLISH = 0.2;
const MIN_FOREIGN = 0.12;
const MIN_WORDS = 12;

function isEnglish(plain: string): boolean {
  const all = plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const share = (words: RegExp) => all.filter((word) => words.test(word)).length / all.length;
  return all.length < MIN_WORDS || share(ENGLISH) >= MIN_ENGLISH || share(FOREIGN) < MIN_FOREIGN;
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
