import { type ChosenOption, onlyOne, sure, unsure } from './chosen-option.ts';
import { toWords } from './words.ts';

/** The employer’s own site, however the answer and the option call it. */
const isOwnSite = (text: string): boolean =>
  /^(?:(?:the|our|your|this) )?(?:(?:company|companys|corporate|employer|employers|organization|our|your) )?(?:careers? |jobs? )?(?:web ?site|web ?page|site|page)$/.test(
    toWords(text),
  ) && !/^(?:the |this )?(?:jobs? )?(?:web ?site|web ?page|site|page)$/.test(toWords(text));

const SOURCE_NOISE = /\b(?:jobs?|postings?|posts?|ads?|advertisements?|pages?|website|com|board|site|listing)\b/g;
const PERSON_WORDS = /\b(?:recruiter|employee|friend|referral|referred|message|contacted|inmail|other)\b/;

const NAMED_SITE_PATTERN =
  /^(.+?) (?:(?:careers? |jobs? )?(?:web ?site|web ?page|site|careers page|career page)|careers|com)$|^(?:web ?site|site|careers) (.+)$/;
const OWN_NAME_LEAST = 3;

/** "Tallgrass website", where the form's headings name Tallgrass. */
function isNamedSite(text: string, employer: string): boolean {
  const [, before = '', behind = ''] = NAMED_SITE_PATTERN.exec(toWords(text)) ?? [];
  const name = before || behind;
  return (
    name.length >= OWN_NAME_LEAST &&
    !/^(?:jobs?|career|other|another|news)$/.test(name) &&
    ` ${employer} `.includes(` ${name} `)
  );
}

const ON_OWN_SITE_PATTERN =
  /\b(?:on|through|from|via) (?:your|our|the companys?) (?:careers? )?(?:web ?)?(?:site|page)\b/;

/** "Online – company website" and "Direct (company site)" in parts, and the whole. */
const listParts = (text: string): string[] =>
  [text, ...text.split(/[()\u2013\u2014:]| - /)].filter((part) => part.trim() !== '');

/** "Tallgrass careers page": only an employer has one. */
const NAMED_CAREERS_PATTERN = /^(.+?) (?:careers?|employment|jobs) (?:web ?site|web ?page|site|page|portal)$/;
const NOT_EMPLOYERS_PATTERN =
  /\b(?:other|another|external|online|any|third party|government|university|school|college|linkedin|indeed|glassdoor|google)\b/;

const isCareersSite = (text: string): boolean => {
  const name = NAMED_CAREERS_PATTERN.exec(toWords(text))?.[1];
  return name !== undefined && !NOT_EMPLOYERS_PATTERN.test(name);
};

/** The option for where the person heard of the job. @param employer words of the employer's name */
export function chooseSource(answer: string, options: readonly string[], employer: string): ChosenOption {
  const words = toWords(answer);
  if (isOwnSite(answer)) {
    const own = options.filter((text) => listParts(text).some(isOwnSite) || ON_OWN_SITE_PATTERN.test(toWords(text)));
    const named = own.length > 0 ? own : options.filter((text) => isNamedSite(text, employer));
    return onlyOne(named.length > 0 ? named : options.filter(isCareersSite), 'the employer’s own site');
  }
  const same = options.filter((text) => toWords(text).replace(SOURCE_NOISE, ' ').trim().replace(/\s+/g, ' ') === words);
  if (same.length === 1) return sure(same[0] ?? '', 'the same source');
  if (same.length > 1) return unsure('several options for the same source', same);
  return onlyOne(
    options.filter((text) => ` ${toWords(text)} `.includes(` ${words} `) && !PERSON_WORDS.test(toWords(text))),
    'the source is named in it',
  );
}
