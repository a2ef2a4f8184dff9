import type { Candidate } from './candidate.ts';
import { getSkillTable } from './table.ts';
import { BREAK_TOKEN, SLASH_TOKEN, type TokenBuffer } from './tokens.ts';
import { needsCompany, type Terminal } from './trie.ts';
import { getFamily } from './vocabulary/fields.ts';

/** The maximum distance, in tokens, of a related skill that confirms an ambiguous name. */
const MAX_CONTEXT_DISTANCE = 20;

/** Words showing that a skill comes next. */
const SKILL_CUES = new Set([
  'advanced',
  'basic',
  'certification',
  'certified',
  'experience',
  'experienced',
  'expert',
  'expertise',
  'familiar',
  'familiarity',
  'fluent',
  'fluency',
  'framework',
  'frameworks',
  'intermediate',
  'knowledge',
  'know',
  'language',
  'languages',
  'microsoft',
  'ms',
  'proficiency',
  'proficient',
  'program',
  'programming',
  'programs',
  'skilled',
  'skills',
  'software',
  'using',
  'stack',
  'technologies',
  'tools',
  'understanding',
  'use',
  'used',
  'uses',
  'write',
  'written',
]);

/** Words after a verb or noun capitalized only because it starts a sentence: "Excel in …", "Access to …", "Go the extra mile". */
const AFTER_VERB = new Set([
  'a',
  'above',
  'an',
  'at',
  'beyond',
  'by',
  'for',
  'from',
  'his',
  'her',
  'in',
  'into',
  'it',
  'its',
  'my',
  'of',
  'off',
  'on',
  'our',
  'out',
  'over',
  'sure',
  'the',
  'their',
  'them',
  'this',
  'to',
  'up',
  'us',
  'we',
  'with',
  'you',
  'your',
]);

/** Whether an ambiguous name starts a sentence and is followed by a word that shows it is a verb. */
export function isFreeVerb(text: string, tokens: TokenBuffer, { firstToken, lastToken }: Candidate): boolean {
  const before = tokens.ids[firstToken - 1];
  if (firstToken > 0 && before !== BREAK_TOKEN) return false;
  return AFTER_VERB.has(getWord(text, tokens, lastToken + 1));
}

/** Words that make the name before them a benefit: "childcare vouchers". */
const BENEFITS = new Set('allowance allowances leave stipend stipends subsidy subsidies voucher vouchers'.split(' '));
/** Words between "we are" and a verb: "we're currently recruiting". */
const MANNER_ADVERBS = new Set('actively always also constantly currently now'.split(' '));

/** Whether a name is something that an employer does or gives, and no skill: "we're recruiting", "childcare vouchers". */
export function isEmployersOwn(text: string, tokens: TokenBuffer, { firstToken, lastToken }: Candidate): boolean {
  if (BENEFITS.has(getWord(text, tokens, lastToken + 1))) return true;
  if (firstToken !== lastToken || !getWord(text, tokens, firstToken).endsWith('ing')) return false;
  let at = firstToken - 1;
  if (MANNER_ADVERBS.has(getWord(text, tokens, at))) at--;
  const before = getWord(text, tokens, at);
  return (
    /^we['’]?re$/.test(before) || (/^(?:are|re)$/.test(before) && /^we['’]?$/.test(getWordBefore(text, tokens, at)))
  );
}

/** The word before a token, past an apostrophe that the tokens count as a mark. */
function getWordBefore(text: string, tokens: TokenBuffer, at: number): string {
  return getWord(text, tokens, tokens.ids[at - 1] === BREAK_TOKEN ? at - 2 : at - 1);
}

/** Whether something near an ambiguous name confirms this meaning: a cue, or a skill of a related field. */
export function hasCompany(
  text: string,
  tokens: TokenBuffer,
  candidates: readonly Candidate[],
  place: number,
  terminal: Terminal,
): boolean {
  const candidate = candidates[place];
  if (!candidate) return false;
  const family = getFamilyOfSkill(terminal.skill);
  for (const step of [-1, 1]) {
    for (let at = place + step; ; at += step) {
      const other = candidates[at];
      if (!other || measureDistance(candidate, other) > MAX_CONTEXT_DISTANCE) break;
      if (
        !other.isOpening &&
        other.terminals.some(
          (meaning) =>
            meaning.form !== terminal.form &&
            getFamilyOfSkill(meaning.skill) === family &&
            confirmsNeighbors(text, tokens, candidate, other, meaning),
        )
      )
        return true;
    }
  }
  return terminal.rule === 'company' && hasCue(text, tokens, candidate.firstToken);
}

