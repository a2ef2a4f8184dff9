import type { CareerContext } from './context.ts';
import type { Gate, GateScope } from './gates/index.ts';

const SCOPES: Record<GateScope, string> = {
  'every-state': 'every state requires',
  'most-states': 'most states require',
  'some-states': 'some states require',
  federal: 'federal rules require',
  usual: 'employers usually ask for',
};

/** Longer sentences are hard to read, so that details are left to the license's own section. */
const MAX_WORDS = 36;
const countWords = (text: string): number => text.split(' ').length;

/** The main part of a table's phrase, without its side notes. */
const getMain = (phrase: string | undefined): string | undefined => phrase?.split(/[;:]/)[0]?.trim();

/** The first sentence that is short enough; the last one is the shortest. */
const chooseShort = (sentences: readonly string[]): string =>
  sentences.find((sentence) => countWords(sentence) <= MAX_WORDS) ?? sentences.at(-1) ?? '';

/** "your state’s board of nursing" → "Texas’s board of nursing". */
export const forState = (text: string, state: string | null): string =>
  state === null ? text : text.replace('your state’s', `${state}’s`);

/** The way into the work in one sentence: the credential, its program, and its exam, as far as they fit. */
export function describeGate(gate: Gate, named: string): string {
  const start = `To work as ${named}, ${SCOPES[gate.scope]} ${gate.credential.split(';')[0] ?? ''}`;
  const program = getMain(gate.program);
  const exam = /^(?:optional|none|often|in many)/.test(gate.exam ?? '') ? undefined : getMain(gate.exam);
  return chooseShort([
    ...(program && exam ? [`${start}: ${program}, then ${exam}.`] : []),
    ...(program ? [`${start}: ${program}.`] : []),
    ...(exam ? [`${start}, with ${exam}.`] : []),
    `${start}.`,
  ]);
}

/** Time, cost, whom to check with, and the source, in one sentence. */
export function describeGateTerms(gate: Gate, state: string | null): string {
  const check = `${forState(gate.ask, state)} (${gate.source}, ${gate.year})`;
  const time = getMain(gate.time);
  const cost = getMain(gate.cost);
  if (!time && !cost) return `Time and cost differ, so check both with ${check}.`;
  if (!time) return `As for cost, ${cost ?? ''}; check the rules with ${check}.`;
  return chooseShort([
    ...(cost ? [`It usually takes ${time}, and ${cost}; check the rules with ${check}.`] : []),
    `It usually takes ${time}; check cost and rules with ${check}.`,
  ]);
}

/** What to ask for first, and the hours, which the opening leaves out. */
export function describeGateStep(gate: Gate, state: string | null, isTrained: boolean): string {
  const ask = forState(gate.ask, state);
  const hours = gate.hours ? ` ${/\d/.test(gate.hours) ? 'Hours and years' : 'Note'}: ${gate.hours}.` : '';
  if (isTrained) return `Ask ${ask} which papers your school must send, what they cost, and how long a decision takes.`;
  if (gate.hiresFirst)
    return `Employers here hire first and then train or sponsor you, so read the hiring steps of two of them.${hours}`;
  return gate.program && /program|school|course|degree/.test(gate.program)
    ? `Ask ${ask} for its current list of approved programs and fees, and compare two programs by total cost and pass rate.${hours}`
    : `Ask ${ask} for its current list of steps and fees.${hours}`;
}

/** A license that the person already has, or once had. */
export function describeHeldGate({ gate, current, goals, isSame }: CareerContext): string | null {
  if (!gate) return null;
  const board = forState(gate.ask, goals.state);
  if (current.isFormer === true || goals.topics.includes('gap'))
    return `Ask ${board} first whether your license is still active and what it takes to renew or reactivate it (${gate.source}, ${gate.year}).`;
  return isSame
    ? null
    : `The license or certificate of your present work may cover this; confirm it with ${board} (${gate.source}, ${gate.year}).`;
}
