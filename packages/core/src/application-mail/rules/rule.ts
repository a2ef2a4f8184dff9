import type { MailKind } from '../types.ts';

/** What a sentence of a message says, and which sentences don’t say it although they have the words. */
export interface MailRule {
  kind: Exclude<MailKind, 'none'>;
  /**
   * One strong sentence decides. A fair one decides if no sentence is strong. Weak ones only support another, or leave the decision to a
   * person.
   */
  strength: 'strong' | 'fair' | 'weak';
  /** Set if a strong sentence of this rule isn’t enough to change an application without asking its member. */
  certainty?: 'likely';
  pattern: RegExp;
  /** The rule doesn’t apply to a sentence with these words. */
  unless?: RegExp;
  /** Whether a condition, a possibility, or a question says it as well. */
  allows?: readonly ('condition' | 'hypothesis' | 'general' | 'question')[];
}

/** Compiles a pattern from parts that rules share. Spaces in it stand for one space. */
export const words = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw: strings.raw }, ...parts));

export const NOT = '(?:not|no longer|never|unable to|not able to|can not|decided against)';
export const APPLICATION = '(?:application|candidacy|candidature|profile|resume|résumé|submission|cv|background)';
export const JOB =
  '(?:position|role|job|opening|vacancy|requisition|opportunity|post|internship|spot|seat|fellowship|apprenticeship)';
export const CALL =
  '(?:interviews?|phone screen(?:ing)?|screening call|screening|screen|phone call|video call|call|conversation|chat|meeting|on-?site|panel|discussion|virtual visit|site visit|superday|zoom|coffee chat|intro(?:ductory)? call|second round|final round|next round)';

/** A person who isn’t the reader. */
export const SOMEBODY =
  '(?:(?:an?other|a different|the other|the) (?:[\\w-]+ ){0,2}?(?:candidates?|applicants?|person|finalist|individual|baker|hire|colleague|contender|contestant|nominee)|an?other [\\w-]+|some(?:one|body)(?: else)?|other(?: [\\w-]+){0,2} (?:candidates?|applicants?|people|finalists)|others|an? (?:[\\w-]+ ){0,3}(?:candidate|applicant|insider|colleague|person) (?:who|with|whose|that|from|already)|an? (?:internal|external|existing|in-house|stronger|more [\\w-]+) (?:[\\w-]+ ){0,2}(?:candidate|applicant|hire|colleague|member|person)|(?:one|two|three|some|several) of (?:the )?other|candidates? (?:whose|who|with)|applicants? (?:whose|who|with)|one of our own)';
export const WHEN =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:on|by|at|for|the) \\d{1,2}(?:st|nd|rd|th)?\\b|\\d{1,2}(?::|\\.)\\d\\d|\\d{1,2} ?[ap]\\.?m\\b|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d|\\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)|tomorrow|today|next week)';
