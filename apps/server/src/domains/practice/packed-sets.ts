import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type BankQuestion, INTERVIEW_LEVELS, type InterviewLevel, type QuestionSet } from '@foothold/core/interview';

/** What is known of a set without its questions. */
interface SetFacts extends Omit<QuestionSet, 'questions'> {
  /** How many questions it has at each level. */
  counts: Record<InterviewLevel, number>;
}

/** A set in the compiled content. Its questions are compressed JSON in Base64, so that a server holds a fraction of the bank. */
export interface PackedSet extends SetFacts {
  packed: string;
}

/** A set whose questions are unpacked when they are read. */
export type IndexedSet = SetFacts & QuestionSet;

/** How many sets stay unpacked. One choice reads every theme and a few others. */
const MAX_UNPACKED = 64;

export function packSet({ questions, ...set }: QuestionSet): PackedSet {
  const [junior = 0, mid = 0, senior = 0] = INTERVIEW_LEVELS.map(
    (level) => questions.filter((question) => question.level === level).length,
  );
  return {
    ...set,
    counts: { junior, mid, senior },
    packed: deflateRawSync(JSON.stringify(questions)).toString('base64'),
  };
}

/** Unpacks the questions of a set when they are first read, and again if many other sets were read since. */
export function unpackSets(sets: readonly PackedSet[], most = MAX_UNPACKED): IndexedSet[] {
  /** The least recently used first. */
  const unpacked = new Map<string, readonly BankQuestion[]>();
  function read(id: string, packed: string): readonly BankQuestion[] {
    const questions =
      unpacked.get(id) ??
      (JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as readonly BankQuestion[]);
    unpacked.delete(id);
    unpacked.set(id, questions);
    const [oldest] = unpacked.keys();
    if (unpacked.size > most && oldest !== undefined) unpacked.delete(oldest);
    return questions;
  }
  return sets.map(({ packed, ...set }) => ({
    ...set,
    get questions() {
      return read(set.id, packed);
    },
  }));
}
