export type { Support } from './service.ts';
