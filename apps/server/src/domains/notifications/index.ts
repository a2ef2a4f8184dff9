export type { Notifications } from './service.ts';
