import type { CareerContext } from './context.ts';
import type { Gate, GateScope } from './gates/index.ts';

const SCOPES: Record<GateScope, string> = {
  'every-state': 'every state requires',
  'most-states': 'most states require',
  'some-states': 'some states require',
  federal: 'federal rules require',
  usual: 'employers usually ask for',
};

/** "your state’s board of nursing" → "Texas’s board of nursing". */
export const forState = (text: string, state: string | null): string =>
  state === null ? text : text.replace('your state’s', `${state}’s`);

/** The way into the work: the credential, its program, exam, and hours. */
export function describeGate(gate: Gate, named: string): string {
  const parts = [gate.program, gate.exam, gate.hours].filter((part) => part !== undefined);
  return `To work as ${named}, ${SCOPES[gate.scope]} ${gate.credential}${parts.length > 0 ? `: it takes ${parts.join('; ')}` : ''}.`;
}

/** Time, cost, whom to ask, and the source. What isn't known is said to be asked. */
export function describeGateTerms(gate: Gate, state: string | null): string {
  const ask = forState(gate.ask, state);
  const source = `(${gate.source}, ${gate.year})`;
  if (!gate.time && !gate.cost) return `Time and cost differ, so check both with ${ask} ${source}.`;
  const time = gate.time ? `The usual time is ${gate.time}` : 'The time differs';
  return `${time}; ${gate.cost ?? 'compare total prices, as the cost differs'}; check the rules with ${ask} ${source}.`;
}

/** A license that the person already has, or once had. */
export function describeHeldGate({ gate, current, goals, isSame }: CareerContext): string | null {
  if (!gate) return null;
  const board = forState(gate.ask, goals.state);
  if (current.isFormer === true || goals.topics.includes('gap'))
    return `Ask ${board} first whether your license is still active and what it takes to renew or reactivate it (${gate.source}, ${gate.year}).`;
  return isSame
    ? null
    : `The license or certificate of your present work seems to cover this; confirm it with ${board} (${gate.source}, ${gate.year}).`;
}
