import { findSkills, skillById } from '../skills/index.ts';
import type { Sentence } from './sentences.ts';
import type { KnockoutKind, KnockoutQuestion } from './types.ts';

const PREFERRED = /\b(?:prefer(?:red|ably)?|a plus|desired|desirable|nice to have|helpful|bonus)\b/i;

const RULES: readonly { kind: KnockoutKind; pattern: RegExp; question: string }[] = [
  {
    kind: 'work-authorisation',
    pattern:
      /\b(?:authori[sz]ed to work|eligible to work|work authori[sz]ation|legal(?:ly)? (?:right|able|permitted) to work|visa sponsorship|sponsor(?:ship)? (?:for )?(?:a )?(?:work )?visas?|us citizens?|u\.s\. citizens?)\b/i,
    question: 'May you work in the United States as this job asks?',
  },
  {
    kind: 'clearance',
    pattern:
      /\b(?:security clearance|secret clearance|top secret|ts\/sci|public trust|active clearance|dod clearance)\b/i,
    question: 'Do you hold, or can you get, the clearance this job asks for?',
  },
  {
    kind: 'drivers-licence',
    pattern: /\b(?:driver'?s?’?s? licen[sc]e|driving licen[sc]e|clean driving record|reliable transportation)\b/i,
    question: 'Do you have the driving licence, record or transport this job asks for?',
  },
  {
    kind: 'lifting',
    pattern: /\b(?:lift|lifting|carry|move)\b[^.]{0,40}?\b\d{2,3}\s?(?:lbs?|pounds|#)/i,
    question: 'Can you do the lifting this job asks for, with accommodation where you need it?',
  },
  {
    kind: 'shift',
    pattern:
      /\b(?:(?:night|evening|weekend|overnight|second|third|2nd|3rd|rotating|graveyard) shifts?|(?:nights|weekends|evenings|holidays)\b[^.]{0,30}\b(?:required|must)|(?:must|able to|available to|ability to) (?:be able to )?work[^.]{0,40}(?:nights|weekends|evenings|holidays|overtime)|on[- ]call)\b/i,
    question: 'Can you work the hours this job asks for?',
  },
  {
    kind: 'travel',
    pattern:
      /\b(?:travel (?:is )?(?:up to|required|of)|up to \d{1,3}\s?% travel|\d{1,3}\s?% travel|(?:must|able|willing|willingness|ability) to travel)\b/i,
    question: 'Can you travel as much as this job asks?',
  },
  {
    kind: 'location',
    pattern:
      /\b(?:must (?:live|reside|be located|be based|be local|relocate)|on-?site (?:only|required)|no remote|local candidates only|must work on-?site|not (?:a )?remote)\b/i,
    question: 'Are you where this job needs you to be?',
  },
  {
    kind: 'age',
    pattern:
      /\b(?:(?:at least|minimum(?: age)?(?: of)?|must be) (?:18|19|21|25)\b(?![^.]{0,12}(?:months|hours|%|\$|per))|(?:18|21|25) years (?:of age|old|or older))/i,
    question: 'Are you of the age this job asks for?',
  },
  {
    kind: 'background-check',
    pattern:
      /\b(?:background (?:check|investigation|screening)|drug (?:test|screen|screening)|criminal (?:record|history|background)|fingerprint)/i,
    question: 'Are you willing to go through the checks this job asks for?',
  },
];

/** The yes-or-no hurdles one sentence sets; what is only preferred is none. */
export function knockoutsIn(sentence: Sentence, preferredSection: boolean): KnockoutQuestion[] {
  if (preferredSection || PREFERRED.test(sentence.text)) return [];
  const found: KnockoutQuestion[] = RULES.filter(({ pattern }) => pattern.test(sentence.text)).map(
    ({ kind, question }) => ({
      kind,
      question,
      quote: sentence.text,
    }),
  );
  return [...found, ...credentials(sentence)];
}

const CREDENTIAL_DEMAND =
  /\b(?:licen[sc]e[ds]?|licensure|certifi(?:ed|cation|cations)|required|must|current|active|valid|registered)\b/i;

function credentials(sentence: Sentence): KnockoutQuestion[] {
  if (!CREDENTIAL_DEMAND.test(sentence.text)) return [];
  const questions: KnockoutQuestion[] = [];
  for (const { skill } of findSkills(sentence.text)) {
    const entry = skillById(skill);
    if (entry?.kind === 'licence')
      questions.push({ kind: 'licence', question: `Do you hold this: ${entry.name}?`, skill, quote: sentence.text });
  }
  return questions;
}
