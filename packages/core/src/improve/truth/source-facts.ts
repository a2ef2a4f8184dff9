import { toExportedSubject } from '../../ats/exported.ts';
import { collectFacts, type Facts } from '../../ats/facts/index.ts';
import { TextReader } from '../../ats/facts/text-facts.ts';
import type { Resume } from '../../resume/model.ts';
import type { TruthSources } from '../types.ts';

const known = new WeakMap<Resume, Facts>();

/** The facts of the résumé itself, as an exported file shows it; collected once for all changes that are checked against it. */
export function collectSourceFacts({ resume, asOf }: Pick<TruthSources, 'resume' | 'asOf'>): Facts {
  const before = known.get(resume);
  if (before?.asOf === asOf) return before;
  const facts = collectFacts(toExportedSubject(resume), undefined, asOf, new TextReader());
  known.set(resume, facts);
  return facts;
}
