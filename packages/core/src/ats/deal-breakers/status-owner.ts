import { listVerbReadings } from '../../text/verbs.ts';

/** People other than the writer. */
const OTHER_PERSON_PATTERN =
  /\b(?:spouse|husband|wife|partners?[’']?s?|fathers?|mothers?|parents?|sons?|daughters?|brothers?|sisters?|famil(?:y|ies)|friends?|clients?|customers?|visitors?|residents?|patients?|applicants?|employees?|staff|colleagues?|co-?workers?|supervisors?|boss(?:es)?|managers?|teams?|crews?|candidates?|firms?|compan(?:y|ies)|employers?|they|he|she|his|her|their|people|others?)\b|\b(?:assistant|aide|helper|clerk|secretary|receptionist|paralegal|intern|apprentice|scribe|assigned|liaison|tutor) (?:to|for|of|under)\b/i;
/** A noun right after the name that means someone else's credential: "CPA firm", "RN staff", "CPA’s". */
const NOUN_AFTER_PATTERN =
  /^(?:[’']s\b|s\b|\s+(?:interns?|trainees?|helpers?|aides?|supervisees?|clients?|customers?|staff|teams?|crews?|firms?|offices?|partners?|students?|schools?|programs?|departments?|applicants?|supervision|supervisors?|duties|tasks|materials|books?|review|renewals?|applications?|forms?|paperwork|fees|requirements?|jobs?|openings?|positions?|recruit\w*)\b)/i;
/** Several people, meaning the firm or the colleagues: "Strand & Oyler CPAs". */
const PLURAL_HOLDERS_PATTERN =
  /(?:\b[A-Z]{2,6}s|[Aa]ccountants|[Nn]urses|[Ee]ngineers|[Aa]ttorneys|[Tt]echnicians|[Pp]ractitioners|[Aa]ssistants|[Bb]rokers|[Aa]gents|[Ww]orkers|[Cc]ounselors|[Tt]herapists|[Ee]lectricians|[Pp]lumbers|[Tt]eachers)$/;
/** Verbs and participles that people use to claim a credential. */
export const STATUS_VERBS = new Set(
  `licensed certified registered admitted hold holds holding have has having possess possesses possessing maintain maintains maintaining maintained
  earned earning obtained achieved received completed passed awarded issued renewed granted accredited credentialed qualified experienced dedicated
  skilled motivated seasoned organized trained practicing board-certified state-licensed state-certified am is are be being accomplished trusted
  committed focused detail-oriented self-motivated multi-licensed unrestricted unencumbered unlimited endorsed bonded insured cleared active commissioned`.split(
    /\s+/,
  ),
);
/** Words that connect a credential to someone or something else. */
const CONNECTING_WORDS = new Set(
  'for under by at on from alongside beside through via against about per during after before since until'.split(' '),
);
/** After these, a connecting word still belongs to the credential: "licensed by the State of Ohio as", "admitted to the bar". */
const CREDENTIAL_VERB_PATTERN =
  /\b(?:licensed|certified|registered|admitted|issued|granted|awarded|accredited|cleared)\s+(?:\w+\s+)?$/i;
const CREDENTIAL_NOUN_PATTERN =
  /\b(?:licen[sc]e|licensure|certificate|certification|credential|registration|permit)\s+$/i;
const OBJECT_PATTERN = /^(?:the|an?|our|their|his|her|your|licensed|certified|senior|other|several|two|three)$/i;
const DETERMINER_PATTERN = /\b(?:the|our|your|his|her|their|each|every|another|any|some)\s*$/i;

const BRACKETS_PATTERN = /\([^()]*\)/g;
/** The label of a list: "Training: first aid, TWIC card". */
const LABEL_PATTERN =
  /^\W*(?:training|certs?|certifications?|licen[sc]es?|licensure|credentials?|registrations?|cards?|permits?|safety)(?: (?:and|&) \w+)?\s*[:–—-]\s/i;
/** Who certifies, before what is certified. */
const ISSUER_PATTERN =
  /^\W*(?:the )?(?:american )?(?:red cross|heart association|aha|arc|national (?:registry|board)|pro board)\b/i;

/** Whether the words before a name leave it to the writer: no other verb, no other person, and no purpose. */
export function isOwnStatement(before: string, isEntry: boolean): boolean {
  if (DETERMINER_PATTERN.test(before) && !/\b(?:of|in|by) the\s*$|\b(?:admitted|admission) to the\s*$/i.test(before))
    return false;
  const own = before.replace(BRACKETS_PATTERN, ' ').replace(LABEL_PATTERN, ' ').replace(ISSUER_PATTERN, ' ');
  const words = [...own.matchAll(/[\p{L}][\p{L}’'-]*/gu)];
  return words.every(({ 0: written, index }, place) => {
    const word = written.toLowerCase();
    if (STATUS_VERBS.has(word) || /-(?:endorsed|licensed|certified|registered)$/.test(word)) return true;
    if (CONNECTING_WORDS.has(word))
      return CREDENTIAL_VERB_PATTERN.test(own.slice(0, index)) || CREDENTIAL_NOUN_PATTERN.test(own.slice(0, index));
    if (isEntry && place === words.length - 1) return true;
    const readings = listVerbReadings(word);
    // "Nurse with an active license" is a noun, "Assist a CPA" a verb.
    const hasObject = OBJECT_PATTERN.test(words[1]?.[0] ?? '');
    if (place === 0 && hasObject && readings.some(({ form }) => form === 'base')) return false;
    const isVerb =
      readings.some(({ form }) => form !== 'base' && form !== 'third') || /(?:[a-z]ed|[a-z]ing)$/.test(word);
    return !isVerb;
  });
}

/** Whether the words around a name, or the name itself, make it somebody else's. */
export const isOfOthers = (before: string, name: string, after: string): boolean =>
  NOUN_AFTER_PATTERN.test(after) || OTHER_PERSON_PATTERN.test(before) || PLURAL_HOLDERS_PATTERN.test(name);
