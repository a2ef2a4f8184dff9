import type { User } from '../../platform/actor.ts';

/** Only the member who owns an application may access it. */
export const ownsApplication = (actor: User, application: { user_id: string }) => application.user_id === actor.id;

/** Only the member who hid a listing or company may show it again. */
export const ownsHidden = (actor: User, hidden: { user_id: string }) => hidden.user_id === actor.id;

/** Only the member who imported a table may undo that. */
export const ownsImport = (actor: User, row: { user_id: string }) => row.user_id === actor.id;

/** Only the member who wrote an answer may read or change it. */
export const ownsAnswer = (actor: User, answer: { user_id: string }) => answer.user_id === actor.id;
