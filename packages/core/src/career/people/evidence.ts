import type { AdviceRequest } from '../advice.ts';
import type { CareerContext } from '../context.ts';
import { forState } from '../gate-wording.ts';
import { getProfile } from '../profiles/index.ts';

const CREDITS = /\b\d{1,3}\+? (?:\w+ ){0,2}credits?\b/i;
const HOURS = /\b\d[\d,]{2,5}\+? (?:\w+ )?(?:hours|hrs)\b/i;

/** What the college credits and work hours that somebody names can count toward. Only the school or the board decides. */
export function describeCounted({ request, profile, gate, isSame, holdsGate, state }: CareerContext): string[] {
  if (isSame || holdsGate) return [];
  const own = request.current.occupation === null ? undefined : getProfile(request.current.occupation)?.conditions;
  // Work that takes a degree shows that the person has one.
  const credits = own?.has('bachelor') || own?.has('graduate') ? null : findNamed(request, CREDITS);
  const hours = findNamed(request, HOURS);
  const takesDegree =
    profile.conditions.has('bachelor') ||
    profile.conditions.has('graduate') ||
    /degree/.test(`${gate?.program ?? ''} ${gate?.credential ?? ''}`);
  return [
    ...(hours !== null && gate?.hours !== undefined
      ? [
          `Your ${hours} can count toward what the license asks for (${gate.hours}), so have them signed and ask ${forState(gate.ask, state)} to confirm them.`,
        ]
      : []),
    ...(credits !== null && takesDegree
      ? [
          `Your ${credits} can count toward the degree, so ask each program in writing which of them it takes before you enroll.`,
        ]
      : []),
  ];
}

const findNamed = ({ typedSkills, unknownSkills, goals }: AdviceRequest, pattern: RegExp): string | null =>
  [...(typedSkills ?? unknownSkills), goals].map((text) => pattern.exec(text)?.[0]).find((one) => one !== undefined) ??
  null;
