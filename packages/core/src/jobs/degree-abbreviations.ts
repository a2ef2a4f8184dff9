import type { DegreeMention } from './degree-mention.ts';
import { followsPersonName, isSignedName } from './person-names.ts';
import type { DegreeLevel } from './types.ts';

const LEVEL_BY_ABBREVIATION: Readonly<Record<string, DegreeLevel>> = Object.fromEntries(
  (
    [
      ['associate', 'AA AS AAS ADN ASN AGS AOS'],
      [
        'bachelor',
        'BS BA BSc BSN BBA BFA BSW BSEE BSME BSCS BSCE BSBA BEng BTech BEd BCom BArch LLB AB ScB BPS BGS BMus BDes BSEd BSIT BSIE BSChE BASc BHSc BSPH BSRN BLA',
      ],
      [
        'master',
        'MS MA MSc MBA MSN MSW MPH MPA MFA MHA MEd MSEE MSCS MSIS MLS MLIS MPP MEng MArch MDiv MSLS MOT MSOT MSPT MAT MSEd MALS MTS MURP MHS MHSA MAcc MAcy MPAcc MSA MFin MSIT MSBA MSME MSCE MSIE MMFT MSSW MPAS MSPAS LLM MPhil',
      ],
      [
        'doctorate',
        'PhD EdD PsyD PharmD DNP DPT JD MD DDS DMD DVM OTD AuD DSW DBA DMin DMA ScD DrPH DHSc DPM DNAP VMD SJD',
      ],
    ] as const
  ).flatMap(([level, names]) => names.split(' ').map((name) => [name, level] as const)),
);

/** Abbreviations that mean nothing else, so they count without context. */
const UNAMBIGUOUS_ABBREVIATIONS = new Set(
  'MLIS ADN ASN AuD DSW DMin DrPH DHSc DNAP MSLS MSOT MSPT MSEd MALS MURP MHSA MAcc MPAcc MMFT MSSW MPAS MSPAS MPhil ScB BSEd BSIT BSIE BSChE BASc BHSc BMus BDes DDS DMD DVM BSN BSc BBA BFA BSW BSEE BSME BSCS BSCE BSBA BEng BTech BArch MArch LLB MDiv MBA MSN MPH MFA MSEE MSCS PhD EdD PsyD PharmD DNP'.split(
    ' ',
  ),
);

const ABBREVIATION_PATTERN =
  /\b(?:O\.?T\.?D|Au\.?D|DSW|DBA|D\.?Min|DMA|Sc\.?D|DrPH|DHSc|DPM|DNAP|VMD|SJD|MSLS|M\.?O\.?T|MSOT|MSPT|MAT|M\.?S\.?Ed|MALS|MTS|MURP|MHSA?|MAcc|MAcy|MPAcc|MSA|MFin|MSIT|MSBA|MSME|MSCE|MSIE|MMFT|MSSW|MPAS|MSPAS|LL\.?M|M\.?Phil|AGS|AOS|Sc\.?B|BPS|BGS|B\.?Mus|BDes|B\.?S\.?Ed|BSIT|BSIE|BSChE|BASc|BHSc|BSPH|BSRN|BLA|A\.?A\.?S|A\.?[AS]|AB|ADN|ASN|B\.?S\.?[Cc]|B\.?S\.?N|BS(?:EE|ME|CS|CE|BA|W)|BBA|BFA|B\.?[SA]|B\.?Eng|B\.?Tech|B\.?Ed|B\.?Com|B\.?Arch|M\.?Arch|LL\.?B|M\.?Div|M\.?S\.?c|M\.?B\.?A|M\.?S\.?N|M\.?S\.?W|M\.?P\.?H|M\.?P\.?A|MFA|MHA|M\.?Ed|MS(?:EE|CS|IS)|MLI?S|MPP|MEng|M\.?[SA]|P\.?[Hh]\.? ?D|Ed\.?D|Psy\.?D|Pharm\.?D|DNP|DPT|J\.?D|M\.?D|D\.?D\.?S|D\.?M\.?D|D\.?V\.?M)\b\.?/g;

