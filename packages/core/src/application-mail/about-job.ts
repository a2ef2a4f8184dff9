import { isEnglish } from './english.ts';
import { toPlainWords } from './plain-words.ts';
import { JOB_CONTEXT, OCCUPATION, SINGLE_OCCUPATION } from './rules/not-application.ts';
import { isHiringSystemAddress } from './systems.ts';
import type { NewestMessage } from './types.ts';

/** Words that say less than those of `JOB_CONTEXT`, but enough for the message of a person. */
const JOB_WORDS =
  /\b(?:applying|you applied|cvs?|gig|shifts?|hire[sd]?|vacanc(?:y|ies)|post of|equity|background check|drug (?:test|screen)|references|referees|selection (?:panel|committee|board)|superday|on-?site|take-home|assessments?|start date|per hour|an hour|base (?:pay|salary)|eligible list|graduate (?:programme|program|scheme)|trainees?|apprentice\w*|new hire|direct deposit|w-4|i-9|application form|shortlist\w*|mov(?:e|ing) forward with your|other (?:candidates|applicants)|written (?:test|exam\w*)|your (?:papers|dossier))\b|[$£€]\d[\d.,]*k? ?(?:\/|an?\b|per\b) ?h/i;

const JOB_SENDER =
  /\b(?:jobs?|careers?|hiring|recruit\w*|talent|hr|human resources|people (?:team|ops|operations)|staffing|applications?|employment|vacancies|resourcing)\b/;

const toTitleCase = (subject: string): string =>
  subject.toLowerCase().replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** Whether the message names a job or its sender is one who has jobs. Appointments and waiting lists have the same words otherwise. */
export function isAboutJob(message: NewestMessage, namesTitle: boolean): boolean {
  const { from, subject, text } = message;
  const whole = `${subject}\n${text}`;
  const sender = `${from.name} ${from.address.replaceAll(/[^a-z]+/g, ' ')}`.toLowerCase();
  return (
    JOB_CONTEXT.test(toPlainWords(whole)) ||
    JOB_SENDER.test(sender) ||
    JOB_WORDS.test(whole) ||
    OCCUPATION.test(whole) ||
    SINGLE_OCCUPATION.test(toTitleCase(subject)) ||
    SINGLE_OCCUPATION.test(text) ||
    isHiringSystemAddress(from.address) ||
    namesTitle ||
    !isEnglish(toPlainWords(whole))
  );
}
