export { KEEPER_JOBS, openSecret, rewrapSecrets, tellOfReveal } from './jobs.ts';
export { createKeeper } from './keeper/keeper.ts';
export { KeeperKeyError, makeKeeperKey, publicPartsOf, readKeeperKeys, readSealingKey } from './keeper/keys.ts';
