import type { RequestActor } from '../actor.ts';

/** What a request knows about its caller. */
export interface RequestContext {
  actor: RequestActor;
  /** Client address, for limits and the session list. */
  address: string;
  headers: Headers;
  /** The bytes of the body, as they came. */
  rawBody?: Buffer;
  /** Of the request as it came: a page that is asked for by `GET` calls endpoints in the name of that. */
  method: string;
  requestId: string;
  /** The endpoint to which this caller was admitted before the body was read: access and limits without input are checked and counted. */
  admittedTo?: string;
  /** Adds a header to the answer (cookies). */
  setHeader(name: string, value: string): void;
}
