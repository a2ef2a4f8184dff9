import type { JobRequirements } from '../../jobs/types.ts';
import type { Resume } from '../../resume/model.ts';
import type { FieldPath, Provenance, ViewText } from '../../resume/reading.ts';
import type { DocumentSignals, Span } from '../../resume/source.ts';
import type { SkillId } from '../../skills/types.ts';
import { type Entry, entriesOf, type Line } from './entries.ts';
import { type MonthIndex, monthOf } from './months.ts';
import { type SkillUses, skillsOf } from './skill-uses.ts';
import type { TextReader } from './text-facts.ts';

/** A résumé and the facts about the file it stands in. */
export interface ScoreSubject {
  resume: Resume;
  /** Where each field stands on the page; leave out for a résumé that has no page yet. */
  provenance?: Provenance;
  signals: DocumentSignals;
  /** The file as independent readings see it; empty for formats without a layout (TXT, JSON Resume). */
  views: readonly ViewText[];
}

/** Everything the rules look at, worked out once. */
export interface Facts extends ScoreSubject {
  job?: JobRequirements;
  asOf: string;
  now: MonthIndex;
  reader: TextReader;
  entries: readonly Entry[];
  /** Lines of all entries, those of the latest entry first. */
  lines: readonly Line[];
  skills: SkillUses;
  /** Skills named outright, without those that a named one includes. */
  named: ReadonlySet<SkillId>;
  /** Occupations named in the headline, and anywhere in the file where no title that we read names one. */
  claimed: readonly string[];
}

/** @throws RangeError unless `asOf` is `YYYY-MM`. */
export function factsOf(
  subject: ScoreSubject,
  job: JobRequirements | undefined,
  asOf: string,
  reader: TextReader,
): Facts {
  const now = monthOf(asOf);
  const entries = entriesOf(subject.resume, reader, now);
  return {
    ...subject,
    asOf,
    now,
    reader,
    entries,
    lines: entries.flatMap((entry) => entry.lines),
    ...skillsOf(subject.resume, entries, reader, now),
    claimed: claimedOccupations(subject, entries, reader),
    ...(job && { job }),
  };
}

function claimedOccupations({ resume, views }: ScoreSubject, entries: readonly Entry[], reader: TextReader): string[] {
  const { headline } = resume.contact;
  const isUnread = entries.every(
    ({ title }) => title === undefined || reader.readTitle(title).occupation === undefined,
  );
  const lines = isUnread ? (views.find(({ id }) => id === 'layout')?.text.split('\n') ?? []) : [];
  return [...new Set([...(headline ? [headline] : []), ...lines].flatMap((text) => reader.readOccupations(text)))];
}

/** Where a field stands on the page, for evidence; nothing where the person typed it. */
export function placeOf(facts: Facts, field: FieldPath): { field: FieldPath; spans?: Span[] } {
  const spans = facts.provenance?.[field]?.spans;
  return spans && spans.length > 0 ? { field, spans } : { field };
}
