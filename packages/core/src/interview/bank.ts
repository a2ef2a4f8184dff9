import type { QuestionSet, Subject } from './types.ts';

/** The question bank, searchable by topic. */
export interface QuestionBank {
  sets: readonly QuestionSet[];
  /** Sets about a subject, in their original order. */
  about(kind: Subject['kind'], id: string): readonly QuestionSet[];
}

export function createQuestionBank(sets: readonly QuestionSet[]): QuestionBank {
  const setsBySubject = Map.groupBy(sets, ({ about }) => `${about.kind}:${about.id}`);
  return { sets, about: (kind, id) => setsBySubject.get(`${kind}:${id}`) ?? [] };
}
