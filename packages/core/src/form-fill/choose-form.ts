import { toFieldWords } from './context.ts';
import { findMeanings, pickSureMeaning } from './meanings.ts';
import type { FieldDescription, FormArea } from './types.ts';

/** Which fields of a page belong to the form that the person means. */
export interface FormChoice {
  /** Empty if it isn't sure. */
  fields: FieldDescription[];
  /** How many other forms of the page ask for the same person, and are left alone. */
  others: number;
}

/** What an application asks only once: two forms that ask for it are two forms for the same person. */
const IDENTITY = new Set(['full-name', 'first-name', 'last-name', 'legal-name', 'email', 'phone', 'resume-file']);
/** How many times as many fields the form has that surely is the application. */
const LARGER = 2;

interface Candidate {
  area: FormArea;
  fields: readonly FieldDescription[];
  asks: ReadonlySet<string>;
}

function toCandidate(area: FormArea, byId: ReadonlyMap<string, FieldDescription>): Candidate {
  const fields = area.fieldIds.flatMap((id) => byId.get(id) ?? []);
  const meanings = fields.flatMap((field) => pickSureMeaning(findMeanings(toFieldWords(field)))?.meaning ?? []);
  return { area, fields, asks: new Set(meanings.filter((meaning) => IDENTITY.has(meaning))) };
}

const hasFile = ({ fields }: Candidate) => fields.some(({ kind }) => kind === 'file');

/** The form in which the person is, or else the one for an application with a document, in the window, or much larger. */
function pick(rivals: readonly Candidate[]): Candidate | null {
  const only = (found: readonly Candidate[]) => (found.length === 1 ? (found[0] ?? null) : null);
  const withFile = rivals.filter(hasFile);
  const likely = withFile.length > 0 ? withFile : rivals;
  const [first, second] = likely.toSorted((a, b) => b.fields.length - a.fields.length);
  return (
    only(rivals.filter(({ area }) => area.hasFocus)) ??
    only(likely) ??
    only(likely.filter(({ area }) => area.isInView)) ??
    (first && second && first.fields.length >= second.fields.length * LARGER ? first : null)
  );
}

/**
 * Chooses among the forms of a page: several forms that ask for the same person aren't one application, so only one of them is filled in.
 * Forms that ask for different things are parts of one.
 */
export function chooseForm(fields: readonly FieldDescription[], areas: readonly FormArea[]): FormChoice {
  const all: FormChoice = { fields: [...fields], others: 0 };
  if (areas.length < 2) return all;
  const byId = new Map(fields.map((field) => [field.id, field]));
  const candidates = areas.map((area) => toCandidate(area, byId));
  const rivals = candidates.filter((one) =>
    candidates.some((other) => other !== one && [...one.asks].some((asked) => other.asks.has(asked))),
  );
  if (rivals.length === 0) return all;
  const chosen = pick(rivals);
  if (chosen === null) return { fields: [], others: rivals.length };
  const left = new Set(rivals.flatMap(({ area }) => (area === chosen.area ? [] : area.fieldIds)));
  return { fields: fields.filter(({ id }) => !left.has(id)), others: rivals.length - 1 };
}
