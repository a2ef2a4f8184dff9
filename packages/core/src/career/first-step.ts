import { getOccupation } from '../jobs/index.ts';
import { type CareerContext, formatOccupation } from './context.ts';
import { forState } from './gate-wording.ts';
import { isOwnWork } from './people/ladders.ts';
import { describeOwn } from './people/options.ts';
import { getSkillName } from './wording.ts';
import { compareWorkSkills } from './work-skills.ts';

const VERBS =
  'add|adopt|analyze|apply|ask|assist|attend|audition|automate|bring|brush up|build|check|choose|collect|come|compare|coordinate|count|design|do|document|earn|enroll|finish|get|give|interview|join|keep|lead|learn|look|make|measure|move|observe|own|pass|plan|practice|prepare|publish|put|raise|read|record|run|save|see|sell|serve|shadow|show|start|study|substitute|support|swim|take|teach|test|train|try|turn|use|visit|volunteer|watch|work|write';
const CLAUSE_START = new RegExp(`(?:; |, (?:and |or |then )?| and | or )(?=(?:${VERBS})\\b)`);
/** Clauses that send people into work near the target, which somebody from that field has done. */
const ENTERING =
  /^(?:start|work|volunteer|come|move|serve|substitute|observe|shadow|assist|get (?:\w+ )?(?:experience|hours|work|clinic)|do an? (?:\w+ )?internship|show (?:work|hands-on|repairs|office|stock|warehouse|customer|service|phone|dispatch))\b/;
const GETTING = /^(?:take|get|earn|pass|learn|study|finish|apply|read|practice)\b/;

/** Words of three letters or more, or capitals, that tell the current work apart. */
const listWords = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}\p{N}+]*/gu) ?? []).filter((word) => word.length > 3 || /^[A-Z]{2,}$/.test(word));

/** Words of many titles that tell nothing apart. */
const COMMON =
  /^(?:sale|work|worker|service|associate|assistant|manager|technician|specialist|clerk|representative|engineer|analyst|field|office|team|lead|senior|junior|home|school|data|business|project|product|full|time|part|self|employed|general)$/i;

/** An imperative split into its parts: "take a course, earn the CCA, and apply" → three. */
export const splitStep = (step: string): string[] => step.split(CLAUSE_START);

/** Whether the person's work or skills show that they have done a part of a step. */
function isDone(clause: string, { current, occupation, held, name, isNear, request }: CareerContext): boolean {
  const { occupation: own } = current;
  if (isOwnWork(clause, describeOwn({ current }))) return true;
  if (
    own !== null &&
    !(current.situations ?? []).includes('student') &&
    /near graduation|\bintern(?:ship)?s?\b/.test(clause)
  )
    return true;
  const isExperienced = request.person.experience !== undefined && request.person.experience !== 'entry';
  if (own !== null && (isNear || isExperienced) && ENTERING.test(clause)) return true;
  const target = new Set(listWords(name).map((word) => word.toLowerCase()));
  const doing = [...listWords(current.title), ...listWords(own === null ? '' : formatOccupation(own))]
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !COMMON.test(word))
    .filter((word) => !target.has(word.toLowerCase()));
  const names = (word: string): boolean =>
    new RegExp(`(?<![\\p{L}])${word.replaceAll('+', '\\+')}s?(?![\\p{L}])`, 'iu').test(clause);
  if ((ENTERING.test(clause) || GETTING.test(clause)) && doing.some(names)) return true;
  if (
    clause.startsWith('learn ') &&
    compareWorkSkills(occupation, own, held).has.some((skill) => clause.includes(skill.name))
  )
    return true;
  const typed = request.typedSkills ?? request.unknownSkills;
  if (GETTING.test(clause) && typed.some((text) => hasPhrase(clause, text))) return true;
  return (
    GETTING.test(clause) &&
    held
      .map(getSkillName)
      .some((skill) => clause.toLowerCase().includes(skill.toLowerCase().replace(/^(?:microsoft|adobe) /, '')))
  );
}

const MIN_PHRASE = 3;
const toWords = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `;

/** Whether a clause has the words of a skill that somebody typed, one after the other. */
const hasPhrase = (clause: string, typed: string): boolean =>
  toWords(typed).trim().length >= MIN_PHRASE && toWords(clause).includes(toWords(typed));

/** For somebody who has done the usual first steps. */
function askAtWork(context: CareerContext): string {
  const { current, name, occupation } = context;
  return current.occupation === null ||
    getOccupation(current.occupation)?.field !== getOccupation(occupation)?.field ||
    current.isFormer === true ||
    (current.situations?.length ?? 0) > 0
    ? 'ask two people in this work what they’d want to see from somebody with your experience'
    : `ask your present employer whether it has ${name} openings, or tasks of that work you could take on now`;
}

function joinStep(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
}

/** "First, take a course first" says it twice. */
const dropFirst = (step: string): string => step.replace(/(?<! at) first(?=$|,| and\b)/, '');

const MIN_WORDS = 6;

/** What to do this week, as an imperative without a period. Nothing that the person has done, and no entry job for somebody with experience. */
export function getFirstStep(context: CareerContext): string {
  const { gate, holdsGate, profile, state, isAbroad } = context;
  const all = splitStep(dropFirst(profile.first));
  const left = all.filter((clause) => !isDone(clause, context));
  const first = left.length === all.length ? dropFirst(profile.first) : joinStep(left);
  // What is left of a way in for beginners is no step for somebody near the work.
  const isCut = left.length < all.length && (context.isNear || first.split(' ').length < MIN_WORDS);
  if (!gate) return first === '' || isCut ? askAtWork(context) : first;
  const board = forState(gate.ask, state);
  if (holdsGate) return `ask ${board} what your license or certificate covers, and apply to two employers with it`;
  if (isAbroad)
    return `ask ${board} for its application for people trained abroad, and which diploma evaluation it accepts, before you pay for school`;
  const isOtherTitle = gate.as !== undefined && !profile.first.includes(gate.as.split(' ').at(-1) ?? '');
  // An apprentice or an aide is on the way already.
  const isOnWay = context.current.occupation === context.occupation;
  if (first !== '' && !isOnWay && (gate.hiresFirst || !isOtherTitle)) return first;
  return `ask ${board} which of your hours, courses, and papers count`;
}
