import { simplify } from './concepts.ts';
import { findQuestion, isPrivate } from './table.ts';

/** What only the member may answer: nobody else signs, certifies, consents, or speaks about these for them. */
export const MEMBER_ONLY_KINDS = [
  'signature',
  'certification',
  'background-check',
  'criminal-history',
  'voluntary-disclosure',
  'birth-date',
  'social-security',
  'password',
] as const;
export type MemberOnlyKind = (typeof MEMBER_ONLY_KINDS)[number];

/** A question as a form asks it, or one of an answer book. */
export type AskedQuestion = string | { questionId: string | null; question: string };

/** Questions of the table. Private ones that aren't here are voluntary disclosures. */
const TABLE_KINDS: Readonly<Record<string, MemberOnlyKind>> = {
  'criminal-record': 'criminal-history',
  'birth-date': 'birth-date',
  ssn: 'social-security',
  'background-check': 'background-check',
  'drug-test': 'background-check',
  'agree-terms': 'certification',
};

/** Wordings in the order in which they decide. In doubt, the member answers. */
const WORDINGS: readonly (readonly [MemberOnlyKind, RegExp])[] = [
  [
    'password',
    /\b(?:password|passcode|pass ?phrase|pin (?:code|number)|security (?:question|answer)|one[- ]time code|verification code|mother['’]?s maiden name)\b/i,
  ],
  [
    'social-security',
    /\b(?:ssn|social security|itin|tax(?:payer)? (?:id|identification)|national (?:id|insurance)|passport (?:number|no))\b/i,
  ],
  [
    'background-check',
    /\b(?:background|credit|drug|reference|criminal|fingerprint|consumer)[- ](?:check|screen\w*|test\w*|investigation|report)s?\b|\bbackground (?:and|or|&) \w+ (?:check|screen\w*)|\bfingerprint\w*|\bfair credit reporting\b|\bfcra\b|\b(?:urine|polygraph|lie detector|physical|medical) (?:test|exam\w*|screen\w*)\b/i,
  ],
  [
    'criminal-history',
    /\b(?:convict\w*|felon\w*|misdemeanou?rs?|criminal|crimes?|arrest\w*|probation|parole|incarcerat\w*|imprison\w*|(?:pled|plead(?:ed)?) (?:guilty|no contest)|nolo contendere|sex offender|pending charges|charged with|restraining order)\b/i,
  ],
  [
    'signature',
    /\be-?sign(?:ature)?\b|\b(?:electronic|digital|applicant|candidate|your|my|full|typed?|legal)(?:['’]s)? signatures?\b|^\s*(?:signature|signed|initials?)\b|\bsign(?:ature)? (?:here|below|date)\b|\bdate (?:signed|of signature)\b|\btyp(?:e|ing) (?:your|my) (?:full |legal )*name\b|\b(?:your|applicant|enter) initials\b|\bsign this (?:form|application|document)\b/i,
  ],
  [
    'certification',
    /\b(?:i|we)(?: hereby| do| also| further| fully)* (?:certify|attest|affirm|swear|declare|acknowledge|agree|consent|authori[sz]e|understand|confirm|accept|represent|warrant|have read|release)\b|\bunder penalty of perjury\b|\bdo you (?:certify|attest|affirm|acknowledge|agree|consent|authori[sz]e|accept|understand and)\b|\bby (?:submitting|checking|clicking|signing|selecting)\b|\b(?:true|accurate),? (?:and|accurate|complete|correct)\b.*\b(?:knowledge|complete|correct|accurate)\b|\b(?:terms (?:and|&|of)|privacy (?:policy|notice|statement)|arbitration|at[- ]will|non[- ]?disclosure|non[- ]?compete)\b.*\b(?:agree|accept|acknowledge|consent|read)\b|\b(?:please )?(?:agree|acknowledge|consent) to\b|\b(?:certification|attestation|acknowledg[e]?ment) (?:statement|of applicant|and (?:agreement|release))\b|\bapplicant(?:['’]?s)? (?:certification|statement|acknowledg\w*|agreement|declaration)\b/i,
  ],
  [
    'birth-date',
    /\b(?:date of birth|birth ?dates?|birthday|d\.?o\.?b\.?|(?:month|year|day) of birth|when were you born|year (?:were you|you were) born|how old are you|(?:what is )?your (?:exact |current )?age\b(?! (?:group )?(?:experience)))/i,
  ],
  [
    'voluntary-disclosure',
    /\b(?:gender|sex|male or female|race|racial|ethnic\w*|hispanic|latin[oax]|veterans?|military (?:service|status|spouse)|served in the (?:military|armed forces|u\.?s\.? military)|disabilit\w*|disabled|sexual(?:ity| orientation)|lgbtq?\w*|transgender|cisgender|non[- ]?binary|pronouns?|religio\w*|faith|marital|married|spouse|pregnan\w*|(?:have|any|your) children|dependents|national origin|place of birth|country of birth|where were you born|native language|tribal affiliation|political|union member\w*|genetic|self[- ]identif\w*|self[- ]id(?:entification)?|eeo\w*|equal (?:employment )?opportunity (?:survey|questions?|information|data|form)|voluntary (?:disclosure|survey|self|information)|demographic\w*|protected (?:class|group|status)|cc[- ]?305|vevraa|medical condition|health condition|accommodat\w*)\b/i,
  ],
];

/** Words that look like one of the wordings and ask for something that anybody can copy from a résumé. */
const EVERYDAY: readonly RegExp[] = [
  /\b(?:experience|worked|familiar|proficien\w*|skill\w*|years)\b.*\b(?:with|in|using|of)\b.*\b(?:signature|e-?sign\w*|password|criminal (?:law|justice)|background checks?|veterans?|disabilit\w*|demographic\w*|faith)\b/i,
  /\b(?:degree|major|studied|certificate) in\b.*\b(?:criminal justice|criminology|gender studies|religious studies)\b/i,
];

/**
 * What makes a question one that only the member answers. Null if a recruiter may fill in the answer that the member wrote.
 * @param asked a form's own words, or an entry of an answer book, of which the question in the table counts as well
 */
export function findMemberOnlyKind(asked: AskedQuestion): MemberOnlyKind | null {
  const { questionId, question } = typeof asked === 'string' ? { questionId: null, question: asked } : asked;
  const known = findQuestion(questionId ?? '');
  const kind = known && (TABLE_KINDS[known.id] ?? (isPrivate(known) ? 'voluntary-disclosure' : undefined));
  if (kind) return kind;
  const text = question.replaceAll(/[\s_*:]+/g, ' ').trim();
  const found = WORDINGS.find(([, wording]) => wording.test(text))?.[0] ?? null;
  if (found === null || !EVERYDAY.some((wording) => wording.test(text))) return found;
  return isAlsoConsent(text) ? found : null;
}

/** “I certify that I have experience with…” is still a certification. */
const isAlsoConsent = (text: string): boolean =>
  /\b(?:i|you) (?:certify|consent|agree|authori[sz]e|attest)\b/i.test(simplify(text));

/** Whether only the member may answer the question: by its place in the table of questions, or by its words. */
export const isMemberOnly = (asked: AskedQuestion): boolean => findMemberOnlyKind(asked) !== null;
