import { findMemberOnlyKind } from '../answers/index.ts';
import { type FieldWords, withoutDocument } from './context.ts';
import { remember } from './words.ts';

/**
 * `honeypot`: meant for programs. `office`: filled in by the employer. `member-only`: only the person fills it in. `check`: whether the
 * person agrees to be checked. `voluntary`: only as the answer book has it.
 */
export type PrivateKind = 'honeypot' | 'office' | 'member-only' | 'check' | 'voluntary';

const OFFICE_PATTERN =
  /\b(?:office|personnel|recruiters?|hr|human resources|staff|internal|agency|employer|company|department|admin\w*|official|district) use\b|\bfor (?:office|personnel|recruiters?|hr|staff) only\b|\bdo not write (?:below|in this|here)\b/;

const isOffice = remember((section) => OFFICE_PATTERN.test(section));

const HONEYPOT_LABEL_PATTERN =
  /\b(?:leave|keep) (?:this|it|the) (?:\w+ )?(?:empty|blank|unfilled|as is)\b|\b(?:leave|keep) (?:this )?(?:field |box )?(?:empty|blank)\b|\b(?:do not|dont|never) (?:fill|complete|enter|change|check|tick|use|type)\b|\bif you are (?:a )?(?:human|real person|person)\b|\b(?:bots?|robots?|spam(?:mers?)?) (?:only|trap|check|field|protection)\b|\bfor (?:bots?|robots?|spam) only\b|\bhoney ?pots?\b|\bare you a (?:robot|bot)\b|\banti ?spam\b/;
const HONEYPOT_NAME_PATTERN =
  /^hp\b|\bhp$|\bhoney ?pots?\b|\bhoney\b|\b(?:bot|spam|robot)s? ?(?:field|check|trap|catcher|catch|protection|filter)\b|\banti ?(?:spam|bot)\b|\bgotcha\b|\btrap\b|^(?:url|website|web site|email|homepage|comments?|subject) ?2$|\b(?:url|website|email) (?:confirm hp|hp)\b|\bleave (?:this )?(?:blank|empty)\b|\bfax(?: number)?$|\bdo not (?:fill|use)\b|\bnickname ?2$/;
const CARD_PATTERN =
  /\b(?:name on (?:the )?card|card ?holders?|(?:credit|debit|payment|bank) cards?|card (?:number|no|type|verification|expir\w+)|cvv2?|cvc2?|iban|swift code|routing numbers?|(?:bank )?account numbers?|sort code|bank name|name on (?:the )?account)\b/;
const SECRET_PATTERN =
  /\b(?:pass ?words?|pass ?codes?|passwd|pwd|ssn|socials? security|social insurance|sin number|tax id|itin|national id|passport (?:number|no|id)|drivers? licen[cs]e (?:number|no|id)|licen[cs]e plate|date of birth|birth ?dates?|birth ?days?|dob|birth (?:year|month|day)|(?:year|month|day) of birth|mothers maiden|maiden name|security (?:question|answer)|verification code|otp|one time code|captcha|signatures?|sign here|esign|e sign|initials|age)\b/;
/** Of these, what never leaves the page. */
const NUMBER_PATTERN =
  /\b(?:pass ?words?|pass ?codes?|passwd|pwd|ssn|socials? security|social insurance|sin number|tax id|itin|national id|passport (?:number|no|id)|drivers? licen[cs]e (?:number|no|id)|date of birth|birth ?dates?|birth ?days?|dob|birth (?:year|month|day)|(?:year|month|day) of birth|mothers maiden|maiden name|security (?:question|answer)|verification code|otp|one time code|captcha)\b/;
const AGE_QUESTION_PATTERN = /\bage\b/;
const ADULT_PATTERN = /\b(?:18|eighteen|21|legal (?:working )?age)\b/;
/** Boxes that say yes to something for the person. */
const CONSENT_PATTERN =
  /\b(?:consent|agree|acknowledg\w*|certify|authori[sz]e|accept|understand|confirm|privacy|terms|gdpr|ccpa|policy|policies|newsletters?|marketing|subscribe|sms|text messages?|whatsapp|talent (?:community|pool|network)|job alerts?|future (?:opportunities|openings|positions)|keep me|notify me|opt in|opt out|remember me|souhlas\w*|i have read|i declare|i attest)\b/;
const SIGNING_SECTION_PATTERN =
  /\b(?:signatures?|e ?sign|certification (?:statement|of)|applicants? (?:statement|certification|acknowledg\w*)|acknowledg\w*|attestation|declaration|terms and conditions|authorization (?:and|to) release|self identif\w*|voluntary|cc 305|equal (?:employment )?opportunity|eeoc?)\b/;
const SIGNED_WITH =
  /^(?:(?:full |printed? |legal |first |last )*name|(?:today s |todays |current )?date(?: signed)?|employee id|signed|initials)\b/;
const PRIVATE_TOKENS = /^(?:cc-|bday|sex$|new-password$|current-password$|one-time-code$)/;
const DECISION_KINDS = new Set(['checkbox', 'checkbox-group', 'radio-group', 'select', 'combobox']);

