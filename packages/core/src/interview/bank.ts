import type { QuestionSet, Subject } from './types.ts';

/** The question bank, searchable by topic. */
export interface QuestionBank {
  sets: readonly QuestionSet[];
  /** Sets about a subject, in their original order, except those for narrower titles. */
  about(kind: Subject['kind'], id: string): readonly QuestionSet[];
  /** Sets for narrower titles than an occupation's, such as "EMT". */
  narrower: readonly QuestionSet[];
}

export function createQuestionBank(sets: readonly QuestionSet[]): QuestionBank {
  const narrower = sets.filter(({ about }) => about.titles !== undefined);
  const general = sets.filter(({ about }) => about.titles === undefined);
  const setsBySubject = Map.groupBy(general, ({ about }) => `${about.kind}:${about.id}`);
  return { sets, about: (kind, id) => setsBySubject.get(`${kind}:${id}`) ?? [], narrower };
}
