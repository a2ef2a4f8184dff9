export { createEngine } from './engine.ts';
export { removeFiles } from './jobs.ts';
export { resumesOfPerson } from './personal-data.ts';
export { resumesRoutes } from './routes.ts';
export { createResumes, type Resumes } from './service.ts';
