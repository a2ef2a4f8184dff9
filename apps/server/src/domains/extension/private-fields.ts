import { findMemberOnlyKind } from '@foothold/core/answers';

/** What is never stored of a form, even if the member sends it: signatures and consents may be part of the record. */
const NEVER_STORED = new Set(['password', 'social-security', 'birth-date', 'voluntary-disclosure', 'criminal-history']);

/** The fields of a form that may be stored. */
export const withoutPrivateFields = <F extends { label: string }>(fields: readonly F[]): F[] =>
  fields.filter(({ label }) => !NEVER_STORED.has(findMemberOnlyKind(label) ?? ''));
