export { createApprovals, type ProofChecker } from './custody/approvals.ts';
export { createCustody } from './custody/custody.ts';
export {
  CustodyKeyError,
  createCustodyKey,
  exportPublicParts,
  readCustodyKeys,
  readSealingKey,
} from './custody/keys.ts';
export {
  approvePackets,
  CUSTODY_JOBS,
  notifyOfReveal,
  openSecret,
  packetsApproved,
  rewrapSecrets,
  URGENT_CUSTODY_JOBS,
} from './jobs.ts';
export type { Recruiting } from './service.ts';
export { CUSTODY, recruitingSettings } from './settings.ts';
