import type { RequestActor } from '../actor.ts';

/** What a request knows about its caller. */
export interface RequestContext {
  actor: RequestActor;
  /** Client address, for limits and the session list. */
  address: string;
  headers: Headers;
  /** The body's raw bytes. */
  rawBody?: Buffer;
  /** Method of the original request: a page requested by `GET` calls endpoints on its behalf. */
  method: string;
  requestId: string;
  /**
   * The endpoint to which this caller was admitted before the body was read: access and limits without input have been checked and counted.
   */
  admittedEndpoint?: string;
  /** Adds a header to the answer (cookies). */
  setHeader(name: string, value: string): void;
}
