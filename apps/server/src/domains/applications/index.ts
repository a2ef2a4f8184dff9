export type { Applications } from './service.ts';
