import { US_STATES } from '../text/us-states.ts';

const CODES = [...US_STATES.keys()];
const POSITIONS = new Map(CODES.map((code, position) => [code, position]));

/** A set of states as two 32-bit words, so that "any of these" is one AND. Unknown codes are left out. */
export function encodeStates(codes: readonly string[]): [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (const code of codes) {
    const position = POSITIONS.get(code);
    if (position === undefined) continue;
    if (position < 32) low |= 1 << position;
    else high |= 1 << (position - 32);
  }
  return [low >>> 0, high >>> 0];
}

/** The codes in the result of `encodeStates`, in the order of `US_STATES`. */
export function decodeStates(low: number, high: number): string[] {
  return CODES.filter((_, position) => (position < 32 ? low & (1 << position) : high & (1 << (position - 32))));
}
