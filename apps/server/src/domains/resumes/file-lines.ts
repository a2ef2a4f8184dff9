import type { ExportProof, UnplacedLine } from '@foothold/contracts/resumes';
import type { Provenance, Resume, SourceText, Span } from '@foothold/core/resume';
import { collectFields } from './changes.ts';
import type * as repository from './repository.ts';

type MissingLine = ExportProof['file']['missing'][number];

type Content = Pick<repository.Version, 'content' | 'provenance'>;

/**
 * Finds lines of the uploaded file that are missing from a version: lines that were never placed, and lines that no field refers to
 * anymore. A line that was reworded or merged isn't missing.
 */
export function findMissingLines(
  version: Content & Pick<repository.Version, 'unplaced'>,
  reading: { provenance: Provenance; text: SourceText },
): MissingLine[] {
  const isHeld = createLineFinder(version.content);
  const existingLines = new Set(listSpanLines(version.provenance).map(({ key }) => key));
  const removed = listSpanLines(reading.provenance)
    .filter(({ key }, index, all) => !existingLines.has(key) && all.findIndex((other) => other.key === key) === index)
    .map(({ page, line }) => ({ page, text: getText(reading.text, page, line), why: 'removed' as const }))
    .filter(({ text }) => !isHeld(text));
  const unplaced = dropTyped(version.unplaced ?? [], version);
  return [
    ...unplaced.map(({ text, spans }) => ({ page: spans[0]?.page ?? 1, text, why: 'unplaced' as const })),
    ...removed,
  ];
}

/** Drops unplaced lines whose words appear in order in a field that the member created. */
export function dropTyped(unplaced: readonly UnplacedLine[], { content, provenance }: Content): UnplacedLine[] {
  const typedFields = [...collectFields(content)].filter(([path]) => (provenance[path]?.origin ?? 'read') !== 'read');
  const runs = typedFields.map(([, value]) => padWords(splitWords(value)));
  return unplaced.filter(({ text }) => {
    const words = splitWords(text);
    return words.length > 0 && !runs.some((run) => run.includes(padWords(words)));
  });
}

const listSpanLines = (provenance: Provenance) =>
  Object.values(provenance).flatMap(({ spans }) =>
    spans.map(({ page, line }: Span) => ({ page, line, key: `${page}:${line}` })),
  );

const getText = (text: SourceText, page: number, line: number): string =>
  text.pages.find(({ number }) => number === page)?.lines[line]?.text.trim() ?? '';

/** The share of a line's words that a field must contain. A slightly reworded line isn't missing. */
const MATCH_THRESHOLD = 0.75;
/** Shorter lines must appear exactly, because their words easily occur elsewhere. */
const MIN_WORDS = 4;

/** Returns a function that checks whether some field contains a line's words. A line without words always passes. */
function createLineFinder(resume: Resume): (text: string) => boolean {
  const fields = [...collectFields(resume).values()]
    .map(splitWords)
    .map((words) => ({ run: padWords(words), words: new Set(words) }));
  return (text) => {
    const words = splitWords(text);
    const distinct = [...new Set(words)];
    const isReworded = (field: (typeof fields)[number]) =>
      words.length >= MIN_WORDS &&
      distinct.filter((word) => field.words.has(word)).length >= distinct.length * MATCH_THRESHOLD;
    return words.length === 0 || fields.some((field) => field.run.includes(padWords(words)) || isReworded(field));
  };
}

const padWords = (words: readonly string[]): string => ` ${words.join(' ')} `;

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
