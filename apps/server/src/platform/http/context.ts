import type { RequestActor } from '../actor.ts';

/** What a request reveals about its caller. */
export interface RequestContext {
  actor: RequestActor;
  /** Client IP address, for limits and the session list. */
  address: string;
  headers: Headers;
  /** The raw bytes of the body. */
  rawBody?: Buffer;
  /** Method of the original request. A page requested by `GET` calls endpoints on its behalf. */
  method: string;
  requestId: string;
  /** The endpoint that admitted this caller before the body was read. Access and limits without input are already checked and counted. */
  admittedEndpoint?: string;
  /** Adds a response header (cookies). */
  setHeader(name: string, value: string): void;
}
