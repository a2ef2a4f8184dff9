export { readApplicationMail } from './classify.ts';
export { type EmployerAddresses, isEmployerDomain } from './employer-domain.ts';
export { type ApplicationMatch, type KnownApplication, matchApplication } from './match-application.ts';
export { findHiringSystem, HIRING_SYSTEMS, type HiringSystem } from './systems.ts';
export {
  CERTAINTIES,
  type Certainty,
  type InterviewTime,
  MAIL_KINDS,
  type Mailbox,
  type MailEvent,
  type MailKind,
  type MailMessage,
  type MailReading,
} from './types.ts';
export { toInstant } from './zone-time.ts';
