import type { AdviceRequest } from '../advice.ts';
import { type CareerContext, formatOccupation } from '../context.ts';
import { answerStudy } from '../questions/study.ts';
import { describeFunding } from '../questions/training.ts';

/** A worry or a condition that people state without asking, and what is certain about it. */
interface Concern {
  pattern: RegExp;
  answer: (request: AdviceRequest, context: CareerContext | null) => string | null;
}

const isOutside = (context: CareerContext): boolean =>
  context.gate?.program !== undefined && !context.holdsGate && !context.isSame;

const CONCERNS: readonly Concern[] = [
  {
    pattern:
      /\b(?:draw(?:ing)?|collect(?:ing)?|los(?:e|ing)|keep)\b[^.;?!\n]{0,30}\b(?:pension|retirement)\b|\bpension\b[^.;?!\n]{0,25}\blose\b/i,
    answer: () =>
      'Before you take a public job, ask your retirement system in writing how many hours or how much pay it allows, and what break it requires; the rules differ by state and plan.',
  },
  {
    pattern:
      /\b(?:can(?:no|[’']?)t|don[’']?t want to|not|without) (?:\w+ )?(?:take|drop|lose|losing|go(?:ing)?|taking)\b[^.;?!\n]{0,20}(?:\bpay\b|\$ ?\d|\b\d{2,3}k?\b|\bminimum wage\b)/i,
    answer: ({ target }, context) =>
      `Before you decide, look up the wages ${target.occupation === null || context === null ? 'of each job you consider' : `of ${context.name} work`} near you at careeronestop.org, as we hold no amounts for your area.`,
  },
  {
    pattern:
      /\b(?:can(?:no|[’']?)t|cannot) (?:stop|quit|leave) (?:working|work|my job)\b|\bcan[’']?t quit\b|\b(?:have|need) to keep (?:working|my job)\b|\bonly (?:attend|go|study|do school) (?:in the |at |on )?(?:evenings?|nights?|weekends?)\b/i,
    answer: (_, context) =>
      context && isOutside(context)
        ? (answerStudy(context.occupation, true) ??
          'To keep working, ask each program for evening, weekend, or part-time classes.')
        : null,
  },
  {
    pattern:
      /\b(?:no|without|avoid|don[’']?t want(?: any| more)?|scared of|afraid of|can[’']?t take(?: on)?) (?:\w+ )?(?:debt|loans?)\b/i,
    answer: (_, context) => (context && isOutside(context) ? describeFunding(context) : null),
  },
  {
    pattern:
      /\b(?:less|fewer|no|no more|tired of|hate|killing)\b[^.;?!\n]{0,15}\b(?:on[- ]call|pages|pager)\b|\bon[- ]call is\b/i,
    answer: () =>
      'On-call duty differs by team, so ask in interviews how often the rotation comes and how many calls a night it has.',
  },
  {
    pattern: /\bover-?qualified\b/i,
    answer: () =>
      'Against “overqualified”, shorten the résumé to what the job needs and say in one line why you want this level.',
  },
  {
    pattern: /\b\d{2,} (?:apps|applications|resumes|résumés)\b/i,
    answer: () =>
      'Many applications without interviews often mean that the résumé doesn’t show the listing’s own work in its first third.',
  },
];

/** What is certain about the conditions that somebody states. */
export const listConcerns = (request: AdviceRequest, context: CareerContext | null): string[] =>
  CONCERNS.filter(({ pattern }) => pattern.test(request.goals)).flatMap(({ answer }) => answer(request, context) ?? []);

/** Work that somebody comes back to. */
export const describeReturn = ({ occupation }: CareerContext): string =>
  `You’ve done ${formatOccupation(occupation)} work before, so you come back to it and don’t start over.`;
