import { countWords } from '../../../text/count-words.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { titleScore } from '../../lexicon/titles.ts';
import type { Part } from '../part-cuts.ts';

export interface Pair {
  title: Part;
  employer: Part;
}

/** How much more a part looks like a title than an employer. */
export function leaning(text: string): number {
  const [title, organization] = [titleScore(text), organizationScore(text)];
  // "Software Engineer": before the noun of a title, the words for an organization say little.
  const weight = title >= 3 && organization < 3 ? 0.4 : 1;
  return title - weight * organization + (SMALL_START_PATTERN.test(text) ? 0.8 : 0);
}
/** Names of employers rarely start with a lowercase word. */
const SMALL_START_PATTERN = /^\p{Ll}+(?: |$)/u;

export function isTitle(text: string): boolean {
  return titleScore(text) > 0 && leaning(text) >= 0;
}

/** The order of the section applies unless the words of this entry clearly contradict it. */
export function order(first: Part, second: Part, titleFirst: boolean): Pair {
  const own = leaning(first.text) - leaning(second.text);
  const isUnlikely = titleScore(first.text) === 0 && titleScore(second.text) >= 3;
  const firstIsTitle = titleFirst ? own > (isUnlikely ? -2 : -3) : own >= 3;
  return firstIsTitle ? { title: first, employer: second } : { title: second, employer: first };
}

/** "Innovation Advocate at Cedar Nine": the name after the preposition is the employer, whatever its words. */
export function pairAroundPreposition([first, second]: readonly Part[]): Pair | undefined {
  if (!first || !second || first.line !== second.line) return undefined;
  const between = first.line.text.slice(first.to, second.from).trim();
  return PREPOSITION_PATTERN.test(between) ? { title: first, employer: second } : undefined;
}
const PREPOSITION_PATTERN = /^(?:@|at|bei|chez|presso|bij)$/;

/** Longer titles are descriptions, in words. */
const MAX_TITLE_WORDS = 7;

/** Three or more parts: a team or a department is between or after title and employer. */
export function choose(parts: Part[], titleFirst: boolean): Pair {
  let title = parts[0] as Part;
  const scoreAsTitle = (part: Part) => leaning(part.text) - (countWords(part.text) > MAX_TITLE_WORDS ? 1.5 : 0);
  for (const part of parts) if (scoreAsTitle(part) > scoreAsTitle(title) + 0.5) title = part;
  const others = parts.filter((part) => part !== title);
  let employer =
    (titleFirst ? others[0] : others.find((part) => parts.indexOf(part) < parts.indexOf(title))) ?? (others[0] as Part);
  // A description of the company is plainer than its name.
  const scoreAsEmployer = (part: Part) => organizationScore(part.text) + (part.bold ? 1.5 : 0);
  for (const part of others) if (scoreAsEmployer(part) > scoreAsEmployer(employer) + 1) employer = part;
  return { title, employer };
}
