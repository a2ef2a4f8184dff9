import { isPlace, placeAtEnd } from '../facts/index.ts';
import { isUrlOnly } from './contact-patterns.ts';
import { fragmentOf, joinFragments } from './fragment.ts';
import { type Head, type Part, partOf } from './part-cuts.ts';

export function sortPart(whole: Part, result: Head): void {
  const part = removeOutcome(whole);
  if (isUrlOnly(part.text) && !COMPANY_DOMAIN_PATTERN.test(part.text)) {
    result.url ??= part.fragment;
    return;
  }
  // The street of an employer's address is in no field.
  if (STREET_PATTERN.test(part.text)) return;
  const name = removeNameLabel(part);
  if (name) {
    result.parts.push(name);
    return;
  }
  const labeled = PLACE_LABEL_PATTERN.exec(part.text);
  if (labeled) {
    result.place ??= fragmentOf(part.line, part.from + labeled[0].length, part.to);
    return;
  }
  if (isPlace(part.text)) {
    const campus = joinCampus(result.parts[result.parts.length - 1], part);
    if (campus) {
      result.parts[result.parts.length - 1] = campus;
      return;
    }
    if (!result.place) {
      result.place = part.fragment;
      return;
    }
    // "East Liberty, PA    15206 United States"
    if (/^\d{4}/.test(part.text)) {
      result.place = joinFragments([result.place, part.fragment]);
      return;
    }
  }
  const isOpen = !result.place || ARRANGEMENT_PATTERN.test(result.place.text);
  const at = isOpen ? placeAtEnd(part.text) : undefined;
  if (
    at !== undefined &&
    !OPEN_BRACKET_PATTERN.test(part.text.slice(0, at)) &&
    !isCampus(part.text.slice(0, at), part.text.slice(at))
  ) {
    const cut = part.from + at;
    result.place = fragmentOf(part.line, cut, part.to);
    const rest = partOf(part.line, part.from, cut);
    if (rest) result.parts.push(removeStop(rest));
    return;
  }
  result.parts.push(part);
}

/** "Developer (Co-op - " before "Remote)" */
const OPEN_BRACKET_PATTERN = /\([^()]*$/;

/** "(Remote)" after a title: the town can be named beside the employer. */
const ARRANGEMENT_PATTERN = /^\(?(?:fully )?(?:remote|hybrid|on-?site)\)?$/iu;

/** "Position: Intern" */
function removeNameLabel(part: Part): Part | undefined {
  const label = NAME_LABEL_PATTERN.exec(part.text);
  const name = label && partOf(part.line, part.from + label[0].length, part.to);
  return name ? { ...name, named: label[1] ? 'title' : 'employer' } : undefined;
}

const NAME_LABEL_PATTERN =
  /^(?:((?:job )?title|position(?: held)?|role|designation)|employer|company(?: name)?|organi[sz]ation)\s*:\s*(?=\S)/iu;

/** "University of Wisconsin – Madison" */
function joinCampus(last: Part | undefined, town: Part): Part | undefined {
  if (!last || last.line !== town.line || !isCampus(last.text, town.text)) return undefined;
  const isDash = /^\s*[–—-]\s*$/u.test(last.line.text.slice(last.to, town.from));
  return isDash && !town.text.includes(',') ? partOf(last.line, last.from, town.to) : undefined;
}

/** "Bellevue University, Bellevue, NE (In Progress)": the part without its outcome. */
function removeOutcome(part: Part): Part {
  const outcome = OUTCOME_PATTERN.exec(part.text);
  return (outcome && partOf(part.line, part.from, part.from + outcome.index)) ?? part;
}

const OUTCOME_PATTERN =
  /\s\((?:in progress|ongoing|current|present|completed|graduated|discontinued|incomplete|expected|anticipated)\b[^()]*\)$/iu;

/** "Amazon.com": a company that is named like its address. */
const COMPANY_DOMAIN_PATTERN = /^(?!www\.)\p{Lu}[\p{L}\d-]*(?:\.[\p{L}\d-]+)*\.\p{L}{2,4}\.?$/u;

/** "220 Sample Avenue, Suite 3" */
const STREET_PATTERN =
  /^\d{1,6}[A-Z]?\s(?:[\p{L}\d.'’-]+\s){1,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|highway|hwy|parkway|pkwy|circle|terrace|turnpike|pike|square)\b\.?(?:,?\s(?:suite|ste|unit|apt|floor|fl|room|rm|#)\.?\s?[\p{L}\d-]+)?$/iu;

/** "City: Lyon", as in the Europass format. */
const PLACE_LABEL_PATTERN =
  /^(?:city|town|location|place|country|ort|stadt|ville|lieu|pays|ciudad|lugar|país|città|luogo|paese|plaats|miasto|cidade)\s*:\s*(?=\S)/iu;

/** "Northwind Technology. San Jose": removes the period at the end of a part, unless it ends an abbreviation. */
export function removeStop(part: Part): Part {
  if (!part.text.endsWith('.') || ABBREVIATED_PATTERN.test(part.text)) return part;
  return partOf(part.line, part.from, part.to - 1) ?? part;
}

const ABBREVIATED_PATTERN =
  /(?:\b(?:Inc|Co|Corp|Ltd|Bros|Jr|Sr|St|Assoc|Univ|Dept|Intl|Int['’]l|Mfg|Ave|Blvd|Rd|Dr|Mt|Ft|Gov|Natl|Asst|Mgr|Svcs|Ctr|Hosp)|(?:^|[\s.])\p{L})\.$/u;

/** "University of California, Berkeley": the town is part of the name. */
export function isCampus(name: string, place: string): boolean {
  const last =
    name
      .replace(/[\s,]+$/, '')
      .split(',')
      .pop() ?? '';
  // "University of California, Irvine (UCI)"
  return UNIVERSITY_PREFIX_PATTERN.test(last.trim()) && !/[,(]/.test(place.replace(/\s\(\p{Lu}{2,6}\)$/u, ''));
}

const UNIVERSITY_PREFIX_PATTERN =
  /^(?:the )?(?:universi\p{L}*|(?:indian|national) institute) (?:of|de|di|do|da|du|at|system)\b/iu;
