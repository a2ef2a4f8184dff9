import type { CareerContext } from '../context.ts';

const UNITS: Record<string, number> = { day: 1 / 30, week: 0.25, month: 1, year: 12 };
const TIME = /(\d+)(?:\.\d+)?(?: (?:to|or) \d+(?:\.\d+)?)? ?(day|week|month|year)/;

/** The least months of a gate's usual time. Null if it isn't known. */
function findLeastMonths(time: string | undefined): number | null {
  const match = TIME.exec(time ?? '');
  return match?.[1] && match[2] ? Number(match[1]) * (UNITS[match[2]] ?? 1) : null;
}

/** Whether the time that a goal gives is enough, as far as the usual time is known. Null if there is nothing to add to the gate. */
export function answerSpeed({ gate, holdsGate, goals, name, isSame }: CareerContext): string | null {
  if (!gate?.time || holdsGate || isSame) return null;
  const least = findLeastMonths(gate.time);
  if (goals.months !== null && least !== null && least > goals.months)
    return `The time you give is likely too short for ${name} work, which usually takes ${gate.time}.`;
  if (goals.months !== null && least !== null) return `The time you give can be enough: it usually takes ${gate.time}.`;
  return null;
}
