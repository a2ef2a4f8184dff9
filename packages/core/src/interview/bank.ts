import type { QuestionSet, Subject } from './types.ts';

/** The written questions, found by what they are about. */
export interface QuestionBank {
  sets: readonly QuestionSet[];
  /** Sets about a subject, in the order they were given. */
  about(kind: Subject['kind'], id: string): readonly QuestionSet[];
}

export function questionBank(sets: readonly QuestionSet[]): QuestionBank {
  const bySubject = Map.groupBy(sets, ({ about }) => `${about.kind}:${about.id}`);
  return { sets, about: (kind, id) => bySubject.get(`${kind}:${id}`) ?? [] };
}
