import type { JobRequirements } from '../../jobs/types.ts';
import type { Resume } from '../../resume/model.ts';
import type { FieldPath, Provenance, ViewText } from '../../resume/reading.ts';
import type { DocumentSignals, Span } from '../../resume/source.ts';
import type { SkillId } from '../../skills/types.ts';
import { type Entry, type Line, listEntries } from './entries.ts';
import { type MonthIndex, parseMonth } from './months.ts';
import { findSkills, type SkillUses } from './skill-uses.ts';
import type { TextReader } from './text-facts.ts';

/** A résumé, and the facts about its file. */
export interface ScoreSubject {
  resume: Resume;
  /** The position of each field on the page; omit for a résumé without a page. */
  provenance?: Provenance;
  signals: DocumentSignals;
  /** The file as independent readings see it; empty for formats without a layout (TXT, JSON Resume). */
  views: readonly ViewText[];
}

/** Everything that the rules look at, computed once. */
export interface Facts extends ScoreSubject {
  job?: JobRequirements;
  asOf: string;
  now: MonthIndex;
  reader: TextReader;
  entries: readonly Entry[];
  /** Lines of all entries, starting with the latest entry. */
  lines: readonly Line[];
  skills: SkillUses;
  /** Skills that are named directly, without those implied by another named skill. */
  named: ReadonlySet<SkillId>;
  /** Occupations named in the headline, and in the whole file if no title that we read names one. */
  claimed: readonly string[];
}

/** @throws RangeError unless `asOf` is `YYYY-MM`. */
export function collectFacts(
  subject: ScoreSubject,
  job: JobRequirements | undefined,
  asOf: string,
  reader: TextReader,
): Facts {
  const now = parseMonth(asOf);
  const entries = listEntries(subject.resume, reader, now);
  return {
    ...subject,
    asOf,
    now,
    reader,
    entries,
    lines: entries.flatMap((entry) => entry.lines),
    ...findSkills(subject.resume, entries, reader, now),
    claimed: listClaimedOccupations(subject, entries, reader),
    ...(job && { job }),
  };
}

function listClaimedOccupations(
  { resume, views }: ScoreSubject,
  entries: readonly Entry[],
  reader: TextReader,
): string[] {
  const { headline } = resume.contact;
  const isUnread = entries.every(
    ({ title }) => title === undefined || reader.readTitle(title).occupation === undefined,
  );
  const lines = isUnread ? (views.find(({ id }) => id === 'layout')?.text.split('\n') ?? []) : [];
  return [
    ...new Set([
      ...(headline ? reader.readOccupations(headline, 'headline') : []),
      ...lines.flatMap((line) => reader.readOccupations(line, 'line')),
    ]),
  ];
}

/** The position of a field on the page, for evidence; nothing if the person typed it. */
export function locateField(facts: Facts, field: FieldPath): { field: FieldPath; spans?: Span[] } {
  const spans = facts.provenance?.[field]?.spans;
  return spans && spans.length > 0 ? { field, spans } : { field };
}
