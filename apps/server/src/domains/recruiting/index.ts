export { createCustody } from './custody/custody.ts';
export {
  CustodyKeyError,
  createCustodyKey,
  exportPublicParts,
  readCustodyKeys,
  readSealingKey,
} from './custody/keys.ts';
export { CUSTODY_JOBS, notifyOfReveal, openSecret, rewrapSecrets, URGENT_CUSTODY_JOBS } from './jobs.ts';
export type { Recruiting } from './service.ts';
export { CUSTODY, recruitingSettings } from './settings.ts';