/**
 * Unambiguous names confirm their neighbors; an ambiguous one does so only if both are in a list and correctly capitalized
 * ("Word, Excel").
 */
function confirmsNeighbors(
  text: string,
  tokens: TokenBuffer,
  candidate: Candidate,
  other: Candidate,
  meaning: Terminal,
): boolean {
  const isAmbiguous = other.terminals.some((own) => needsCompany(own) && own.skill === meaning.skill);
  if (!isAmbiguous) return true;
  if (meaning.rule === 'neighbors') return false;
  return (
    hasCapitals(meaning, text, other.start, other.end) &&
    isListed(text, tokens, candidate) &&
    isListed(text, tokens, other)
  );
}

/** Whether a name with the wrong capitalization is in a list right next to an unambiguous name of its family: "python, go, rust". */
export function isEnlisted(
  text: string,
  tokens: TokenBuffer,
  candidates: readonly Candidate[],
  place: number,
  { skill }: Terminal,
): boolean {
  const candidate = candidates[place];
  if (!candidate || !isListed(text, tokens, candidate)) return false;
  return [candidates[place - 1], candidates[place + 1]].some(
    (other) =>
      other !== undefined &&
      measureDistance(candidate, other) <= 2 &&
      isListed(text, tokens, other) &&
      other.terminals.some(
        (meaning) => !needsCompany(meaning) && getFamilyOfSkill(meaning.skill) === getFamilyOfSkill(skill),
      ),
  );
}

/**
 * Whether a name is written as in the vocabulary, with or without dots between initials and a plural s. A name that needs
 * context can also be all caps, and can have any capitalization if it is lowercase in the vocabulary.
 */
export function hasCapitals(terminal: Terminal, text: string, start: number, end: number): boolean {
  const { form } = terminal;
  const written = text.slice(start, end);
  const plain = written.length > form.length ? written.replaceAll('.', '').replace(/['’]?s$/, '') : written;
  if (written === form || plain === form || plain === form.replaceAll('.', '')) return true;
  if (!needsCompany(terminal)) return false;
  return form === form.toLowerCase() || (form.length > 1 && written === form.toUpperCase());
}

function getFamilyOfSkill(skill: number): string {
  return getFamily(getSkillTable().skills[skill]?.field ?? '');
}

function measureDistance(a: Candidate, b: Candidate): number {
  return a.firstToken < b.firstToken ? b.firstToken - a.lastToken : a.firstToken - b.lastToken;
}

function isListed(text: string, tokens: TokenBuffer, { firstToken, lastToken }: Candidate): boolean {
  return isSeparator(text, tokens, firstToken - 1) && isSeparator(text, tokens, lastToken + 1);
}

function isSeparator(text: string, tokens: TokenBuffer, at: number): boolean {
  if (at < 0 || at >= tokens.length) return true;
  const id = tokens.ids[at];
  if (id === BREAK_TOKEN || id === SLASH_TOKEN) return true;
  const word = getWord(text, tokens, at);
  return word === 'and' || word === 'or' || word === '&';
}

/** A cue at most three words earlier, in the same sentence. */
function hasCue(text: string, tokens: TokenBuffer, firstToken: number): boolean {
  for (let at = firstToken - 1; at >= Math.max(0, firstToken - 3); at--) {
    if (tokens.ids[at] === BREAK_TOKEN && text[tokens.starts[at] ?? 0] !== ':') return false;
    if (SKILL_CUES.has(getWord(text, tokens, at))) return true;
  }
  return false;
}

function getWord(text: string, tokens: TokenBuffer, at: number): string {
  return at < 0 || at >= tokens.length ? '' : text.slice(tokens.starts[at], tokens.ends[at]).toLowerCase();
}
