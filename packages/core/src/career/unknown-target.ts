import { findSkills } from '../skills/index.ts';
import type { Advice, AdviceRequest } from './advice.ts';
import { parseGoals } from './goals.ts';
import { MIN_LISTINGS } from './main-skills.ts';
import { findNearestOccupations, listUnknownWords } from './occupations.ts';
import { describeCurrent, describeGoals, describeUnknownSkills } from './summary.ts';
import type { CareerStep, Neighbor, OccupationDemand } from './types.ts';
import {
  formatCount,
  formatList,
  formatListings,
  formatNumber,
  formatSample,
  getOccupationName,
  getSkillName,
  quoteUserText,
} from './wording.ts';

/** What can be said if the title names no known occupation, or one with too few listings. */
export function adviseUnknownTarget(
  request: AdviceRequest,
  neighbors: readonly Neighbor[],
  found: OccupationDemand | undefined,
): Pick<Advice, 'advice' | 'recommendations' | 'steps'> {
  const { current, target, unknownSkills, goals } = request;
  const nearest = target.occupation ? [] : findNearestOccupations(target.title).map(getOccupationName);
  const why = target.occupation
    ? [formatTooFew(target.occupation, found)]
    : describeNotUnderstood(target.title, nearest);
  const words = [
    ...why,
    ...describeCurrent(current, target),
    ...describeUnknownSkills(unknownSkills),
    ...describeGoals(goals, parseGoals(goals)),
  ];
  return {
    advice: words.join(' '),
    recommendations: neighbors
      .filter(({ held }) => held > 0)
      .map(
        (near) =>
          `You have ${formatNumber(near.held)} of the ${formatCount(near.asked, 'skill')} that appear in at least one in five of ${formatNumber(near.listings)} open ${formatListings(near)}${formatSample(near)}.`,
      ),
    steps: [
      {
        kind: 'name',
        ...(target.occupation
          ? describeNeighbors(neighbors)
          : { title: 'Use a common job title', detail: describeNextStep(nearest, neighbors) }),
        basis: target.occupation
          ? formatTooFew(target.occupation, found)
          : 'Our list of occupations and their common titles.',
        skills: [],
      },
    ],
  };
}

const formatTooFew = (occupation: string, found: OccupationDemand | undefined): string =>
  `There ${found?.listings === 1 ? 'is' : 'are'} ${found ? formatNumber(found.listings) : 'no'} open ${found?.listings === 1 ? 'listing' : 'listings'} for ${getOccupationName(occupation)} in our catalog${found ? formatSample(found) : ''}. We need at least ${MIN_LISTINGS} to say what they ask for.`;

function describeNotUnderstood(title: string, nearest: readonly string[]): string[] {
  const words = listUnknownWords(title);
  const skills = [...new Set(findSkills(title, { context: 'list' }).map(({ skill }) => getSkillName(skill)))];
  return [
    `We don’t recognize ${quoteUserText(title)} as an occupation.`,
    ...(words.length > 0
      ? [`We don’t know ${words.length === 1 ? 'this word' : 'these words'}: ${formatList(words.map(quoteUserText))}.`]
      : []),
    ...(skills.length > 0
      ? [`It includes ${formatList(skills)}, which we know as ${skills.length === 1 ? 'a skill' : 'skills'}.`]
      : []),
    ...(nearest.length > 0 ? [`Similar titles: ${formatList(nearest)}.`] : []),
  ];
}

function describeNeighbors(neighbors: readonly Neighbor[]): Pick<CareerStep, 'title' | 'detail'> {
  return neighbors.length > 0
    ? { title: 'Look at related occupations', detail: formatSuggestion(neighbors.map(({ name }) => name)) }
    : {
        title: 'Try again when there are more listings',
        detail: 'We don’t have enough listings for related occupations yet, either.',
      };
}

function describeNextStep(nearest: readonly string[], neighbors: readonly Neighbor[]): string {
  const names = nearest.length > 0 ? nearest : neighbors.map(({ name }) => name);
  return names.length > 0
    ? formatSuggestion(names)
    : 'Try a title from a job listing, such as “Data Analyst” or “Registered Nurse”.';
}

const formatSuggestion = (names: readonly string[]): string => `Try one of these: ${formatList(names)}.`;
