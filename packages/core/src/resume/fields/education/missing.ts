import { countWords } from '../../../text/count-words.ts';
import { cutLine, type Line } from '../../layout/index.ts';
import { degreeLength, findGrade, institutionScore, splitDegree } from '../../lexicon/degrees.ts';
import { fragmentOf } from '../fragment.ts';
import { partOf } from '../part-cuts.ts';
import { takeApart } from '../parts.ts';
import { CONCENTRATION_PATTERN, getDegree } from './assign.ts';
import type { Draft } from './draft.ts';
import { findCommas, splitPieces } from './pieces.ts';

/** Looks for a school in the first lines of the description. */
export function findSchool(draft: Draft): void {
  const { body } = draft.entry;
  const at = body.slice(0, 4).findIndex((line) => {
    const short = line.marker === 0 && countWords(line.text) <= 9 && !/\p{Ll}{2}[.!?]$/u.test(line.text);
    return short && institutionScore(line.text) > 0 && degreeLength(line.text) === 0;
  });
  const line = body[at];
  if (!line) return;
  const head = takeApart([{ line, dates: [] }]);
  const part = head.parts.find((each) => institutionScore(each.text) > 0);
  if (!part) return;
  const school = splitPieces(part, false)[0] ?? part;
  draft.institution = school.fragment;
  draft.doubtful = true;
  draft.rest.push(...head.parts.filter((each) => each !== part).map((each) => each.fragment));
  if (head.place) draft.head.place ??= head.place;
  body.splice(at, 1);
}

/** "BA in Sociology, Spelman": without another school in the entry, the name after the last comma is the school. */
export function splitLastComma(draft: Draft): void {
  const [degree] = draft.degrees;
  const area = degree?.area;
  const part = area && draft.head.parts.find((each) => each.text.includes(area.text));
  const cut = part && findCommas(part).at(-1);
  if (!area || !part || cut === undefined || draft.degrees.length > 1) return;
  const school = partOf(part.line, cut + 1, part.to);
  const start = part.line.text.indexOf(area.text, part.from);
  const rest = start < cut ? partOf(part.line, start, cut) : undefined;
  if (
    !school ||
    !rest ||
    !/^\p{Lu}/u.test(school.text) ||
    CONCENTRATION_PATTERN.test(school.text) ||
    findGrade(school.text)
  )
    return;
  degree.area = rest.fragment;
  draft.institution = school.fragment;
  draft.doubtful = true;
}

/** Looks for a degree in the first lines of the description, with its field of study above or next to it. */
export function findDegree(draft: Draft): void {
  const { body } = draft.entry;
  const isShort = (text: string) =>
    countWords(text) <= MAX_DEGREE_WORDS && (!/\p{Ll}{2}[.!?]$/u.test(text) || degreeLength(text) > 0);
  const named = (line: Line) => {
    const cut = line.text.search(/\s*[|\t]/);
    const lead = COMPLETION_LEAD_PATTERN.exec(line.text.slice(line.marker))?.[0].length ?? 0;
    return partOf(line, line.marker + lead, cut > line.marker ? cut : line.text.length);
  };
  const at = body.slice(0, 4).findIndex((line) => {
    const text = named(line)?.text ?? '';
    return isShort(text) && degreeLength(text) > 0;
  });
  const line = body[at];
  const part = line && named(line);
  const split = part && splitDegree(part.text);
  if (!part || !split) return;
  const degree = getDegree(part, split);
  const above = body[at - 1];
  const isArea = at === 1 && above !== undefined && isShort(above.text) && !above.text.includes(':');
  if (!degree.area && isArea) {
    degree.area = fragmentOf(above, above.marker);
    body.splice(at - 1, 1);
  }
  body.splice(body.indexOf(line), 1, ...(part.to < line.text.length ? [cutLine(line, part.to)] : []));
  draft.degrees.push(degree);
}

const MAX_DEGREE_WORDS = 16;

const COMPLETION_LEAD_PATTERN =
  /^(?:intended|expected|prospective|(?:currently )?(?:pursuing|studying|completing|working towards?)(?: an?| my| the)?|candidate for(?: an?| the)?)\s(?=\p{Lu})/iu;
