import { PRESENT } from '../../model.ts';
import type { Fragment } from '../fragment.ts';
import type { Draft } from './draft.ts';

/**
 * Several roles at one employer: the name appears once, above the first role or as a separate entry with the total period; it
 * is copied to each role.
 */
export function shareEmployers(drafts: Draft[]): Draft[] {
  const result: Draft[] = [];
  let banner: Draft | undefined;
  drafts.forEach((draft, i) => {
    const next = drafts[i + 1];
    if (draft.employer && !draft.title && next?.title && !next.employer && isBanner(draft, next)) {
      banner = draft;
      return;
    }
    const isNameless = !draft.employer && draft.title !== undefined;
    if (isNameless && draft.entry.body.length === 0 && next?.employer && isBelowTitle(next)) {
      // Two titles, each with its period, above the employer of both.
      draft.employer = next.employer;
      draft.confidence = Math.min(draft.confidence, 0.7);
    }
    const address = isNameless && !draft.employer ? findAddressBeside(draft) : undefined;
    if (isNameless && !draft.employer && banner?.employer && (!address || isAlone(banner)) && !isBelowTitle(banner)) {
      draft.employer = banner.employer;
      if (!draft.head.place && banner.head.place) draft.head.place = banner.head.place;
      if (!result.includes(banner)) draft.entry.body.unshift(...banner.entry.body.splice(0));
      // "Title, Employer 2018 – 2020" above "Title 2015 – 2018": not necessarily the same employer.
      else if (!isAlone(banner)) draft.confidence = Math.min(draft.confidence, 0.7);
    } else if (address) {
      draft.employer = address;
      draft.confidence = Math.min(draft.confidence, 0.7);
    } else if (draft.employer) banner = draft;
    result.push(draft);
  });
  return result;
}

/** The employer has a line to itself. */
function isAlone({ head, employer }: Draft): boolean {
  return head.parts.some((part) => part.fragment === employer && part.alone);
}

/** "Research Fellow" above "Cedar Institute": where each employer is below its title, a title without one has none. */
function isBelowTitle({ head, title, employer }: Draft): boolean {
  const [first, second] = [title, employer].map((name) => head.parts.findIndex((part) => part.fragment === name));
  const isBelow = first !== undefined && second !== undefined && first >= 0 && second > first;
  return isBelow && head.parts[first]?.line !== head.parts[second]?.line;
}

/** "Programmer - example.org": an address in place of the employer. */
function findAddressBeside({ head }: Draft): Fragment | undefined {
  return head.url?.spans[0]?.line === head.parts[0]?.line.number ? head.url : undefined;
}

/** A name without a role above roles without a name, with at most one line of description. */
function isBanner({ entry, head }: Draft, next: Draft): boolean {
  const [from, to, start] = [head.start?.value, head.end?.value, next.head.start?.value];
  // "Refurbished Patio, June 2017 - July 2017" above "Tree Trimmer, June 2018": two jobs.
  const isOutside = from !== undefined && to !== undefined && to !== PRESENT && start !== undefined && start > to;
  return entry.body.length <= 2 && start !== undefined && !isOutside;
}
