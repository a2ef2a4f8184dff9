export type { NewNotification, Notifications } from './service.ts';
