import { isDateOnly, opensWithAction } from '../../facts/index.ts';
import { datesOf, type Line } from '../../layout/index.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { titleScore } from '../../lexicon/titles.ts';
import type { WorkEntry } from '../../model.ts';
import { type DocumentLooks, namesJob, type Section } from '../../sections/index.ts';
import { entriesAt, findEntries } from '../entries.ts';
import { bodyIndent, isNote } from '../entry-roles.ts';
import { fragmentOf } from '../fragment.ts';
import { bestReading, type Interpretation } from '../interpretations.ts';
import { labeledEntries, tableEntries, WORK_LABELS, writeFacts, writeStory, writeTimes } from '../labeled.ts';
import { weighJobs } from '../labeling/work.ts';
import { takeApart } from '../parts.ts';
import type { FieldWriter } from '../writer.ts';
import { type Draft, isNameLike } from './draft.ts';
import { shareEmployers } from './employers.ts';
import { assignParts, joinNames, joinWholeLines, removeBars, splitPlace } from './names.ts';
import { isTitle } from './pair.ts';
import { findTitleAfterNotes, readSpoken } from './spoken.ts';
import { writeEntry } from './write.ts';

export { writeDates } from './write.ts';

/** Reads jobs (or volunteer work, with other ids) from a section. */
export function readWork(
  section: Section,
  looks: DocumentLooks,
  list: 'work' | 'volunteer',
  writer: FieldWriter,
): WorkEntry[] {
  const labeled = tableEntries(section.lines, WORK_LABELS) ?? labeledEntries(section.lines, WORK_LABELS);
  if (labeled) {
    return labeled.map((entry) => {
      const id = writer.id(list === 'work' ? 'w' : 'v');
      const path = `${list}/${id}`;
      return {
        id,
        ...writeFacts(entry, path, ['title', 'employer', 'location'], writer),
        ...writeTimes(entry, path, writer),
        ...writeStory(entry, path, writer),
      };
    });
  }
  const drafts = weighJobs(section.lines, looks, createDrafts(section, looks));
  return drafts.map((draft) => writeEntry(draft, list, writer));
}

/** A list item that ends with a period, as the name of a job does. */
function isDatedItem(line: Line): boolean {
  const last = datesOf(line).at(-1);
  return line.marker > 0 && last?.kind === 'range' && last.to >= line.text.length - 1;
}

function createDrafts({ lines, heads }: Section, looks: DocumentLooks): readonly Draft[] {
  const read = (each: Interpretation) => listDrafts(each, looks);
  if (heads) {
    // A job of a résumé without headings can have its names on two lines.
    const named = read({ lines, heads: new Set(heads), isComplete: true });
    if (named.every(isWhole)) return named;
    const found = bestReading(lines, read, { worth: scoreDrafts, isWhole });
    return scoreDrafts(found) > scoreDrafts(named) ? found : named;
  }
  const named = findJobLines(lines);
  const more =
    named.size > 0
      ? [{ lines, heads: named, isComplete: true }]
      : [...interpretBesideDates(lines), ...interpretDatedLines(lines)];
  return bestReading(lines, read, { worth: scoreDrafts, isWhole, more });
}

/** Share of the dated lines that have a name above, or below, if the jobs of the section are written that way. */
const MIN_NAMED_SHARE = 0.6;

/** The lines above, or below, each dated line name its job too. */
function interpretBesideDates(lines: readonly Line[]): Interpretation[] {
  const isName = (line: Line | undefined): line is Line =>
    line !== undefined &&
    line.marker === 0 &&
    line.x0 < indent &&
    isNameLike(line.text) &&
    !isNote(line.text) &&
    datesOf(line).length === 0 &&
    !opensWithAction(line.text);
  const indent = bodyIndent(lines);
  const dated = lines.flatMap((line, i) => (line.marker === 0 && datesOf(line).length > 0 ? [i] : []));
  return [-1, 1].flatMap((step) => {
    const heads = new Set(dated.map((i) => lines[i + step]).filter(isName));
    return heads.size > MIN_NAMED_SHARE * dated.length ? [{ lines, heads }] : [];
  });
}

/**
 * Each line with a period names a whole job, and the lines below describe it: "2019 – 2021 Kettering Health, Unit Clerk" above text of the same style.
 */
