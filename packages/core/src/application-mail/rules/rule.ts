import type { MailKind } from '../types.ts';

/** What a sentence of a message says, and which sentences don’t say it although they have the words. */
export interface MailRule {
  kind: Exclude<MailKind, 'none'>;
  /** One strong sentence decides. Weak ones only support another, or leave the decision to a person. */
  strength: 'strong' | 'weak';
  pattern: RegExp;
  /** The rule doesn’t apply to a sentence with these words. */
  unless?: RegExp;
  /** Whether a condition, a possibility, or a question says it as well. */
  allows?: readonly ('condition' | 'hypothesis' | 'general' | 'question')[];
}

/** Compiles a pattern from parts that rules share. Spaces in it stand for one space. */
export const words = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw: strings.raw }, ...parts));

export const NOT = String.raw`(?:not|no longer|never|unable to|not able to|can not|decided against)`;
export const APPLICATION = String.raw`(?:application|candidacy|candidature|profile|resume|résumé|submission|cv|background)`;
export const JOB = String.raw`(?:position|role|job|opening|vacancy|requisition|opportunity|post|internship|spot|seat|fellowship|apprenticeship)`;
export const CALL = String.raw`(?:interviews?|phone screen(?:ing)?|screening call|screening|screen|phone call|video call|call|conversation|chat|meeting|on-?site|panel|discussion|virtual visit|site visit|superday|zoom|coffee chat|intro(?:ductory)? call|second round|final round|next round)`;