/** Whether somebody can do a job with or without help isn’t whether they need help. */
const WITH_OR_WITHOUT =
  /[,(]?\s*\b(?:with or without|with,? or without,?)\s+(?:an? |any )?(?:reasonable )?accommodations?\)?/gi;
const CHOSEN_KINDS = new Set(['radio-group', 'select']);
/** A consent that is given with the form, rather than a question whether the person would agree. */
const CONSENTS_NOW =
  /\bi (?:\w+ )?(?:consent|agree|authori[sz]e|certify|acknowledge|understand|release)\b|\bby (?:checking|submitting|signing)\b/;

/** Whether the person has reached an age, which asks for no date. */
const ADULT_ASKED =
  /^(?:are|is|have|were) you\b.*\b(?:18|21|eighteen)(?:th|st)?\b|\bage (?:18|21|eighteen) or (?:older|above|over)\b|\byour age (?:18|21) or (?:older|above|over)\b/i;

/** "Please check one of the boxes below" asks nothing by itself. */
const INSTRUCTION_PATTERN =
  /^(?:please |kindly )*(?:check|select|choose|pick|mark|tick) (?:one|any|all|an?|the|which|only)?\b.*\b(?:box(?:es)?|below|following|options?|one|apply|applies|answers?)\b/i;

/** The question of a group of choices without a label of its own is the heading above it. */
export function toQuestion({ field }: FieldWords): string {
  const isChoice = DECISION_KINDS.has(field.kind);
  if (field.label !== '' && !(isChoice && INSTRUCTION_PATTERN.test(field.label))) return withoutDocument(field.label);
  return isChoice ? (field.sections.at(-1) ?? field.label) : field.hint;
}

const isHoneypot = ({ labelWords, hintWords, names, field }: FieldWords): boolean =>
  HONEYPOT_LABEL_PATTERN.test(labelWords) ||
  HONEYPOT_LABEL_PATTERN.test(hintWords) ||
  (names.some((name) => HONEYPOT_NAME_PATTERN.test(name)) &&
    !/\b(?:work|company|employer)\b/.test(labelWords) &&
    !field.required) ||
  names.some((name) => /^hp\b|\bhoney ?pots?\b|\bgotcha\b/.test(name));

function isSecret({ labelWords, hintWords, names, field, autocomplete }: FieldWords): boolean {
  if (autocomplete.some((token) => PRIVATE_TOKENS.test(token))) return true;
  // "At least 18 years of age" asks for no age.
  const isAdultQuestion = AGE_QUESTION_PATTERN.test(labelWords) && ADULT_PATTERN.test(labelWords);
  if (!isAdultQuestion && SECRET_PATTERN.test(labelWords) && labelWords.length < 120) return true;
  if (CARD_PATTERN.test(labelWords)) return true;
  const others = [...names, ...(field.label === '' || field.label.length < 3 ? [hintWords] : [])];
  return others.some((text) => CARD_PATTERN.test(text) || (SECRET_PATTERN.test(text) && !/\bage\b/.test(text)));
}

/** What keeps a field from being filled in like any other. Null if nothing does. */
export function findPrivateKind(words: FieldWords): PrivateKind | null {
  if (isHoneypot(words)) return 'honeypot';
  if (words.sections.some(isOffice) || OFFICE_PATTERN.test(words.labelWords)) return 'office';
  if (isSecret(words)) return 'member-only';
  const { field, asked, sections } = words;
  const question = toQuestion(words);
  const kind = findMemberOnlyKind(
    question.includes('accommodation') ? question.replace(WITH_OR_WITHOUT, ' ') : question,
  );
  if (kind === 'birth-date' && ADULT_ASKED.test(question)) return null;
  if (kind === 'voluntary-disclosure') return 'voluntary';
  if (kind === 'background-check' && CHOSEN_KINDS.has(field.kind) && !CONSENTS_NOW.test(words.labelWords))
    return 'check';
  if (kind) return 'member-only';
  const isBox = field.kind === 'checkbox' || (field.kind === 'checkbox-group' && field.options.length <= 1);
  if (isBox && CONSENT_PATTERN.test(`${words.labelWords} ${field.options.join(' ').toLowerCase()}`))
    return 'member-only';
  const isSigning = sections.slice(-2).some((section) => SIGNING_SECTION_PATTERN.test(section));
  return isSigning && SIGNED_WITH.test(asked) ? 'member-only' : null;
}

const VOLUNTARY_SECTION_PATTERN =
  /\b(?:voluntary|self identif\w*|equal (?:employment )?opportunity|eeoc?|demographic\w*|diversity|cc 305|disabilit\w*|veterans?|gender|ethnicity)\b/;

/** Numbers and dates that identify a person, passwords, cards, and everything around voluntary disclosures. */
export const isNeverRecorded = (words: FieldWords): boolean =>
  words.sections.slice(-2).some((section) => VOLUNTARY_SECTION_PATTERN.test(section)) || isNumberOrSecret(words);

/** Numbers and dates that identify a person, passwords, and cards. */
export function isNumberOrSecret(words: FieldWords): boolean {
  if (words.autocomplete.some((token) => PRIVATE_TOKENS.test(token))) return true;
  const texts = [words.labelWords, words.hintWords, ...words.names];
  return texts.some((text) => CARD_PATTERN.test(text) || NUMBER_PATTERN.test(text));
}
