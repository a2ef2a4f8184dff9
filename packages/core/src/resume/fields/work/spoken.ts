import { countWords } from '../../../text/count-words.ts';
import { titleScore } from '../../lexicon/titles.ts';
import { isNote } from '../entry-roles.ts';
import { partOf } from '../part-cuts.ts';
import type { Draft } from './draft.ts';

/** Maximum length of a title at the start of a description, in words. */
const MAX_SPOKEN_TITLE = 4;

/** Corrects a job written in conversational style: what was done isn't its title. */
export function readSpoken(draft: Draft): void {
  const { title, employer } = draft;
  if (title && titleScore(title.text) === 0 && countWords(title.text) > MAX_SPOKEN_TITLE - 1) {
    draft.rest.unshift(title);
    delete draft.title;
  }
  const verb = employer && PAST_VERB_PATTERN.exec(employer.text);
  const part = verb && draft.head.parts.find((each) => each.fragment === employer);
  if (verb && part) draft.employer = partOf(part.line, part.from + verb[0].length, part.to)?.fragment ?? employer;
  draft.confidence = Math.min(draft.confidence, 0.75);
  findTitleBelow(draft);
}

/** "Drove for Swift", "Worked at Target" */
const PAST_VERB_PATTERN =
  /^(?:\p{Lu}\p{Ll}+ed|Did|Drove|Held|Kept|Made|Ran|Sold|Taught|Was)(?:\s\p{Ll}+)?\s(?:for|at|with)\s(?=\p{Lu})/u;

/** A title can be this many lines below the name of the employer, after notes such as "Hours per week: 40". */
const MAX_NOTES = 4;

/** "Cedar Ridge, 01/2020 - Present" above "Salary: $32,500", "Hours per week: 40" and "Nursing Assistant", as on federal forms. */
export function findTitleAfterNotes(draft: Draft): void {
  const { body } = draft.entry;
  if (draft.title || !draft.employer) return;
  const at = body.slice(0, MAX_NOTES + 1).findIndex((line) => !isNote(line.text));
  const line = body[at];
  if (!line || at === 0 || line.marker > 0) return;
  const part = partOf(line, 0, line.text.length);
  const isTitle = part && !/[.!?:]$/.test(part.text) && countWords(part.text) <= MAX_NOTED_TITLE;
  if (!part || !isTitle || (titleScore(part.text) < 2 && !line.bold)) return;
  draft.title = part.fragment;
  draft.confidence = Math.min(draft.confidence, 0.85);
  body.splice(at, 1);
}
const MAX_NOTED_TITLE = 9;

/** "cashier, cleaned the store": a description that starts with the title of the job. */
function findTitleBelow(draft: Draft): void {
  const [line] = draft.entry.body;
  if (draft.title || !line) return;
  const end = /[,.;:]/.exec(line.text.slice(line.marker))?.index ?? line.text.length - line.marker;
  const part = partOf(line, line.marker, line.marker + end);
  if (!part || countWords(part.text) > MAX_SPOKEN_TITLE || titleScore(part.text) < 3) return;
  draft.title = part.fragment;
  draft.confidence = Math.min(draft.confidence, 0.65);
}
