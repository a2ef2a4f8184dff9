import type { extension } from '@foothold/contracts/extension';
import type { FieldDecision, FieldDescription, FieldKind } from '@foothold/core/form-fill';
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

export interface Failure {
  /** Of the server, or of the extension. */
  code: string;
  message: string;
}

export type { FieldDecision, FieldDescription };
