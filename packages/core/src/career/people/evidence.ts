import type { AdviceRequest } from '../advice.ts';
import { formatList, quoteUserText } from '../wording.ts';

/** What a person wrote that proves something, as written. */
export interface Evidence {
  /** "60 college credits". */
  credits: string | null;
  /** "2400 hours supervised": hours that a license or apprenticeship may count. */
  hours: string | null;
  degrees: string[];
  /** Licenses, certificates, and clearances. */
  papers: string[];
  /** Amounts, years, and results. */
  results: string[];
}

const CREDITS = /\b\d{1,3}\+? (?:\w+ ){0,2}credits?\b/i;
const HOURS = /\b\d[\d,]{2,5}\+? (?:\w+ )?(?:hours|hrs)\b/i;
const PAPER =
  /\b(?:licen[sc]ed?|cert(?:s|ified|ificates?|ification)?|clearance|guard card|dot card|permit|journeyman|eit|passed (?:the )?\w+|\dg|epa ?608|osha ?(?:10|30)|cpr|bls|acls|pals|servsafe|cda|ptcb|nremt|cma|cna|cdl|twic|hazmat|tanker|ged|security\+|a\+|pmp)\b|\ba\+/i;
const RESULT =
  /\d[\d,.]*\s?%|\$\s?\d|\d[\d,.]*\s?(?:k|m|million)\b|\b(?!911)\d+\+?\s?(?:years?|yrs?|yoe|clients?|employees|people|units?|weddings|accounts|students|patients|vehicles|events|projects|reports|stores|sites|followers|wpm|miles|papers|publications|covers|tickets|calls|direct reports)\b|\b(?:team|crew|staff) of \d+|\b\d+ (?:a|per) (?:day|week|month|year)\b|\d+ ?wpm|\d\/mo\b/i;

const MAX_LENGTH = 48;
const MAX_EACH = 3;

/** The proof in skills as typed, each counted once. */
export function findEvidence(typed: readonly string[]): Evidence {
  const texts = typed
    .map((text) => text.replace(/ inside$/i, '').trim())
    .filter((text) => text !== '' && text.length <= MAX_LENGTH);
  const credits = texts.map((text) => CREDITS.exec(text)?.[0]).find((one) => one !== undefined) ?? null;
  const hours = texts.map((text) => HOURS.exec(text)?.[0]).find((one) => one !== undefined) ?? null;
  const rest = texts.filter((text) => !CREDITS.test(text) && !HOURS.test(text));
  const degrees = rest.filter(isDegree);
  const papers = rest.filter((text) => !degrees.includes(text) && PAPER.test(text));
  const results = rest.filter((text) => !degrees.includes(text) && !papers.includes(text) && RESULT.test(text));
  return { credits, hours, degrees, papers, results };
}

/** "BS accounting 2008", and not "as" or "ma" inside of something else. */
const isDegree = (text: string): boolean =>
  /(?<![\w-])(?:B\.?S\.?[NW]?|B\.?A\.?|M\.?S\.?[NW]?|M\.?B\.?A|ADN|A\.?A\.?S?|Ph\.?D)\b/.test(text) ||
  /\b(?:associate|bachelor|master)[’']?s?\b.*\b(?:in|degree|accounting|drafting|arts|science)\b|\bassociates\b|\bdegree\b/i.test(
    text,
  );

/** Skills as typed, and the credits and hours that the goals name. */
export const listProof = ({
  typedSkills,
  unknownSkills,
  goals,
}: Pick<AdviceRequest, 'typedSkills' | 'unknownSkills' | 'goals'>) => [
  ...(typedSkills ?? unknownSkills),
  ...[CREDITS, HOURS].flatMap((pattern) => pattern.exec(goals)?.[0] ?? []),
];

/** What credits and hours count toward. @param asked the hours that the license asks for */
export function describeCounted(
  { credits, hours }: Evidence,
  asked: string | undefined,
  needsDegree: boolean,
): string[] {
  return [
    ...(hours !== null && asked !== undefined
      ? [
          `Your ${hours} can count toward what the license asks for (${asked}), so have them signed and ask the board to confirm them.`,
        ]
      : []),
    ...(credits !== null
      ? [
          needsDegree
            ? `Your ${credits} can count toward the degree, so ask each program in writing which of them it takes before you enroll.`
            : `Your ${credits} can count toward a certificate or degree, so ask which of them a school takes before you enroll.`,
        ]
      : []),
  ];
}

/** At most two sentences on what counts: papers and degrees first, then results. Credits and hours have their own. */
export function describeEvidence({ degrees, papers, results }: Evidence): string[] {
  const held = [...degrees, ...papers].slice(0, MAX_EACH).map(quoteUserText);
  const numbers = results.slice(0, MAX_EACH).map(quoteUserText);
  return [
    ...(held.length > 0
      ? [
          `Your ${formatList(held)} ${held.length === 1 ? 'counts' : 'count'}, so put ${held.length === 1 ? 'it' : 'them'} near the top of your résumé with dates.`,
        ]
      : []),
    ...(numbers.length > 0
      ? [`Put ${formatList(numbers)} in the first lines of your résumé, as employers trust numbers.`]
      : []),
  ].slice(0, 2);
}

/** For a business of one's own, where no résumé is read. */
export const describeHeldPapers = ({ degrees, papers }: Evidence): string[] => {
  const held = [...papers, ...degrees].slice(0, MAX_EACH).map(quoteUserText);
  return held.length === 0 ? [] : [`Your ${formatList(held)} ${held.length === 1 ? 'counts' : 'count'} there, too.`];
};
