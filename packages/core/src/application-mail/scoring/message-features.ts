import { getOwnLabel } from '../domain-label.ts';
import type { MessageFacts } from '../facts.ts';
import { toPlainWords } from '../plain-words.ts';
import { isHiringSystemAddress } from '../systems.ts';
import { MAIL_KINDS, type MailKind } from '../types.ts';
import { NO_MEETING } from './evidence.ts';
import { listFeatures, listSenses } from './features.ts';
import type { Scores } from './model.ts';

const NOTHING: Scores = { received: 0, rejected: 0, interview: 0, offer: 0, action: 0, none: 1 };

/** The odds of a share on a logarithmic scale, from -1 to 1. */
function toOdds(share: number): number {
  const odds = Math.log((share + 1e-4) / (1 - share + 1e-4));
  return Math.max(-MAX_ODDS, Math.min(MAX_ODDS, odds)) / MAX_ODDS;
}
const MAX_ODDS = 4;

/** What pairs and triples of words count for beside single words and what the sentences were found to say. */
const SEVERAL_WORDS = 0.5;
const IS_SEVERAL_WORDS = /^[g3] /;
const IS_ASK = /^ask /;
/** Sentences at the start say what a message is about. */
const EARLY = 3;
const SHARES = [0.3, 0.6, 0.9];
const STATED = MAIL_KINDS.filter((kind) => kind !== 'none');

/** What a message has that tells what it says: what its sentences say, what the rules make of it, its words, and its sender. */
export function listMessageFeatures(facts: MessageFacts): Map<string, number> {
  const found = new Map<string, number>([['any', 1]]);
  const add = (name: string, value = 1) => found.set(name, value);
  addEvidence(facts, add);
  addRules(facts, add);
  addSender(facts.message, add);
  addWords(facts, add);
  addShape(facts, add);
  return found;
}

type Add = (name: string, value?: number) => void;

function addEvidence({ sentences, evidence }: MessageFacts, add: Add): void {
  const scores = sentences.map((sentence) => evidence.all.get(sentence) ?? NOTHING);
  const best = (kind: MailKind, among: readonly Scores[] = scores) => Math.max(0, ...among.map((one) => one[kind]));
  const firm = scores.filter((_, i) => !sentences[i]?.isConditional && !sentences[i]?.isHypothetical);
  for (const kind of MAIL_KINDS) {
    const [first = 0, second = 0] = scores.map((one) => one[kind]).sort((a, b) => b - a);
    add(`top ${kind}`, toOdds(first));
    add(`second ${kind}`, toOdds(second));
    add(`start ${kind}`, toOdds(best(kind, scores.slice(0, EARLY))));
    add(`end ${kind}`, toOdds(best(kind, scores.slice(EARLY))));
    add(`subject ${kind}`, toOdds(evidence.subject[kind]));
    add(`firm ${kind}`, toOdds(best(kind, firm)));
    for (const least of SHARES) if (first >= least) add(`over ${least} ${kind}`);
  }
  const [first = 'none', second = 'none'] = STATED.toSorted((a, b) => best(b) - best(a));
  add(`best ${first}`);
  if (best(second) > LIKELY) add(`best ${first} then ${second}`);
  for (const kind of STATED) {
    const at = scores.findIndex((one) => one[kind] === best(kind) && one[kind] > LIKELY);
    if (at >= 0) add(`place ${kind} ${at < 2 ? at : at < 5 ? 'early' : 'late'}`);
  }
  if (sentences.some(({ plain }) => NO_MEETING.test(plain))) add('no meeting');
}
const LIKELY = 0.3;

function addRules({ ruled, signals, otherTopics, isAboutJob, parties }: MessageFacts, add: Add): void {
  add(`rule ${ruled.kind} ${ruled.certainty}`);
  add(`rule ${ruled.kind}`);
  if (ruled.isSettled) add(`settled ${ruled.kind}`);
  for (const { kind, strength } of signals) add(`signal ${kind} ${strength}`);
  for (const topic of otherTopics) add(`about ${topic}`);
  if (otherTopics.length > 0) add('about other');
  add(`job ${isAboutJob}`);
  add('title certainty', parties.title?.certainty ?? 0);
  add('employer certainty', parties.employer?.certainty ?? 0);
  add(`named ${parties.title !== null} ${parties.employer !== null}`);
}

function addSender({ from: { name, address } }: MessageFacts['message'], add: Add): void {
  const sender = isHiringSystemAddress(address) ? 'system' : getOwnLabel(address) === null ? 'service' : 'own';
  add(`sender ${sender}`);
  add(`personal ${PERSON.test(name)} ${sender}`);
  for (const word of address.toLowerCase().split(/[^a-z]+/)) if (word.length > 2) add(`address ${word}`);
  for (const word of name.toLowerCase().split(/[^a-z]+/)) if (word.length > 1) add(`sender word ${word}`);
}
const PERSON = /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+$/u;

function addWords({ message: { subject }, sentences }: MessageFacts, add: Add): void {
  const ofSubject = listSenses(subject, toPlainWords(subject));
  ofSubject.forEach((sense, i) => {
    add(`in subject ${sense}`);
    add(`in subject ${sense} ${ofSubject[i + 1] ?? '$'}`);
  });
  for (const [i, sentence] of sentences.entries()) {
    const senses = listSenses(sentence.text, sentence.plain);
    for (const name of listFeatures(sentence).keys()) {
      if (IS_SEVERAL_WORDS.test(name)) add(name, SEVERAL_WORDS);
      if (IS_ASK.test(name)) add(name);
    }
    senses.forEach((sense, at) => {
      add(`word ${sense}`);
      add(`word ${sense} ${senses[at + 1] ?? '$'}`);
      if (i < EARLY) add(`early ${sense}`);
    });
  }
}

const COUNTED = {
  links: /https?:\/\//g,
  times: /\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi,
  money: /\$ ?\d/g,
  questions: /\?/g,
  items: /^(?:- |• |\d+[.)] )/gm,
  buttons: /^[A-Z][A-Z ]{3,24}$/gm,
};

function addShape({ message: { text, isForwarded, event }, sentences }: MessageFacts, add: Add): void {
  if (isForwarded) add('is forwarded');
  if (event) add(`event ${event.method}`);
  add(`sentences ${Math.min(20, Math.floor(sentences.length / 4) * 4)}`);
  for (const [name, pattern] of Object.entries(COUNTED))
    add(`${name} ${Math.min(3, text.match(pattern)?.length ?? 0)}`);
}
