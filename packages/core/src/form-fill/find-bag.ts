import { EDUCATION_BAGS, EMPLOYMENT_BAGS } from './career-bags.ts';
import type { FieldWords } from './context.ts';
import { type Bag, words } from './label-bag.ts';
import { PERSON_BAGS } from './person-bags.ts';
import { toAskedWords } from './words.ts';

/** Words that don't say what is asked for. "When", "where", "who", and "why" do. */
const FILLER = new Set(
  words(
    `a an the your yours youve youre youd ive id you my i me we us our of to in into on at for by with from as and or it its this that so if any have has having is are
    was were be been do does did can could should would will may might must what whats which please kindly enter provide give tell let add fill put
    list share applicant applicants candidate candidates us one own here below s re ve ll d required optional need want like just also such e g eg ie etc field box answer info information
    got paste copy print details detail know how n`,
  ).filter(Boolean),
);

const MOST_WORDS = 18;
const DATED = /^(?:job|school)-(?:start|end)$/;

/** Bags by each word of their first need, so that only those are compared of which a word occurs. */
const BY_WORD = new Map<string, { bag: Bag; at: number }[]>();
[...PERSON_BAGS, ...EMPLOYMENT_BAGS, ...EDUCATION_BAGS].forEach((each, at) => {
  for (const word of each.needs[0] ?? []) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), { bag: each, at }]);
});

/** A list or a number is for one part of a date, as is a text that names only one. */
function withPart(meaning: string, asked: ReadonlySet<string>, { field }: FieldWords): string | null {
  if (field.kind === 'month' || field.kind === 'date') return meaning;
  const month = asked.has('month') || asked.has('mm') || asked.has('mo');
  const year = asked.has('year') || asked.has('yyyy');
  if (month !== year) return `${meaning}-${month ? 'month' : 'year'}`;
  return field.kind === 'text' || field.kind === 'tel' ? meaning : null;
}

function fits(
  { needs, may, kinds, place, unless }: Bag,
  asked: readonly string[],
  all: string,
  { field, place: where }: FieldWords,
): boolean {
  if (place !== 'anywhere' && place !== where) return false;
  if (!kinds.includes(field.kind)) return false;
  for (const word of asked) if (!may.has(word) && !FILLER.has(word)) return false;
  if (!needs.every((each) => asked.some((word) => each.has(word)))) return false;
  return unless === undefined || !unless.test(all);
}

/** The first bag, in the order of the table, that has every word. */
function findBag(text: string, field: FieldWords): { bag: Bag; asked: readonly string[] } | null {
  const asked = text.split(' ').filter(Boolean);
  if (asked.length === 0 || asked.length > MOST_WORDS) return null;
  const candidates = asked.flatMap((word) => BY_WORD.get(word) ?? []).sort((a, b) => a.at - b.at);
  const found = candidates.find((each) => fits(each.bag, asked, text, field));
  return found ? { bag: found.bag, asked } : null;
}

/** "Email. We only use it for this application" asks for the email. */
const firstSentence = ({ field: { label } }: FieldWords): string =>
  toAskedWords(label.split(/(?<=\p{L}{3}[.?!])\s+/u, 1)[0] ?? '');

/** The meaning of a label of which every word is known. Null if one is not, or the field is somebody else's. */
export function findBagMeaning(field: FieldWords): string | null {
  if (field.isOthers) return null;
  const found =
    findBag(field.asked, field) ??
    (field.core === field.asked ? null : findBag(field.core, field)) ??
    (SENTENCES.test(field.field.label) ? findBag(firstSentence(field), field) : null);
  if (!found) return null;
  const { meaning } = found.bag;
  return DATED.test(meaning) ? withPart(meaning, new Set(found.asked), field) : meaning;
}
const SENTENCES = /[.?!]\s+\S/;
