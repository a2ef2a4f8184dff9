import type { RevealRule, SecretEnd } from '@foothold/contracts/recruiting/choices';
import type { ApprovalRefusal } from '@foothold/contracts/recruiting/packet-choices';

/** A packet by what identifies it. Its content is erased with the account and isn't repeated here. */
interface PacketDetail {
  hash: string;
  job: string;
}

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
    'packet.proposed': PacketDetail;
    /** The member changed it, which made another packet. */
    'packet.changed': PacketDetail & { replaces: string };
    'packet.approved': { hash: string; method: string; exception: boolean };
    'packet.refused': { rule: ApprovalRefusal };
    'packet.declined': { reason: string; text: string };
    'packet.withdrawn': Record<never, never>;
    /** The permission for recruiters was withdrawn. */
    'packet.ended': Record<never, never>;
    /** A recruiter opened an approved packet in the browser extension, to fill in a form on this host. */
    'packet.opened': { hash: string; job: string; host: string };
    'packet.submitted': { hash: string; receipt: string };
    'registration.reviewed': { decision: 'start' | 'accept' | 'return'; note: string };
    'task.proposed': { what: string };
    'task.approved': { until: string };
    'task.declined': { note: string };
    'task.withdrawn': Record<never, never>;
    'task.done': Record<never, never>;
  }
}
