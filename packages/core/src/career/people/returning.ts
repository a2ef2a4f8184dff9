import { findOccupation } from '../../jobs/index.ts';
import type { AdviceRequest } from '../advice.ts';
import type { CareerContext } from '../context.ts';
import type { Situation } from './situations.ts';

const YEARS = /\b\d{1,2}\+? ?(?:years?|yrs?)(?: (?:of|as|as an?))?\b/i;

const BACK = /\bback (?:to|in|into|as)\b|\bagain\b|\breturn(?:ing)? (?:to|as)\b/i;

/** Work that somebody without a job names with its years among the skills: "5 yrs staff accountant". */
export function readPastWork(request: AdviceRequest): AdviceRequest {
  const { current, target, typedSkills, unknownSkills } = request;
  if (current.occupation !== null) return request;
  if (BACK.test(target.title) && target.occupation !== null)
    return { ...request, current: { ...current, occupation: target.occupation, isFormer: true } };
  const past = (typedSkills ?? unknownSkills)
    .filter((text) => YEARS.test(text))
    .map((text) => findOccupation(text.replace(YEARS, ' ').trim())?.occupation)
    .find((occupation) => occupation !== undefined);
  return past === undefined ? request : { ...request, current: { ...current, occupation: past, isFormer: true } };
}

const AWAY: readonly Situation[] = ['unemployed', 'parent', 'caregiver', 'retired'];

/** Whether somebody wants the work that they did before and don't do now. */
export const isReturning = ({ isSame, current }: Pick<CareerContext, 'isSame' | 'current'>): boolean =>
  isSame && (current.isFormer === true || AWAY.some((one) => current.situations?.includes(one)));

/** A first step for somebody who comes back: an imperative without a period. */
export const RETURNING_STEP =
  'write down two results from that work with numbers, and ask two former colleagues which employers are hiring';

const UNDECIDED =
  /\bidk\b|\b(?:don[’']?t|do not|dont) (?:even )?know (?:what|which|where)\b|\bwhat kind of\b|\bnot sure (?:what|which)\b/i;

/** Whether a field stands where the job should, and the goals say that the job is open. */
export const isUndecided = ({ target, goals }: AdviceRequest, isField: boolean): boolean =>
  isField && target.title.trim().split(/\s+/).length <= 2 && UNDECIDED.test(goals);
