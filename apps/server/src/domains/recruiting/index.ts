export { CUSTODY_JOBS, notifyOfReveal, openSecret, rewrapSecrets } from './jobs.ts';
export { createCustody } from './keeper/keeper.ts';
export { CustodyKeyError, createCustodyKey, publicPartsOf, readCustodyKeys, readSealingKey } from './keeper/keys.ts';
