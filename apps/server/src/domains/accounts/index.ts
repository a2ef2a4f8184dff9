export { type Assignment, actForAssigned } from './assigned.ts';
export { hasSession } from './auth.ts';
export { DEMO_ACCOUNTS } from './demo.ts';
export { SAMPLE_MEMBER } from './samples/people.ts';
export type { ApprovalEvidence, SigningMethod, SigningProof, SigningProofs } from './security/signing-proofs.ts';
export type { Accounts } from './service.ts';
export type { Account } from './viewer.ts';