function interpretDatedLines(lines: readonly Line[]): Interpretation[] {
  const dated = lines.filter((line) => {
    const isPeriod = datesOf(line).some(({ kind }) => kind === 'range');
    return isPeriod && line.marker === 0 && !line.bold && !isDateOnly(line.text);
  });
  return dated.length > 1 && lines[0] === dated[0] ? [{ lines, heads: new Set(dated), isComplete: true }] : [];
}

/** The lines that name a job by their words, in a section without periods and list markers at its edge. */
function findJobLines(lines: readonly Line[]): Set<Line> {
  if (lines.some((line) => datesOf(line).some(({ kind }) => kind === 'range'))) return new Set();
  return new Set(lines.filter((line, i) => namesJob(line) || isBareName(line, lines[i - 1], lines[i + 1])));
}

/** "Family Dollar" between two descriptions: a few capitalized words, with a description below. */
function isBareName(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  const isName = line.marker === 0 && /^(?:\p{Lu}[\p{L}\p{M}'’&.-]*(?: |$)){1,4}$/u.test(`${line.text} `.trimEnd());
  return isName && below !== undefined && !/[.!?]$/.test(line.text) && (above === undefined || !namesJob(above));
}

/** A job whose names were all identified by clear words. */
function isWhole({ title, employer, head, entry }: Draft): boolean {
  return (
    !entry.body.some(isDatedItem) &&
    title !== undefined &&
    employer !== undefined &&
    head.start !== undefined &&
    titleScore(title.text) > 0 &&
    isNameLike(employer.text) &&
    !isTitle(employer.text)
  );
}

function listDrafts({ lines, heads, isComplete }: Interpretation, looks: DocumentLooks): Draft[] {
  const entries = isComplete ? entriesAt(lines, heads) : findEntries(lines, looks, heads);
  const drafts: Draft[] = entries.map((entry) => ({
    entry,
    head: takeApart(entry.head),
    rest: [],
    confidence: 0.9,
  }));
  for (const { entry, head } of drafts) joinNames(entry, head);
  joinWholeLines(drafts);
  assignParts(drafts);
  for (const draft of drafts) splitPlace(draft, drafts);
  removeBars(drafts);
  joinSecondPeriods(drafts);
  for (const draft of drafts) findTitleAfterNotes(draft);
  if (isComplete) for (const draft of drafts) readSpoken(draft);
  return shareEmployers(drafts);
}

/** "Jun. 2018 - Aug. 2018" above "Jun. 2019 - Aug. 2019": the second period of a seasonal job. */
function joinSecondPeriods(drafts: Draft[]): void {
  for (let i = drafts.length - 1; i > 0; i--) {
    const [above, draft] = [drafts[i - 1] as Draft, drafts[i] as Draft];
    const isBare = draft.head.parts.length === 0 && draft.head.start !== undefined && draft.entry.head.length === 1;
    if (!isBare || above.entry.body.length > 0 || above.head.start === undefined) continue;
    above.rest.push(...draft.entry.head.map(({ line }) => fragmentOf(line)));
    above.entry.body.push(...draft.entry.body);
    drafts.splice(i, 1);
  }
}

/** Evidence for and against a job interpretation. */
const SCORING_RULES: readonly (readonly [holds: (draft: Draft) => boolean, points: number])[] = [
  [({ title }) => title !== undefined && titleScore(title.text) > 0, 2],
  [({ title }) => title !== undefined, 0.5],
  [({ employer }) => employer !== undefined, 1.5],
  [({ employer }) => employer !== undefined && organizationScore(employer.text) > 0, 0.5],
  [({ head }) => head.start !== undefined || head.end !== undefined, 2],
  [({ title }) => title !== undefined && !isNameLike(title.text) && titleScore(title.text) < 3, -2],
  [({ employer }) => employer !== undefined && !isNameLike(employer.text), -2],
  [({ employer }) => employer !== undefined && isTitle(employer.text), -1],
  [({ rest }) => rest.length > 0, -0.5],
  [({ entry }) => entry.body.some((line) => isDateOnly(line.text) || isDatedItem(line)), -1],
];
/** Subtracted for each job, so that splitting off another one requires enough evidence. */
const JOB_COST = 3;

function scoreDrafts(drafts: readonly Draft[]): number {
  let sum = 0;
  for (const draft of drafts) {
    sum -= JOB_COST;
    for (const [holds, points] of SCORING_RULES) if (holds(draft)) sum += points;
  }
  return sum;
}