/** Text after an abbreviation that shows it is a degree: "BS in …", "BA or …", "BS required". */
const FOLLOWING_WORD_PATTERN =
  /^(?:[’']?s)?\s?(?:degrees?\b|(?:in|of)\s(?!the\b|our\b|all\b|this\b|your\b)[A-Za-z]|or\b|and\/or\b|(?:Computer|Business|Mechanical|Electrical|Civil|Chemical|Industrial|Engineering|Accounting|Finance|Nursing|Biology|Chemistry|Physics|Math(?:ematics)?|Statistics|Economics|Marketing|Communications?|English|History|Psychology|Education|Information|Journalism|Social)\b(?! Stud)|required|preferred|from an?\b|education\b|with (?:at least |an? |a minimum )?(?:\d|a \d|[\d.]+ GPA|GPA)|plus \d|and \d|\+|minimum\b|level\b|\(?preferred|a plus|desired)/;
/** With dots, these mean nothing else, except for initials of a person or a state. */
const DOTTED_ABBREVIATION_PATTERN = /^(?:[AB]\.[AS]|M\.S|P\.h|Ph\.|J\.D)/;
const SOFTWARE_PATTERN =
  /^,?\s?(?:Office|Word|Excel|Outlook|SQL|Access|Project|Visio|Windows|Power|Dynamics|Teams|Exchange|Share)/;

/** "MS" also abbreviates Microsoft, Mississippi, and multiple sclerosis, and "MA" a medical assistant, so they need more words. */
const STRICT_ABBREVIATIONS: ReadonlySet<string> = new Set(['MS', 'MA']);
const STRICT_AFTER_PATTERN =
  /^(?:[’']?s)?\s?(?:degrees?\b|(?:in|of)\s(?!(?:the|our|all|this|your|an?|adults?|children|patients?|people|women|men|remission|relapse)\b)[A-Za-z]|level\b|or (?:an? )?(?:equivalent|higher|above|related|[Bb]achelor|[Dd]octora|Ph\.?D|MBA|B\.?[AS]\b)|from an? (?:[\w-]+ )?(?:accredited|university|college|school)|\+|(?:with|plus|and) \d|minimum\b)/;
const STRICT_BEFORE_PATTERN = /\b(?:minimum(?: of)?|an?|education|preferably)[:-]?\s\(?$/i;
/** People who have the disease, and their care. */
const DISEASE_PATTERN =
  /\b(?:patients?|clients?|individuals|residents?|people|those|adults?|children|persons?|diagnos\w+|treat\w*|care|living|symptoms?)\b[^.;]{0,40}\b(?:with|of|for|has|have|treat\w*|including)\s(?:[\w’'-]+,? ){0,3}$/i;
/** A capitalized word directly before it is a town: "Jackson MS". */
const TOWN_PATTERN = /\b(?!(?:Minimum|Education|Degree|Preferably|Or|An?|And|With|Have)\b)\p{Lu}\p{Ll}+ $/u;

/** Text before an abbreviation that shows it is a degree: "Minimum BS", "Education: BS", "4 year BS". */
const PRECEDING_WORD_PATTERN =
  /(?:\b(?:minimum|an?|or|have|hold|requires?|required|education|degree|year|preferably|with)[:-]?\s\(?|^\(?)$/i;

const JOINING_WORD_PATTERN = /^[\s,/&]*(?:(?:or|and|and\/or)\s)?(?:an?\s)?$/;

/**
 * Finds degree abbreviations, which often mean something else ("Boston, MA", "MS Office", "QA/BA"). One counts because of the
 * words around it, or if only "or", a comma or a slash separates it from a degree that counts ("BS/MS").
 */
export function findDegreeAbbreviations(text: string, named: readonly DegreeMention[]): DegreeMention[] {
  const found = [...text.matchAll(ABBREVIATION_PATTERN)].flatMap((match) => {
    const level = LEVEL_BY_ABBREVIATION[match[0].replace(/[.\s]/g, '').replace(/^PHD$/, 'PhD').replace(/^BSC$/, 'BSc')];
    const mention = { start: match.index, end: match.index + match[0].length };
    return level && !isOfPerson(text, mention) ? [{ level, ...mention }] : [];
  });
  const sure = new Set(found.filter((mention) => isCertain(text, mention)));
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (const mention of found) {
      if (sure.has(mention)) continue;
      if ([...sure, ...named].some((other) => areJoined(text, mention, other))) {
        sure.add(mention);
        hasGrown = true;
      }
    }
  }
  return [...sure];
}

/** Companies and products with the same name as a degree: "MSN.com", "MSN and Bing". */
const COMPANY_AFTER_PATTERN =
  /^(?:\.(?:com|net|org)\b| ?(?:Ad ?Center|Messenger|Search|Explorer)\b|[,/ ]+(?:(?:and|or) )?(?:Bing|Yahoo|Google|AOL)\b)/i;
const COMPANY_BEFORE_PATTERN =
  /\b(?:(?:Bing|Yahoo!?|Google|AOL(?:\.com)?)[,/ ]+(?:(?:and|or) )?|(?:president|director|division|part|office) of )$/i;

/** "BA/BS": together, they mean nothing else. */
const PAIR_AFTER_PATTERN = /^\s?\/\s?B\.?[AS]\b/;
const PAIR_BEFORE_PATTERN = /\bB\.?[AS]\.?\s?\/\s?$/;

function isCertain(text: string, { start, end }: DegreeMention): boolean {
  const written = text.slice(start, end).replace(/[.\s]/g, '');
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 24);
  if (/^(?:MA|MS|MD|AS|AB|JD|PA)$/.test(written) && /[A-Za-z]{3},\s?$/.test(before)) return false;
  if (SOFTWARE_PATTERN.test(after)) return false;
  if (
    COMPANY_AFTER_PATTERN.test(text.slice(text.charAt(end - 1) === '.' ? end - 1 : end)) ||
    COMPANY_BEFORE_PATTERN.test(before)
  )
    return false;
  if (/^B[AS]$/.test(written) && (PAIR_AFTER_PATTERN.test(after) || PAIR_BEFORE_PATTERN.test(before))) return true;
  // A line of nothing else: "BA/BS".
  if (/^\W*(?:B\.?[AS]\.?(?:\s*(?:\/|or|,|and)\s*)?){1,2}(?:degree)?\W*$/.test(text)) return true;
  if (UNAMBIGUOUS_ABBREVIATIONS.has(written) || DOTTED_ABBREVIATION_PATTERN.test(text.slice(start, end)))
    return !/^\s(?:program|student|school)/i.test(after);
  if (STRICT_ABBREVIATIONS.has(written)) {
    const isSubject =
      /^ in (?!remission|relapse|the|our|adults?|children)[A-Za-z]/.test(after) && /\ban? $/i.test(before);
    if (isSubject) return true;
    if (DISEASE_PATTERN.test(text.slice(Math.max(0, start - 100), start)) || TOWN_PATTERN.test(before)) return false;
    if (STRICT_AFTER_PATTERN.test(after)) return true;
    const isAlone = /^\W*$/.test(text.slice(0, start));
    return (
      (/^\s?\(?(?:is )?(?:preferred|required|needed|a must)/.test(after) &&
        (isAlone || STRICT_BEFORE_PATTERN.test(before))) ||
      (STRICT_BEFORE_PATTERN.test(before) && /^\s?(?:[,;.(]|$)/.test(after))
    );
  }
  // An item of a list that opens with a degree asks for it: "JD, top half of class".
  const opens =
    /^(?:JD|OTD|MOT|LLM|MSW|MHA|MEd|DPT|MPA|MLIS|MLS|BEd)$/.test(written) && /^\W*$/.test(text.slice(0, start));
  if (opens && /^\s?(?:[,;(+]|$)/.test(after)) return true;
  // Physicians sign with it, and any law firm's name may contain it.
  if (/^(?:MD|JD|AB)$/.test(written))
    return /^\s?(?:degree|required|from an? (?:\w+[- ])?(?:accredited|law|medical)|or (?:equivalent|DO\b|D\.O))/.test(
      after,
    );
  return (
    FOLLOWING_WORD_PATTERN.test(after) ||
    (PRECEDING_WORD_PATTERN.test(before) && /^\s?(?:[,;.(]|$|preferred|required)/.test(after))
  );
}

/** Whether it is the degree of a person whom the text names: "Jane Doe, MBA, is looking for an assistant". */
function isOfPerson(text: string, { start, end }: { start: number; end: number }): boolean {
  return isSignedName(text, start) || (text.charAt(end) === ',' && followsPersonName(text, start));
}

/** Whether two mentions are separated only by "or", "and", a comma or a slash. */
function areJoined(text: string, a: DegreeMention, b: DegreeMention): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return (
    second.start >= first.end &&
    second.start - first.end <= 10 &&
    JOINING_WORD_PATTERN.test(text.slice(first.end, second.start))
  );
}
