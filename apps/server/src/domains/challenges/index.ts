export { loadChallenges } from './content.ts';
export { challengeDocuments } from './documents.ts';
export { challengesOfPerson } from './personal-data.ts';
export { challengesRoutes } from './routes.ts';
export { createChallenges } from './service.ts';
