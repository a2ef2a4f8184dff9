import './audit/kinds.ts';

export { getHeadsFile } from './audit/heads.ts';
export { createApprovals, type ProofChecker } from './custody/approvals.ts';
export { createCustody } from './custody/custody.ts';
export { deriveHeadKeys } from './custody/head-keys.ts';
export {
  CustodyKeyError,
  createCustodyKey,
  exportPublicParts,
  readCustodyKeys,
  readSealingKey,
} from './custody/keys.ts';
export { createHeadSigner } from './custody/sign-head.ts';
export {
  approvePackets,
  CUSTODY_JOBS,
  exportAuditHeads,
  notifyOfReveal,
  openSecret,
  packetsApproved,
  rewrapSecrets,
  signAuditHead,
  URGENT_CUSTODY_JOBS,
} from './jobs.ts';
export type { Recruiting } from './service.ts';
export { CUSTODY, recruitingSettings } from './settings.ts';
