import type { RevealRule, SecretEnd } from '@foothold/contracts/recruiting/choices';

declare module '../../../platform/audit/audit.ts' {
  interface AuditKinds {
    /** Null if the member has no recruiter from now on. */
    'assignment.changed': { recruiterId: string | null; recruiter: string | null };
    'consent.changed': { consent: string; given: boolean };
    'mailbox.stored': Record<never, never>;
    'mailbox.ended': { reason: SecretEnd };
    'mailbox.opened': { recruiterId: string; recruiter: string; reason: string; task: string };
    'mailbox.refused': { recruiterId: string | null; recruiter: string; reason: string; rule: RevealRule };
    'mailbox.failed': Record<never, never>;
    'registration.reviewed': { decision: 'start' | 'accept' | 'return'; note: string };
    'task.proposed': { what: string; needsMailbox: boolean };
    'task.approved': { until: string };
    'task.declined': { note: string };
    'task.withdrawn': Record<never, never>;
    'task.done': Record<never, never>;
  }
}
