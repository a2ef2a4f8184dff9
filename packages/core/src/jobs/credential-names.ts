import { findSkillByName } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';

/** A license or certificate named in a text; offsets are UTF-16 units, end exclusive. */
export interface CredentialMention {
  skill: SkillId;
  start: number;
  end: number;
}

/** Names that mean a credential only beside a word of licensing, or in another order than the vocabulary's. */
const NAMES: readonly (readonly [SkillId, RegExp])[] = [
  ['class-a-cdl', /\bclass A\b(?=[^.;]*\b(?:endorse\w*|CDL|MVR|driver\w*|commercial|licen[sc]e)\b)/gi],
  ['class-b-cdl', /\bclass B\b(?=[^.;]*\b(?:endorse\w*|CDL|MVR|driver\w*|commercial|licen[sc]e)\b)/gi],
  ['cosmetology-license', /\blicensed cosmetologist\b|\bcosmetolog(?:y|ist) (?:state )?(?:lic\b|licen[sc]e)/gi],
  [
    'real-estate-license',
    /\breal estate (?:sales ?(?:associates?|persons?|agents?)|agents?|brokers?)(?: licen[sc]e)?\b/gi,
  ],
  ['certified-nursing-assistant', /\bnurs(?:e|ing) (?:aide|assistant) registry\b/gi],
  ['commercial-pilot-license', /\bcommercial (?:pilot\b(?! shortage)|certificate\b)/gi],
  [
    'property-and-casualty-license',
    /\b(?:P ?& ?C|property (?:and|&) casualty)\b(?=[^.;]*\b(?:licen\w+|active|producer|resident)\b)|(?<=\blicen\w+[^.;]{0,40})\b(?:P ?& ?C|property (?:and|&) casualty)\b/gi,
  ],
  ['journeyman-electrician-license', /\bjourney(?:man|person|worker) electrician(?:[’']s)?(?: licen[sc]e)?\b/gi],
  [
    'journeyman-plumber-license',
    /\bjourney(?:man|person|worker|level)[ -]plumb(?:er|ing)\b|\bplumber\b[^.;\n]{0,12}\bjourney(?:man|person|worker|level)\b/gi,
  ],
  ['journeyman-electrician-license', /\belectrician\b[^.;\n]{0,12}\bjourney(?:man|person|worker|level)\b/gi],
  [
    'lifeguard-certification',
    /\bred cross lifeguard\w*\b|\blifeguard\b(?=[^.;]*\b(?:certif\w*|cert|valid|exp\w*|current|CPR|first aid)\b)/gi,
  ],
  ['professional-engineer-license', /\bprofessional engineer\b(?: \(PE\))?/gi],
  ['guard-card', /\bguard (?:registration|card)\b/gi],
];

/** Every text that one of these patterns matches contains one of these words, so most texts need only one test. */
const HINT_PATTERN =
  /class|cosmetolog|real estate|registry|commercial|p ?&|property|journey|guard|lifeguard|professional eng/i;

const SHORTENED_HINT_PATTERN = /\b(?:cert|lic)\b/iu;
const SHORTENED = /\b((?:[\p{L}\p{N}&+/-]+ ){1,4})(cert|lic)\b/giu;
const IN_FULL: Readonly<Record<string, string>> = { cert: 'certification', lic: 'license' };

/** Credentials in spellings that the vocabulary of skills doesn't have, among them those with "cert." or "lic." */
export function findCredentialNames(text: string): CredentialMention[] {
  const names = HINT_PATTERN.test(text) ? NAMES : [];
  const named = names.flatMap(([skill, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ skill, start: index, end: index + words.length })),
  );
  if (!SHORTENED_HINT_PATTERN.test(text)) return named;
  const shortened = [...text.matchAll(SHORTENED)].flatMap(({ 1: before = '', 2: word = '', index, 0: all }) => {
    const words = before.trim().split(' ');
    for (let from = 0; from < words.length; from++) {
      const name = words.slice(from).join(' ');
      const skill = findSkillByName(`${name} ${IN_FULL[word.toLowerCase()] ?? ''}`);
      if (skill?.kind === 'license')
        return [{ skill: skill.id, start: index + before.lastIndexOf(name), end: index + all.length }];
    }
    return [];
  });
  return [...named, ...shortened];
}
