import type { extension } from '@foothold/contracts/extension';
import type { packetFilling } from '@foothold/contracts/recruiting/packet-filling';
import type { FieldDecision, FieldDescription, FieldKind, LeftReason } from '@foothold/core/form-fill';
import type { PacketFieldState } from '@foothold/core/packet-form';
import type { z } from 'zod';

/** What an endpoint responds with. */
type OutputOf<E> = E extends { '~orpc': { outputSchema?: infer S } }
  ? S extends z.ZodType
    ? z.output<S>
    : never
  : never;

export type Status = OutputOf<typeof extension.status>;
export type PersonResponse = OutputOf<typeof extension.person>;
export type JobResponse = OutputOf<typeof extension.job>;
export type AddressesResponse = OutputOf<typeof extension.addresses>;

/** The job on a page, as far as the page says. Empty strings are unknown. */
export interface PageJob {
  url: string;
  title: string;
  company: string;
  place: string;
  description: string;
}

/** What became of a field, for review. */
export interface FieldResult {
  fieldId: string;
  label: string;
  kind: FieldKind;
  /** As far as they were known before a list opened. */
  options: readonly string[];
  decision: FieldDecision;
  /** What is in the field now, if it was filled. */
  text: string | null;
  /** Why it couldn't be filled although it was decided. Null if it was, or was left. */
  failure: string | null;
}

export interface FilledForm {
  host: string;
  results: FieldResult[];
  /** Forms in frames of other origins, which are never filled. */
  foreignFrames: string[];
  /** How many other forms of the page were left alone that ask for the same person. */
  otherForms: number;
  resume: { id: string; title: string; reason: string };
  resumes: { id: string; title: string }[];
  applicationId: string | null;
  job: PageJob;
}

/** What was in a form when the person submitted it. */
export interface SubmittedForm {
  host: string;
  fields: { label: string; value: string }[];
  submittedAt: string;
  job: PageJob;
  applicationId: string | null;
}

export type PacketChoice = OutputOf<typeof packetFilling.list>['packets'][number];
export type OpenedPacket = OutputOf<typeof packetFilling.open>;

/** The fields of a form with what they hold: null for what isn't read. Fields that hold nothing are missing. */
export interface HeldStep {
  fields: FieldDescription[];
  held: Record<string, string | null>;
}

/** What became of a field of a form that is filled in with a packet. */
export interface PacketRow {
  fieldId: string;
  label: string;
  state: PacketFieldState;
  /** Why the packet's value couldn't be written, or why there is none. Null if nothing is wrong. */
  failure: string | null;
  left: LeftReason | null;
}

export interface PacketForm {
  packet: { id: string; title: string; company: string; name: string };
  host: string;
  rows: PacketRow[];
  foreignFrames: string[];
  /** Labels of fields that differ in parts of the form that the recruiter has left. */
  differsBefore: string[];
  /** Whether the recruiter has submitted the form. */
  isSubmitted: boolean;
}

export type ReceiptInput = { kind: 'number' | 'email'; text: string } | { kind: 'screenshot' };

export interface Failure {
  /** Of the server, or of the extension. */
  code: string;
  message: string;
}

export type { FieldDecision, FieldDescription };
