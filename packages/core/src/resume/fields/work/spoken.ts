import { titleScore } from '../../lexicon/titles.ts';
import { partOf } from '../parts.ts';
import type { Draft } from './draft.ts';

/** Maximum length of a title at the start of a description, in words. */
const MAX_SPOKEN_TITLE = 4;

/** Corrects a job that was written as people speak: what was done there isn't its title. */
export function readSpoken(draft: Draft): void {
  const { title, employer } = draft;
  if (title && titleScore(title.text) === 0 && title.text.split(' ').length > MAX_SPOKEN_TITLE - 1) {
    draft.rest.unshift(title);
    delete draft.title;
  }
  const verb = employer && SERVED_FOR.exec(employer.text);
  const part = verb && draft.head.parts.find((each) => each.fragment === employer);
  if (verb && part) draft.employer = partOf(part.line, part.from + verb[0].length, part.to)?.fragment ?? employer;
  draft.confidence = Math.min(draft.confidence, 0.75);
  findTitleBelow(draft);
}

/** "Drove for Swift", "Worked at Target" */
const SERVED_FOR =
  /^(?:\p{Lu}\p{Ll}+ed|Did|Drove|Held|Kept|Made|Ran|Sold|Taught|Was)(?:\s\p{Ll}+)?\s(?:for|at|with)\s(?=\p{Lu})/u;

/** "cashier, cleaned the store": a description that starts with the title of the job. */
function findTitleBelow(draft: Draft): void {
  const [line] = draft.entry.body;
  if (draft.title || !line) return;
  const end = /[,.;:]/.exec(line.text.slice(line.marker))?.index ?? line.text.length - line.marker;
  const part = partOf(line, line.marker, line.marker + end);
  if (!part || part.text.split(' ').length > MAX_SPOKEN_TITLE || titleScore(part.text) < 3) return;
  draft.title = part.fragment;
  draft.confidence = Math.min(draft.confidence, 0.65);
}
