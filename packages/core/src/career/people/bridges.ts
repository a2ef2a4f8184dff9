import { findOccupation } from '../../jobs/index.ts';
import { isAtOrBelow } from './ladders.ts';
import { isRuledOut, type Limits } from './limits.ts';

const SEPARATOR = /, or |, (?=\w)| or /;
/** A single adjective that lost its noun when a list was divided: "electrical or mechanical helper". */
const IS_CUT = /^\S+(?:al|ed|ic|ial)$/;

export interface OwnWork {
  /** The title as written and the occupation's name. */
  own: string;
  /** The target's title and name. */
  target: string;
  targetOccupation: string;
  limits: Limits;
}

/** The jobs of a bridge that a person could take: none that they have, that is below them, that is the target, or that is ruled out. */
export function filterBridge(bridge: string, { own, target, targetOccupation, limits }: OwnWork): string | null {
  // The board decides about a record, as for the target itself.
  const withoutRecord = { ...limits, kinds: new Set([...limits.kinds].filter((limit) => limit !== 'record')) };
  const list = (bridge.split(/;|, which |, after /)[0] ?? bridge).replace(/ \(.*\)$/, '');
  const parts = list.split(SEPARATOR).map((part) => part.trim());
  const open = parts.filter((part) => {
    const occupation = findOccupation(part)?.occupation;
    return !(
      isAtOrBelow(part, own) ||
      includesWords(own, part) ||
      includesWords(target, part) ||
      (occupation !== undefined &&
        (isRuledOut(occupation, withoutRecord) || isDeadEnd(occupation, targetOccupation, part)))
    );
  });
  if (open.length === parts.length) return bridge;
  const whole = open.filter((part) => !IS_CUT.test(part));
  return whole.length === 0 ? null : new Intl.ListFormat('en-US', { type: 'disjunction' }).format(whole);
}

/** "Paramedic" as a bridge to paramedic work; assistants and trainees of it are fine. */
const isDeadEnd = (occupation: string, target: string, part: string): boolean =>
  occupation === target &&
  !/assist|aide|helper|appren|trainee|junior|clerk|instructor|technician|\bemt\b|volunteer/i.test(part);

/** Whether all words of a job stand in a text: "nursing assistant" in "certified nursing assistant at a clinic". */
function includesWords(text: string, part: string): boolean {
  const words = part.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const all = new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return words.length > 0 && words.every((word) => all.has(word));
}
