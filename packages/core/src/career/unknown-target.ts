import { findSkills } from '../skills/index.ts';
import type { Advice, AdviceRequest } from './advice.ts';
import { goalsIn } from './goals.ts';
import { LEAST_LISTINGS } from './main-skills.ts';
import { nearestOccupations, unknownWords } from './occupations.ts';
import { currentTold, goalsTold, unknownSkillsTold } from './summary.ts';
import type { CareerStep, Neighbour, OccupationDemand } from './types.ts';
import { counted, listed, listingsOf, occupationName, particulars, plural, quoted, skillName } from './wording.ts';

/** What can be said where the title names no known line of work, or one with too few listings. */
export function unknownTarget(
  request: AdviceRequest,
  neighbours: readonly Neighbour[],
  found: OccupationDemand | undefined,
): Pick<Advice, 'advice' | 'recommendations' | 'steps'> {
  const { current, target, unknownSkills, goals } = request;
  const nearest = target.occupation ? [] : nearestOccupations(target.title).map(occupationName);
  const why = target.occupation ? [tooFew(target.occupation, found)] : notUnderstood(target.title, nearest);
  const words = [
    ...why,
    ...currentTold(current, target),
    ...unknownSkillsTold(unknownSkills),
    ...goalsTold(goals, goalsIn(goals)),
  ];
  return {
    advice: words.join(' '),
    recommendations: neighbours
      .filter(({ held }) => held > 0)
      .map(
        (near) =>
          `You have ${counted(near.held)} of the ${plural(near.asked, 'skill')} that at least one in five of ${counted(near.listings)} open ${listingsOf(near)}${particulars(near)}, ask for.`,
      ),
    steps: [
      {
        kind: 'name',
        ...(target.occupation
          ? nextTo(neighbours)
          : { title: 'Name the role as listings do', detail: nextFor(nearest, neighbours) }),
        basis: target.occupation
          ? tooFew(target.occupation, found)
          : 'Our table of occupations and the titles it knows for each.',
        skills: [],
      },
    ],
  };
}

const tooFew = (occupation: string, found: OccupationDemand | undefined): string =>
  `There ${found?.listings === 1 ? 'is' : 'are'} ${found ? counted(found.listings) : 'no'} open ${found?.listings === 1 ? 'listing' : 'listings'} for ${occupationName(occupation)} in this catalogue${found ? particulars(found) : ''}; with fewer than ${LEAST_LISTINGS} we say nothing of what they ask for.`;

function notUnderstood(title: string, nearest: readonly string[]): string[] {
  const words = unknownWords(title);
  const skills = [...new Set(findSkills(title, { context: 'list' }).map(({ skill }) => skillName(skill)))];
  return [
    `${quoted(title)} names no line of work that we know.`,
    ...(words.length > 0
      ? [
          `${words.length === 1 ? 'This word stands' : 'These words stand'} in the name of none: ${listed(words.map(quoted))}.`,
        ]
      : []),
    ...(skills.length > 0
      ? [`It names ${listed(skills)}, which we know as ${skills.length === 1 ? 'a skill' : 'skills'}.`]
      : []),
    ...(nearest.length > 0 ? [`Written most like it: ${listed(nearest)}.`] : []),
  ];
}

function nextTo(neighbours: readonly Neighbour[]): Pick<CareerStep, 'title' | 'detail'> {
  return neighbours.length > 0
    ? { title: 'Look at what is next to it', detail: askFor(neighbours.map(({ name }) => name)) }
    : {
        title: 'Ask again when there are more listings',
        detail: 'Nothing next to it can be compared with what you have yet, either.',
      };
}

function nextFor(nearest: readonly string[], neighbours: readonly Neighbour[]): string {
  const names = nearest.length > 0 ? nearest : neighbours.map(({ name }) => name);
  return names.length > 0
    ? askFor(names)
    : 'Ask again with a title as it stands at the top of a job listing, such as “Data Analyst” or “Registered Nurse”.';
}

const askFor = (names: readonly string[]): string =>
  `Ask again for one of these if it is what you mean: ${listed(names)}.`;
