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
const MAX_WORDS = 42;
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
  const exam = /^(?:optional|none|often|in many|before)/.test(gate.exam ?? '') ? undefined : getMain(gate.exam);
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

/** A license that the person already has, or once had. */
export function describeHeldGate({ gate, current, state, isSame, request }: CareerContext): string | null {
  if (!gate) return null;
  const board = forState(gate.ask, state);
  if (current.isFormer === true)
    return LAPSED.test(request.goals)
      ? null
      : `Ask ${board} whether your license is still active and what it takes to renew or reactivate it (${gate.source}, ${gate.year}).`;
  return isSame
    ? null
    : `The license or certificate of your present work may cover this; confirm it with ${board} (${gate.source}, ${gate.year}).`;
}

/** The person knows that the license isn’t active. */
const LAPSED = /\b(?:lapsed|expired|inactive)\b/i;
