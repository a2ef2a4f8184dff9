import { countWords } from '../../../text/count-words.ts';
import { institutionScore } from '../../lexicon/degrees.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { titleScore } from '../../lexicon/titles.ts';
import type { WorkEntry } from '../../model.ts';
import { readBody } from '../body.ts';
import { type Fragment, joinFragments } from '../fragment.ts';
import { weighConfidence } from '../labeling/trust.ts';
import type { Head } from '../part-cuts.ts';
import type { FieldWriter } from '../writer.ts';
import { type Draft, isNameLike } from './draft.ts';

/** The confidence in a name based on its form: names that may include too much or too little need a check. */
function getNameConfidence(name: Fragment, draft: Draft): number {
  const { text } = name;
  const { title, employer, rest } = draft;
  if (!isNameLike(text) || !title || !employer) return 0.7;
  const mixed = /[,;:(]|\s[–—-]\s/u.test(text) && organizationScore(text) < 2 && titleScore(text) < 3;
  const isPartOfSchool = text.includes(',') && institutionScore(text) > 0;
  if (mixed || isPartOfSchool || TEAM_PATTERN.test(text) || isCutOff(name, draft.head) || countWords(text) > 7)
    return 0.8;
  return rest.length > 0 ? 0.88 : 1;
}

/** "Clerk, Department of Soils": a team that may belong to the employer. */
const TEAM_PATTERN = /,\s(?:the\s)?(?:department|dept|division|faculty|office|school|section|unit)\b/iu;

/** Whether more words in brackets or after a period follow the name on its line, apart from the place. */
function isCutOff(name: Fragment, { parts, place }: Head): boolean {
  const part = parts.find((each) => each.fragment === name);
  const rest = part && /^\s?\(\p{L}|^\.\s\p{L}/u.exec(part.line.text.slice(part.to));
  return (
    !!part &&
    !!rest &&
    !place?.spans.some(({ line, start }) => line === part.line.number && start - part.to <= rest[0].length)
  );
}

export function writeEntry(draft: Draft, list: 'work' | 'volunteer', writer: FieldWriter): WorkEntry {
  const id = writer.id(list === 'work' ? 'w' : 'v');
  const path = `${list}/${id}`;
  const { head, confidence } = draft;
  const body = readBody(draft.entry.body);
  const entry: WorkEntry = { id, bullets: [] };
  if (draft.employer) {
    entry.employer = writer.note(
      `${path}/employer`,
      draft.employer,
      weighConfidence(Math.min(confidence, getNameConfidence(draft.employer, draft)), draft.beliefs, 'employer'),
    );
  }
  if (draft.title) {
    entry.title = writer.note(
      `${path}/title`,
      draft.title,
      weighConfidence(Math.min(confidence, getNameConfidence(draft.title, draft)), draft.beliefs, 'title'),
    );
  }
  const street = findStreet(draft);
  if (street) head.place = street.place;
  if (head.place) entry.location = writer.note(`${path}/location`, head.place, 0.85);
  const dated = draft.title && draft.employer ? 0.97 : 0.85;
  writeDates(entry, head, path, writer, weighConfidence(dated, draft.beliefs, 'dates'));
  const summary = joinFragments([
    ...draft.rest.filter((each) => each !== street?.part),
    ...(head.story ? [head.story] : []),
    ...body.paragraphs,
  ]);
  if (summary.text !== '') entry.summary = writer.note(`${path}/summary`, summary, 0.7);
  entry.bullets = writer.bullets(path, body.bullets, 0.95);
  return entry;
}

/** "123, Bd Ney" or "Via Roma 12": a name of a street with a number before or after it. */
const STREET_PATTERN =
  /^(?:\d{1,5}\p{L}?,?\s\p{L}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){0,4}|(?:\p{L}[\p{L}.'’-]*\s){1,5}\d{1,5}\p{L}?)$/u;

/** The street of an employer's address, directly before the place on its line, with the place that it is part of. */
function findStreet({ rest, head: { place } }: Draft): { part: Fragment; place: Fragment } | undefined {
  const at = place?.spans[0];
  if (!place || !at) return undefined;
  const part = rest.find(({ text, spans }) => {
    const own = spans.at(-1);
    const isBefore = own?.page === at.page && own.line === at.line && at.start - own.end <= MAX_SEPARATOR;
    return isBefore && own.end <= at.start && STREET_PATTERN.test(text);
  });
  return part && { part, place: { text: `${part.text}, ${place.text}`, spans: [...part.spans, ...place.spans] } };
}

/** The most characters between a street and its place. */
const MAX_SEPARATOR = 3;

/** Writes the period; a single date is both start and end. */
export function writeDates(
  entry: { start?: string; end?: string },
  head: Head,
  path: string,
  writer: FieldWriter,
  confidence = 0.97,
): void {
  const start = head.start;
  const end = head.end ?? (head.single ? start : undefined);
  if (start) {
    writer.note(`${path}/start`, start.fragment, confidence);
    entry.start = start.value;
  }
  if (end) {
    writer.note(`${path}/end`, end.fragment, confidence);
    entry.end = end.value;
  }
}
