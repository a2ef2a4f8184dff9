import {
  CONSULTATION_TYPE_LABELS,
  type ConsultationRequest,
  type consultationRequestSchema,
  type InquiryKind,
  type SupportQuery,
  TIME_WINDOWS,
  URGENCIES,
  type waitlistSchema,
} from '@foothold/contracts/support';
import type { z } from 'zod';

export interface Answer {
  label: string;
  value: string;
}

/** A submitted form as staff see it. */
export interface IncomingInquiry {
  kind: InquiryKind;
  name: string;
  email: string;
  /** In the form's order, without empty fields. */
  answers: Answer[];
  /** Fields with the sender's own words, most relevant first. The first that isn't empty introduces the inquiry in lists. */
  reported: string[];
}

type Consultation = z.output<typeof consultationRequestSchema>;
type Waitlist = z.output<typeof waitlistSchema>;
type AnswerPairs = [label: string, value: string | boolean | undefined][];

export function fromSupportQuery({ firstName, lastName, email, query }: SupportQuery): IncomingInquiry {
  return {
    kind: 'support',
    ...normalizePerson(`${firstName} ${lastName}`, email),
    answers: toAnswers([['Question', query]]),
    reported: [query],
  };
}

export function fromConsultation(sent: Consultation): IncomingInquiry {
  return {
    kind: sent.form,
    ...normalizePerson(sent.fullName, sent.email),
    answers: toAnswers(CONSULTATION_LABELS[sent.form](sent)),
    reported: [sent.skills.replace(/^Message: /, ''), sent.goals, sent.targetRole, sent.currentRole],
  };
}

/** Three forms pack their own answers into the fields of one payload. They are unpacked here. */
const CONSULTATION_LABELS: Record<NonNullable<ConsultationRequest['form']>, (sent: Consultation) => AnswerPairs> = {
  consultation: (sent) => [
    ['Open position', sent.position],
    ['Consultation type', sent.consultationType && CONSULTATION_TYPE_LABELS[sent.consultationType]],
    ['Current role', sent.currentRole],
    ['Target role', sent.targetRole],
    ['Experience', sent.experience],
    ['Skills', sent.skills],
    ['Goals', sent.goals],
    ['Preferred date', sent.preferredDate],
    ['Preferred time', getWindowLabel(sent.preferredTime)],
    ['Agreed to the terms', sent.agreeToTerms],
  ],
  demo: (sent) => [
    ['Company or role', sent.currentRole],
    ['Request', sent.targetRole],
    ['Experience', sent.experience],
    ['Details', sent.skills],
    ['Notes', sent.goals],
    ['Preferred date', sent.preferredDate],
    ['Preferred time', getWindowLabel(sent.preferredTime)],
    ['Open position', sent.position],
    ['Agreed to the terms', sent.agreeToTerms],
  ],
  enterprise: (sent) => [
    ['Current role', sent.currentRole],
    ['Consultation type', sent.targetRole],
    ['Preferred time', sent.experience],
    ['Discussion', sent.skills],
    ['Additional notes', sent.goals],
    ['Preferred date', sent.preferredDate],
    ['Preferred part of the day', getWindowLabel(sent.preferredTime)],
    ['Open position', sent.position],
    ['Agreed to the terms', sent.agreeToTerms],
  ],
};

export function fromWaitlist(sent: Waitlist, plan: string): IncomingInquiry {
  return {
    kind: 'waitlist',
    ...normalizePerson(`${sent.firstName} ${sent.lastName}`, sent.email),
    answers: toAnswers([
      ['Plan', plan],
      ['Phone', sent.phone],
      ['Current role', sent.currentRole],
      ['Experience', sent.experience],
      ['Industry', sent.industry],
      ['Target role', sent.targetRole],
      ['Skills', sent.skills.join(', ')],
      ['Goals', sent.goals.join(', ')],
      ['Urgency', URGENCIES.find(({ id }) => id === sent.urgency)?.label],
      ['Additional information', sent.additionalInfo],
      ['Newsletter', sent.newsletter],
    ]),
    reported: [`${plan}: ${sent.currentRole} to ${sent.targetRole}`],
  };
}

/** Puts a name on one line and normalizes the address, so that the same person is recognized. */
const normalizePerson = (name: string, email: string) => ({ name: toOneLine(name), email: email.toLowerCase() });

const toAnswers = (pairs: AnswerPairs): Answer[] =>
  pairs
    .map(([label, value]) => ({ label, value: typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '') }))
    .filter(({ value }) => value !== '');

const getWindowLabel = (window: Consultation['preferredTime']) => TIME_WINDOWS.find(({ id }) => id === window)?.label;

const EXCERPT_LENGTH = 160;

/** The first words of the question, on one line. */
export function createExcerpt({ reported }: Pick<IncomingInquiry, 'reported'>): string {
  const emails = [...toOneLine(reported.find((text) => text !== '') ?? '')];
  return emails.length <= EXCERPT_LENGTH ? emails.join('') : `${emails.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`;
}

const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
