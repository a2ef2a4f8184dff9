export {
  expireSecrets,
  forgetAnswers,
  KEEPER_JOBS,
  openSecret,
  RECRUITING_JOBS,
  rewrapSecrets,
  tellOfReveal,
} from './jobs.ts';
export { createKeeper } from './keeper/keeper.ts';
export { KeeperKeyError, makeKeeperKey, publicPartsOf, readKeeperKeys, readSealingKey } from './keeper/keys.ts';
export { recruitingRoutes } from './routes.ts';
export { createSealer } from './sealing.ts';
export { createRecruiting } from './service.ts';
