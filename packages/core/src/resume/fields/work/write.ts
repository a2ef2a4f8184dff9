import { institutionScore } from '../../lexicon/degrees.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { titleScore } from '../../lexicon/titles.ts';
import type { WorkEntry } from '../../model.ts';
import { readBody } from '../body.ts';
import { joinFragments } from '../fragment.ts';
import type { Head } from '../parts.ts';
import type { FieldWriter } from '../writer.ts';
import { type Draft, isNameLike } from './draft.ts';

/** The confidence in a name, based on its form. Names that may include too much or too little need a check. */
function getNameConfidence(text: string, { title, employer, rest }: Draft): number {
  if (!isNameLike(text) || !title || !employer) return 0.7;
  const mixed = /[,;:(]|\s[–—-]\s/u.test(text) && organizationScore(text) < 2 && titleScore(text) < 3;
  const isPartOfSchool = text.includes(',') && institutionScore(text) > 0;
  if (mixed || isPartOfSchool || text.split(' ').length > 7) return 0.8;
  return rest.length > 0 ? 0.88 : 1;
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
      Math.min(confidence, getNameConfidence(draft.employer.text, draft)),
    );
  }
  if (draft.title) {
    entry.title = writer.note(
      `${path}/title`,
      draft.title,
      Math.min(confidence, getNameConfidence(draft.title.text, draft)),
    );
  }
  if (head.place) entry.location = writer.note(`${path}/location`, head.place, 0.85);
  writeDates(entry, head, path, writer, draft.title && draft.employer ? 0.97 : 0.85);
  const summary = joinFragments([...draft.rest, ...(head.story ? [head.story] : []), ...body.paragraphs]);
  if (summary.text !== '') entry.summary = writer.note(`${path}/summary`, summary, 0.7);
  entry.bullets = writer.bullets(path, body.bullets, 0.95);
  return entry;
}

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
